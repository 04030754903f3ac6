"""Protocol version of archived games; existing ones have version 1."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("archives", sa.Column("protocol", sa.Integer, nullable=False, server_default="1"))
