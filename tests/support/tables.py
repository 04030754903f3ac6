"""Positions and moves of both games as text."""

from textwrap import dedent
from typing import Any

import coltexpress
from coltexpress.engine.contract import NATURE
from coltexpress.engine.events import Event
from coltexpress.games.express.state import ExpressState


def position(text: str) -> Any:
    """Parse a position without advancing it (see `run`). The first word is the game."""
    return coltexpress.game(text.split(maxsplit=1)[0]).parse_position(dedent(text), advance=False)


def express_position(text: str) -> ExpressState:
    """The same for Colt Express."""
    state: ExpressState = position(text)
    return state


def run(state: Any) -> list[Event]:
    """Advance to the next choice; return all events."""
    state.events = []
    state.advance()
    events: list[Event] = state.events
    return events


def seat_of(state: Any, bandit: str) -> int:
    seat: int = state.view(None)["bandits"][bandit]["seat"]
    return seat


def do(state: Any, *moves: str) -> list[Event]:
    """Make these moves, each by the (first) acting seat; return all events."""
    events: list[Event] = []
    for text in moves:
        move = coltexpress.game(state.slug).parse_move(text)
        seats = state.to_act()
        assert seats, "the game is over"
        fitting = [seat for seat in seats if seat == NATURE or move in state.legal_moves(seat)]
        events += state.apply(fitting[0] if fitting else seats[0], move)
    return events


def legal(state: Any) -> list[str]:
    """The legal moves of the acting seat."""
    (seat,) = state.to_act()
    return [str(move) for move in state.legal_moves(seat)]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def data_of(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The data of all events of one kind."""
    return [event.data() for event in events if event.kind == kind]


def where(state: Any, bandit: str) -> str:
    """ "2 roof", "0 inside"."""
    seen = state.view(None)["bandits"][bandit]
    return f"{seen['car']} {'roof' if seen['roof'] else 'inside'}"
