"""Positions and moves as text."""

from textwrap import dedent
from typing import Any

from coltexpress.core.protocol import NATURE
from coltexpress.express.events import Event
from coltexpress.express.moves import parse_move
from coltexpress.express.position import parse_position
from coltexpress.express.rounds import advance
from coltexpress.express.state import ExpressState


def position(text: str) -> ExpressState:
    """The table as written, with nothing done yet: use `run` to let it go on."""
    return parse_position(dedent(text), settle=False)


def run(state: ExpressState) -> list[Event]:
    """Go on to the next choice; all that happened."""
    state.events = []
    advance(state)
    return state.events


def seat_of(state: ExpressState, bandit: str) -> int:
    seat: int = state.view(None)["bandits"][bandit]["seat"]
    return seat


def do(state: ExpressState, *moves: str) -> list[Event]:
    """Make these moves, each by whoever is to act (the first, if several are); all that happened."""
    events: list[Event] = []
    for text in moves:
        move = parse_move(text)
        seats = state.to_act()
        assert seats, "the game is over"
        fitting = [seat for seat in seats if seat == NATURE or move in state.legal_moves(seat)]
        events += state.apply(fitting[0] if fitting else seats[0], move)
    return events


def legal(state: ExpressState) -> list[str]:
    """What the one who is to act may do."""
    (seat,) = state.to_act()
    return [str(move) for move in state.legal_moves(seat)]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The data of the events of one kind."""
    return [event.data() for event in events if event.kind == kind]


def where(state: ExpressState, bandit: str) -> str:
    """ "2 roof", "0 inside"."""
    seen = state.view(None)["bandits"][bandit]
    return f"{seen['car']} {'roof' if seen['roof'] else 'inside'}"
