"""Migrates the database to the current schema (Alembic) when the server starts."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from coltexpress.server.storage.database import Database

_LOCK = 4_017_210  # arbitrary lock id: serializes migrations of processes that start together


class NewerDatabase(Exception):
    """The database was created by a newer version of the server."""


_MIGRATIONS = Path(__file__).parent / "migrations"


def _is_current(connection: Connection) -> bool:
    """Whether the latest migration is applied. Checked without Alembic, whose import is slow."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    last = max(file.stem.partition("_")[0] for file in (_MIGRATIONS / "versions").glob("*.py"))
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [last]


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    else:
        connection.execute(text("BEGIN IMMEDIATE"))  # otherwise each statement is its own transaction
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


def differences(connection: Connection) -> list[object]:
    """Differences between the migrated database and the schema; for tests."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from coltexpress.server.storage.schema import METADATA

    return list(compare_metadata(MigrationContext.configure(connection), METADATA))
