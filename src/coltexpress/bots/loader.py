"""Finds a bot by what is typed: a built-in level, `path/to/mine.py:MyBot` or `package.module:MyBot`."""

import hashlib
import importlib
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Final

from coltexpress.bots.bot import Bot
from coltexpress.bots.levels import BUILTIN, level
from coltexpress.engine.errors import ColtError

LONGEST: Final = 200  # of what is shown of somebody else's mistake
OUTSIDE_SECONDS: Final = 1.0
"""What a bot from outside may think for one decision, unless told otherwise."""
STAND_IN: Final = "rustler"
"""Who steps in for a bot from outside."""


def is_outside(spec: str) -> bool:
    """Whether this names a bot that is not built in. `level` refuses what is neither."""
    return spec not in BUILTIN and ":" in spec


def seconds_of(spec: str) -> float:
    """What this bot may think for one decision, unless told otherwise."""
    return OUTSIDE_SECONDS if is_outside(spec) else level(spec).seconds


def below(spec: str) -> str | None:
    """Who steps in if this bot fails."""
    return STAND_IN if is_outside(spec) else level(spec).below


def find_bot(spec: str) -> Callable[[], Bot]:
    """What makes the bot, anew for each game. A bot from outside is loaded, which runs its code."""
    if not is_outside(spec):
        return level(spec).make
    where, _, name = spec.rpartition(":")
    try:
        module = load_file(Path(where)) if where.endswith(".py") else importlib.import_module(where)
    except (Exception, SystemExit) as error:
        if isinstance(error, ColtError):
            raise
        raise ColtError("bot-import", value=where[:LONGEST], problem=said(error)) from error
    found = getattr(module, name, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise ColtError("bot-class", value=where[:LONGEST], name=name[:LONGEST])
    make: Callable[[], Bot] = found
    return make


def load_file(path: Path) -> ModuleType:
    """The module in this file, under a name of its own; the same file again is the same module."""
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
        sys.path.append(str(path.parent))  # what lies beside it can be imported, and hides nothing
    sys.modules[name] = module
    try:
        found.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def said(error: BaseException) -> str:
    """ "ValueError: what it says", in one line, and not too long."""
    kind = type(error).__name__
    try:
        text = legible(str(error))
    except Exception:  # noqa: BLE001 - it is somebody else's, and may fail to say what it is
        text = ""
    return (f"{kind}: {text}" if text else kind)[:LONGEST]


def legible(text: str) -> str:
    """What somebody else wrote, in one line, without anything that a terminal would obey."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
