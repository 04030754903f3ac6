"""Simulates a round in which all programmes are known, up to the next choice."""

from typing import Final

from mypy_extensions import i64

from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import NATURE
from coltexpress.games.superexpress.components import REFLEX
from coltexpress.games.superexpress.moves import PROGRAMMES, Programme
from coltexpress.games.superexpress.phases.steps import STEALIN
from coltexpress.games.superexpress.pieces import ABOARD
from coltexpress.games.superexpress.state import SuperState

NOTHING: Final = 0  # the programme without any card


def simulate_round(board: SuperState, profile: list[int], dice: Dice, quiet: bool = True) -> SuperState:
    """A copy of the board after a round with these programmes (packed, by seat), with its loot card revealed."""
    twin = board.copy()
    twin.quiet = quiet
    twin.answers = []
    twin.step = STEALIN
    for bandit in twin.gang:
        if bandit.gone == ABOARD:
            bandit.programme = profile[bandit.seat]
    go_on(twin)
    question = twin.question
    if question is not None and question.seat == NATURE:
        question.answer(twin, NATURE, question.sample(twin, dice))
        go_on(twin)
    return twin


def go_on(board: SuperState) -> None:
    """Advance the game after the current question was answered."""
    board.question = None
    board.advance()


def programmes(board: SuperState) -> list[Programme]:
    """The programmes that every seat may choose from."""
    return [programme for programme in PROGRAMMES[board.hand >> REFLEX] if isinstance(programme, Programme)]


def aboard(board: SuperState) -> list[int]:
    """The seats whose bandits are on the train."""
    return [int(bandit.seat) for bandit in board.gang if bandit.gone == ABOARD]


def loot_cards(board: SuperState, seat: i64) -> i64:
    loot = board.gang[seat].loot
    number: i64 = 0
    while loot:
        loot &= loot - 1
        number += 1
    return number
