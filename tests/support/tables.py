"""Positions and moves of both games as text."""

from textwrap import dedent

import coltexpress
from coltexpress.engine.contract import NATURE, State
from coltexpress.engine.events import Event
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.state import BaseState
from coltexpress.games.express.state import ExpressState
from coltexpress.games.superexpress.state import SuperState


def position(text: str) -> State:
    """Parse a position without advancing it (see `run`). The first word is the game."""
    return coltexpress.game(text.split(maxsplit=1)[0]).parse_position(dedent(text), advance=False)


def express_position(text: str) -> ExpressState:
    """The same for Colt Express."""
    return coltexpress.express.parse_position(dedent(text), advance=False)


def super_position(text: str) -> SuperState:
    """The same for Colt Super Express."""
    return coltexpress.superexpress.parse_position(dedent(text), advance=False)


def run(state: State) -> list[Event]:
    """Advance to the next choice; return all events."""
    assert isinstance(state, BaseState)
    state.events = []
    state.advance()
    return state.events


def seat_of(state: State, bandit: str) -> int:
    seat: int = state.view(None)["bandits"][bandit]["seat"]
    return seat


def do(state: State, *moves: str) -> list[Event]:
    """Make these moves, each by the (first) acting seat; return all events."""
    events: list[Event] = []
    for text in moves:
        move = coltexpress.game(state.slug).parse_move(text)
        seats = state.to_act()
        assert seats, "the game is over"
        fitting = [seat for seat in seats if seat == NATURE or move in state.legal_moves(seat)]
        events += state.apply(fitting[0] if fitting else seats[0], move)
    return events


def legal(state: State) -> list[str]:
    """The legal moves of the acting seat."""
    (seat,) = state.to_act()
    return [str(move) for move in state.legal_moves(seat)]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def data_of(events: list[Event], kind: str) -> list[JsonObject]:
    """The data of all events of one kind."""
    return [event.data() for event in events if event.kind == kind]


def where(state: State, bandit: str) -> str:
    """ "2 roof", "0 inside"."""
    seen = state.view(None)["bandits"][bandit]
    return f"{seen['car']} {'roof' if seen['roof'] else 'inside'}"
