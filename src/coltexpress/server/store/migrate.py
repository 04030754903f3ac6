"""Brings a database to what this version of the server needs (alembic), when it starts."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

_LOCK = 4_017_210  # any number of ours: two processes that start together migrate one after the other


def _configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    else:
        connection.execute(text("BEGIN IMMEDIATE"))  # else each statement would be a transaction of its own
    command.upgrade(_configuration(connection), "head")


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def differences(connection: Connection) -> list[Any]:
    """Where the migrations and the schema disagree; for a test."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from coltexpress.server.store.schema import METADATA

    return list(compare_metadata(MigrationContext.configure(connection), METADATA))
