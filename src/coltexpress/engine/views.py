"""The part of a view that every game has."""

from coltexpress.engine.contract import View
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.state import BaseState


def shared_view(state: BaseState, phase: str, first: int) -> JsonObject:
    """The game, phase, first player and pending question."""
    view: JsonObject = {"game": state.slug, "players": int(state.seats), "phase": phase, "first": first}
    question = state.question
    if question is not None:
        view["asks"] = {"kind": question.spec.kind, "seats": list(state.to_act()), "data": question.data(state)}
    return view


def acting(view: View) -> list[int]:
    """The seats that have to answer the pending question; [-1] for chance, [] if there is no question."""
    asks = view.get("asks")
    return list(asks["seats"]) if asks else []
