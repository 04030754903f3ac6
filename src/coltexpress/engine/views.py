"""The part of a view that both games share."""

from typing import Final, NotRequired, TypedDict

from coltexpress.engine.contract import View
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.state import BaseState

PHASES: Final = ("set-up", "schemin", "stealin", "round-end", "over")


class AsksView(TypedDict):
    """The pending question, and the seats that have not answered it yet; -1: chance."""

    kind: str
    seats: list[int]
    data: JsonObject


class AnswerView(TypedDict):
    """A move, in notation and as data."""

    move: str
    kind: str
    data: JsonObject


class CommonView(TypedDict):
    """See docs/library.md, "A view"."""

    game: str
    players: int
    phase: str
    first: int
    asks: NotRequired[AsksView]
    answer: NotRequired[AnswerView]


def shared_view(state: BaseState, phase: str, first: int) -> CommonView:
    """The game, phase, first player and pending question."""
    view: CommonView = {"game": state.slug, "players": int(state.seats), "phase": phase, "first": first}
    question = state.question
    if question is not None:
        view["asks"] = {"kind": question.spec.kind, "seats": list(state.to_act()), "data": question.data(state)}
    return view


def acting(view: View) -> list[int]:
    """The seats that have to answer the pending question; [-1] for chance, [] if there is no question."""
    asks: AsksView | None = view.get("asks")
    return asks["seats"] if asks else []
