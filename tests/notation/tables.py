"""Three small tables to spoil, and what must hold of every table that a text gives."""

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

from coltexpress.core.dice import Dice
from coltexpress.core.errors import NotationError
from coltexpress.express.position import parse_position
from coltexpress.express.state import ExpressState
from support.games import random_step, viewers

SOLO: Final = """\
express standard
round 2 | bridge | schemin
locomotive |       | strongbox
mail       | belle | doc, jewel, 2 purses
saloon     |       | tuco
dining     |       |
belle | bullets 6 | wounds 1 | holds open purse 250
doc   | bullets 5 | wounds 0 | holds jewel, purse 300, purse 250
tuco  | bullets 6 | wounds 0 | holds nothing
cards belle | hand move, fire, bullet
cards doc   | hand robbery, punch
cards tuco  | hand fire, marshal
box | neutral 12 | strongbox
"""
TEAMS: Final = """\
express expert
round 2 | bridge | schemin
locomotive |       | strongbox
mail       | belle | doc, jewel, 2 purses
saloon     |       | tuco
dining     |       | ghost
baggage    |       |
belle
doc   | with belle
tuco
ghost | with tuco
"""
SET_UP: Final = """\
express expert
set-up | players 2 | bandits tuco, doc, belle, ghost | train mail, saloon, dining, baggage | first 0 | ask places
"""


def edited(table: str, *edits: tuple[str, str]) -> str:
    """The table with each first text replaced by the second, once; an empty first text: added at the end."""
    for old, new in edits:
        assert old in table, old
        table = table.replace(old, new, 1) if old else table + new
    return table


@contextmanager
def no_longer_than(seconds: int) -> Iterator[None]:
    """A hang is a failure like any other."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise TimeoutError(f"still busy after {seconds} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def has_null(value: Any) -> bool:
    if isinstance(value, dict):
        return any(each is None or has_null(each) for each in value.values())
    return any(each is None or has_null(each) for each in value) if isinstance(value, list) else False


def check_notation(state: ExpressState) -> None:
    text = state.notation()
    assert parse_position(text, settle=False).notation() == text


def play(state: ExpressState, dice: Dice, decisions: int) -> None:
    for _ in range(decisions):
        if not state.to_act():
            assert state.outcome() is not None
            return
        state.apply(*random_step(state, dice))


def check_table(state: ExpressState, dice: Dice, decisions: int = 40) -> None:
    """A table that can be printed, seen, imagined and played."""
    check_notation(state)
    for viewer in viewers(state):
        view = state.view(viewer)
        json.dumps(view, allow_nan=False)
        assert not has_null(view)
    for seat in range(state.options.seats):
        imagined = state.determinize(seat, dice)
        assert imagined.view(seat) == state.view(seat)
        play(imagined, dice, decisions)
        check_notation(imagined)


def check_refusal(error: NotationError, text: str) -> None:
    assert error.key.startswith("notation-")
    assert 1 <= error.line <= len(text.splitlines()) + 1
    assert 1 <= error.column <= len(text) + 1


def read_or_refuse(text: str, seed: int = 0) -> bool:
    """Whether the text is a position. If it is, the table must work; if not, the refusal must say where."""
    dice = Dice(seed)
    with no_longer_than(20):
        try:
            state = parse_position(text, settle=False)
        except NotationError as error:
            check_refusal(error, text)
            return False
        check_notation(state)
        for viewer in viewers(state):
            state.view(viewer)
        check_table(parse_position(text), dice)
        settled = parse_position(text)
        play(settled, dice, 40)
        check_notation(settled)
    return True
