"""Reads and writes records. Writing is atomic: after a crash the file has either the old or the new content."""

import os
from pathlib import Path

from coltexpress.engine.errors import ColtError
from coltexpress.engine.play.record import Record, parse_record

LARGEST = 20_000_000  # bytes


def read_record(path: Path) -> Record:
    return parse_record(read_text(path))


def read_text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise ColtError("file-unreadable", path=str(path))
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ColtError("file-missing", path=str(path)) from None
    except (OSError, ValueError):
        raise ColtError("file-unreadable", path=str(path)) from None


def write_record(path: Path, record: Record) -> None:
    """Write a record. When this returns, the data is on the disk."""
    beside = path.parent / f"{path.name}.new"
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(record.to_json())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except (OSError, ValueError):
        if is_file(beside):
            beside.unlink()
        raise ColtError("file-unwritable", path=str(path)) from None


def is_file(path: Path) -> bool:
    """Whether the file exists; False for invalid paths, too."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
