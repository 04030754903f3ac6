"""Loads a bot by its spec: a built-in level, `path/to/mine.py:MyBot` or `package.module:MyBot`."""

import hashlib
import importlib
import importlib.util
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Final

from coltexpress.bots.bot import Bot
from coltexpress.bots.levels import BUILTIN, level
from coltexpress.engine.errors import LONGEST_QUOTE, ColtError, one_line
from coltexpress.engine.moves import Move

LONGEST_NAME: Final = 60
"""Maximum length of a quoted file name."""
EXTERNAL_SECONDS: Final = 1.0
"""Default time limit for one decision of an external bot."""
EXTERNAL_FALLBACK: Final = "rustler"
"""The level that replaces an external bot that fails."""


def is_external(spec: str) -> bool:
    """Whether the spec names an external bot. `level` rejects specs that are neither external nor built in."""
    return spec not in BUILTIN and ":" in spec


def seconds_of(spec: str) -> float:
    """The bot's default time limit for one decision."""
    return EXTERNAL_SECONDS if is_external(spec) else level(spec).seconds


def fallback_of(spec: str) -> str | None:
    """The level that replaces this bot if it fails."""
    return EXTERNAL_FALLBACK if is_external(spec) else level(spec).fallback


def find_bot(spec: str) -> Callable[[], Bot]:
    """A factory that makes a new bot for each game. Loading an external bot runs its module."""
    if not is_external(spec):
        return level(spec).make
    where, _, name = spec.rpartition(":")
    try:
        module = load_file(Path(where)) if where.endswith(".py") else importlib.import_module(where)
    except (Exception, SystemExit) as error:
        if isinstance(error, ColtError):
            raise
        raise ColtError("bot-import", value=where[:LONGEST_QUOTE], problem=describe_error(error)) from error
    found = getattr(module, name, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise ColtError("bot-class", value=where[:LONGEST_QUOTE], name=name[:LONGEST_QUOTE])
    make: Callable[[], Bot] = found
    return make


def load_file(path: Path) -> ModuleType:
    """The module in this file, under a unique name. Loading the same file again returns the same module."""
    path = path.resolve()
    if not path.is_file():
        raise ColtError("bot-file", path=str(path))
    name = f"coltexpress_bot_{hashlib.sha256(bytes(path)).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    found = importlib.util.spec_from_file_location(name, path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # last, so that the bot's neighbours shadow no other module
    sys.modules[name] = module
    try:
        found.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def describe_error(error: BaseException) -> str:
    """The error as "ValueError: message (mine.py:12)", in one line of at most LONGEST_QUOTE characters."""
    kind = type(error).__name__
    try:
        text = one_line(str(error))
    except Exception:  # noqa: BLE001 - external code: its __str__ may fail
        text = ""
    where = raised_at(error)
    return (f"{kind}: {text}" if text else kind)[: LONGEST_QUOTE - len(where)] + where


def raised_at(error: BaseException) -> str:
    """The file and line of the last frame that is neither in this package nor in Python's library, as " (mine.py:12)".

    The directory is omitted, because it is private.
    """
    where = ""
    for frame, line in traceback.walk_tb(error.__traceback__):
        package = str(frame.f_globals.get("__name__")).partition(".")[0]
        if package != "coltexpress" and package not in sys.stdlib_module_names:
            where = f" ({one_line(Path(frame.f_code.co_filename).name)[:LONGEST_NAME]}:{line})"
    return where


def objection(answer: object) -> str:
    """Why the result of `choose` cannot be a legal move; empty if it is a move."""
    return "" if isinstance(answer, Move) else f"choose returned {type(answer).__name__}, not a Move"[:LONGEST_QUOTE]
