"""Stores the finished games of a contest in a directory, so that it can be resumed.

header.json describes the contest, games.jsonl has a line for each finished game. The last line may be incomplete if the
program was killed while writing; that game is played again.
"""

import json
import os
from pathlib import Path
from typing import IO, Final, Self

from coltexpress.arena.contest import Contest
from coltexpress.arena.results import GameResult, parse_result
from coltexpress.engine.errors import ColtError
from coltexpress.engine.json_types import JsonObject

HEADER: Final = "header.json"
GAMES: Final = "games.jsonl"


class Journal:
    """The finished games of a contest by number. Without a directory they are stored in memory only."""

    def __init__(self, contest: Contest, directory: Path | None) -> None:
        self.games: dict[int, GameResult] = {}
        self._file = None
        if directory is None:
            return
        try:
            directory.mkdir(parents=True, exist_ok=True)
            self._check(directory / HEADER, contest.header())
            self._file = (directory / GAMES).open("a+b")
            lock(self._file, directory)
            self._read(directory / GAMES)
        except (OSError, ValueError):
            self.close()
            raise ColtError("arena-directory", path=str(directory)) from None
        except ColtError:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def keep(self, result: GameResult) -> None:
        """Store a result; it is synced to the disk on return."""
        self.games[result.number] = result
        if self._file is None:
            return
        try:
            self._file.write(json.dumps(result.to_json(), separators=(",", ":")).encode() + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError:  # the disk is full or was removed
            raise ColtError("file-unwritable", path=str(self._file.name)) from None

    def _check(self, path: Path, header: JsonObject) -> None:
        """Write the header, or check that the directory belongs to the same contest."""
        if not path.exists():
            temporary = path.with_suffix(".new")
            temporary.write_text(json.dumps(header, indent=1) + "\n", encoding="utf-8")
            temporary.replace(path)
            return
        stored = json.loads(path.read_text(encoding="utf-8"))
        for field, wanted in header.items():
            found = stored.get(field) if isinstance(stored, dict) else None
            if found != wanted and field == "fingerprints" and isinstance(found, list) and len(found) == len(wanted):
                changed = next(bot for bot, old, new in zip(header["bots"], found, wanted, strict=True) if old != new)
                raise ColtError("arena-bot-changed", path=str(path.parent), bot=changed)
            if found != wanted:
                raise ColtError(
                    "arena-other", path=str(path.parent), field=field, found=_shown(found), wanted=_shown(wanted)
                )

    def _read(self, path: Path) -> None:
        assert self._file is not None
        self._file.seek(0)
        end = 0
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                break
            try:
                result = parse_result(json.loads(line))
            except (ValueError, KeyError, TypeError):
                raise ColtError("arena-journal", path=str(path), line=number) from None
            self.games[result.number] = result
            end += len(line)
        self._file.truncate(end)


def lock(file: IO[bytes], directory: Path) -> None:
    """Take an exclusive lock on a file while it is open."""
    try:
        import fcntl
    except ModuleNotFoundError:  # not on Windows: no protection there
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ColtError("arena-busy", path=str(directory)) from None


def _shown(value: object) -> str:
    return json.dumps(value)[:200]
