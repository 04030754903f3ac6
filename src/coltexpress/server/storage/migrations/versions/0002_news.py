"""Columns for lists of games: last change, round, winners. For older games only the time is filled in."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("changed", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("winners", sa.Text, nullable=False, server_default="[]"))
    op.execute(
        "UPDATE tables SET changed = COALESCE((SELECT at FROM turns WHERE table_id = tables.id"
        " AND number = tables.version - 1), created)"
    )
