"""In which version of the protocol an archived game is told; all there are until now: version 1."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("archives", sa.Column("protocol", sa.Integer, nullable=False, server_default="1"))
