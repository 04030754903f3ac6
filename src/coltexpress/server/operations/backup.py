"""Backup of the database and export of finished games, also while a server is running."""

import asyncio
import os
import sqlite3
import zipfile
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from coltexpress.engine.errors import ColtError
from coltexpress.engine.play.record import Record
from coltexpress.server.errors import Refusal
from coltexpress.server.operations.preflight import database_url, unusable
from coltexpress.server.storage.store import Store
from coltexpress.tables.seating import Seating, bots, game_of
from coltexpress.tables.stored import StoredTurn, TableRow

ARCHIVE: Final = "games.zip"
_AT_ONCE: Final = 100


def backup(database: str, path: Path) -> None:
    """Copy an SQLite database to a file readable by its owner only: it contains seeds and identities."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        raise ColtError("backup-postgresql")
    source = file_of(url)
    if path.exists():
        raise ColtError("backup-exists", path=str(path))
    beside = path.parent / f"{path.name}.new"
    try:
        beside.unlink(missing_ok=True)
        os.close(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError:
        raise ColtError("file-unwritable", path=str(path)) from None
    try:
        _copy(source, beside)
        with beside.open("rb") as file:
            os.fsync(file.fileno())
        beside.rename(path)
    except sqlite3.Error as error:
        raise unusable(url, error) from None
    except OSError:
        raise ColtError("file-unwritable", path=str(path)) from None
    finally:
        for each in (beside, Path(f"{beside}-wal"), Path(f"{beside}-shm")):
            each.unlink(missing_ok=True)


def file_of(url: URL) -> Path:
    """The existing file of an SQLite database."""
    path = Path(str(url.database))
    if not path.is_file():
        raise ColtError("database-missing", path=str(path))
    return path


def _copy(source: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True, timeout=30)) as theirs,
        closing(sqlite3.connect(target)) as ours,
    ):
        theirs.execute("SELECT 1 FROM turns LIMIT 1").fetchone()  # fails if it is not a database of this server
        theirs.backup(ours)  # in one step: consistent, and without blocking writers
        found = ours.execute("PRAGMA quick_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)


def export(database: str, directory: Path, zipped: bool) -> tuple[int, int]:
    """Export finished games as <id>.json and optionally a ZIP. Returns the numbers of exported and skipped games."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        file_of(url)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        kept, skipped = asyncio.run(_export(database, directory))
        if zipped:
            _zip(directory / ARCHIVE, kept)
    except Refusal as error:
        raise unusable(url, error.__cause__ or error) from None
    except OSError:
        raise ColtError("export-directory", path=str(directory)) from None
    return len(kept), skipped


async def _export(database: str, directory: Path) -> tuple[list[Path], int]:
    store = Store(database)  # not opened: no migration while a server may be running
    kept: list[Path] = []
    skipped = 0
    try:
        async for row in _finished(store):
            path = directory / f"{row.id}.json"
            if not path.exists():
                record = record_of(row, await store.turns_since(row.id, 0))
                if record is None:
                    skipped += 1
                    continue
                _write(path, record.to_json().encode())
            kept.append(path)
    finally:
        await store.close()
    return kept, skipped


async def _finished(store: Store) -> AsyncIterator[TableRow]:
    last = ""
    while rows := await store.finished(last, _AT_ONCE):
        for row in rows:
            yield row
        last = rows[-1].id


def record_of(row: TableRow, turns: Sequence[StoredTurn]) -> Record | None:
    """The record of a finished game; None if its rules version is not supported."""
    if not row.rules_known:
        return None
    seating = Seating.from_row(row)
    return game_of(seating, row.rules_version, row.seed, turns).record(bots(seating))


def _write(path: Path, content: bytes) -> None:
    beside = path.parent / f"{path.name}.new"
    beside.write_bytes(content)
    beside.replace(path)


def _zip(path: Path, records: Sequence[Path]) -> None:
    beside = path.parent / f"{path.name}.new"
    with zipfile.ZipFile(beside, "w", zipfile.ZIP_DEFLATED) as archive:
        for record in records:
            archive.write(record, record.name)
    beside.replace(path)
