"""Brings a database to what this version of the server needs (alembic), when it starts."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text

from coltexpress.server.storage.database import Database

_LOCK = 4_017_210  # any number of ours: two processes that start together migrate one after the other


class NewerDatabase(Exception):
    """It was made by a later version of the server."""


_MIGRATIONS = Path(__file__).parent / "migrations"


def _is_current(connection: Connection) -> bool:
    """Whether the last migration has been made; to know that, alembic need not be loaded, which takes a while."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    last = max(file.stem.partition("_")[0] for file in (_MIGRATIONS / "versions").glob("*.py"))
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [last]


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    else:
        connection.execute(text("BEGIN IMMEDIATE"))  # else each statement would be a transaction of its own
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise NewerDatabase from error


async def migrate(database: Database) -> None:
    if not await database.read(_is_current):
        await database.write(_upgrade)


def differences(connection: Connection) -> list[Any]:
    """Where the migrations and the schema disagree; for a test."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from coltexpress.server.storage.schema import METADATA

    return list(compare_metadata(MigrationContext.configure(connection), METADATA))
