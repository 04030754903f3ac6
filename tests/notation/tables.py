"""Small positions of both games for edits, and checks of every position that was read."""

import json
from typing import Final

import coltexpress
from coltexpress.engine.contract import Game, State
from coltexpress.engine.errors import NotationError
from coltexpress.engine.play.dice import Dice
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
SUPER: Final = """\
super
round 2 | schemin | first doc
locomotive |              | <belle
car 1      | tuco>, (doc>)|
car 2      |              | mei>, <ghost
car 3      |              |
car 4      |              |
belle
doc   | holds 345
tuco
mei
ghost
"""
DUEL: Final = """\
super reflex horse
round 2 | stealin | card 2 | done 1 | first belle
locomotive |       |
car 1      | <doc  |
car 2      |       | (belle>)
car 3      |       |
belle    | holds 389, 301 | played move fire | programme horse
cheyenne | riding         | played move      | programme horse reflex
doc      | played turn    | programme fire reflex
tuco     | out 1          | played move
"""
CHOOSING: Final = """\
super horse
round 3 | schemin | first belle
locomotive | <belle |
car 1      |        | doc>, <tuco
belle | holds 356
doc
tuco  | holds 312
mei   | out 1
asks | programme
answers | programme move fire turn | ? | ? | -
"""
CASTING: Final = """\
super reflex
set-up | players 4 | bandits mei, ?, tuco, ? | first 3
"""

STEALIN = ("schemin", "stealin")
"""An edit for `edited`."""


def edited(table: str, *edits: tuple[str, str]) -> str:
    """The position with each first text replaced once by the second; an empty first text: appended."""
    for old, new in edits:
        assert old in table, old
        table = table.replace(old, new, 1) if old else table + new
    return table


def has_null(value: object) -> bool:
    if isinstance(value, dict):
        return any(each is None or has_null(each) for each in value.values())
    return any(each is None or has_null(each) for each in value) if isinstance(value, list) else False


def rules_of(text: str) -> Game:
    """The game named by the first word."""
    return coltexpress.game(text.split(maxsplit=1)[0])


def check_notation(state: State) -> None:
    """Check that the notation round-trips, with the same text and views."""
    text = state.notation()
    again = coltexpress.game(state.slug).parse_position(text, advance=False)
    assert again.notation() == text
    assert [again.view(viewer) for viewer in viewers(state)] == [state.view(viewer) for viewer in viewers(state)]


LONG_ENOUGH: Final = {"express": 40, "super": 1000}
"""The number of random moves from a position; enough to end Colt Super Express."""


def play(state: State, dice: Dice) -> None:
    for _ in range(LONG_ENOUGH[state.slug]):
        if not state.to_act():
            assert state.outcome() is not None
            return
        state.apply(*random_step(state, dice))
    assert state.slug != "super", "the game did not end"


def check_table(state: State, dice: Dice) -> None:
    """Check that a state can be printed, viewed, determinized and played."""
    check_notation(state)
    for viewer in viewers(state):
        view = state.view(viewer)
        json.dumps(view, allow_nan=False)
        assert not has_null(view)
    for viewer in viewers(state):
        resampled = state.determinize(viewer, dice)
        assert resampled.view(viewer) == state.view(viewer)
        check_notation(resampled)
        play(resampled, dice)
        check_notation(resampled)


def check_refusal(error: NotationError, text: str) -> None:
    assert error.key.startswith("notation-")
    assert 1 <= error.line <= len(text.splitlines()) + 1
    assert 1 <= error.column <= len(text) + 1


def read_or_refuse(text: str, seed: int = 0) -> bool:
    """Whether the text is a position. If so, it must be usable; otherwise the refusals must name the place."""
    return sum(read_as(game, text, seed) for game in coltexpress.all_games()) > 0


def read_as(game: Game, text: str, seed: int) -> bool:
    dice = Dice(seed)
    try:
        state = game.parse_position(text, advance=False)
    except NotationError as error:
        check_refusal(error, text)
        return False
    check_notation(state)
    check_table(game.parse_position(text), dice)
    settled = game.parse_position(text)
    play(settled, dice)
    check_notation(settled)
    return True
