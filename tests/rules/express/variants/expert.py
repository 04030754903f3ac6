"""Positions of the expert variant, and the choices of several players."""

from coltexpress.engine.json_types import JsonObject
from coltexpress.games.express.state import ExpressState
from support.tables import express_position as position
from support.tables import run

BELLE, DOC, TUCO, SPECTATOR = 0, 1, 2, None
ALL = (BELLE, DOC, TUCO, SPECTATOR)


def table(header: str, *rows: str, variant: str = "expert") -> ExpressState:
    """Belle, Doc and Tuco in the last of three cars, the Marshal in the locomotive, unless rows differ."""
    usual = {"locomotive": "locomotive | | marshal", "mail": "mail", "saloon": "saloon"}
    usual |= {"belle": "belle", "doc": "doc", "tuco": "tuco"}
    for row in rows:
        usual[row.split()[0]] = row
    return position("\n".join([f"express {variant}", header, *usual.values()]))


def dealing(belle: str) -> ExpressState:
    """The start of round 2; Belle gets her cards first."""
    state = table("round 2 | deal | first belle", f"belle | {belle}")
    run(state)
    return state


def cards(state: ExpressState, seat: int) -> JsonObject:
    """A player's own view of hand, deck, discard pile and bullets on top."""
    own = state.view(seat)["seats"][seat]
    return {place: own[place] for place in ("hand", "deck", "discard")} | {"top": own["deck_top"]}


def sizes(state: ExpressState, seat: int) -> tuple[int, int, int]:
    """Hand, deck and discard pile, as a spectator sees them."""
    seen = state.view(None)["seats"][seat]
    return seen["hand_size"], seen["deck_size"], seen["discard_size"]
