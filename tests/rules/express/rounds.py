"""Positions of a round, and what players hold."""

from collections import Counter
from itertools import product

from coltexpress.games.express.state import ExpressState
from support.tables import express_position as position

ALL = (0, 1, 2, None)


def table(header: str, *rows: str) -> ExpressState:
    """Belle, Doc and Tuco in the last of three cars, the Marshal in the locomotive, unless rows differ."""
    usual = {"locomotive": "locomotive | | marshal", "mail": "mail", "saloon": "saloon"}
    usual |= {"belle": "belle", "doc": "doc", "tuco": "tuco"}
    for row in rows:
        usual[row.split()[0]] = row
    return position("\n".join(["express standard", header, *usual.values()]))


def go(turn: int, hand: str, *rows: str, card: str = "tunnels", who: str = "belle") -> ExpressState:
    """A go in Schemin', by default Belle's. Belle is first."""
    return table(
        f"round 2 | {card} | turn {turn} | schemin | first belle", f"{who} | {hand}", *rows, f"asks | {who} go"
    )


def cards(state: ExpressState, seat: int) -> dict[str, Counter[str]]:
    own = state.view(seat)["seats"][seat]
    return {"hand": Counter(own["hand"]), "deck": Counter(own["deck"])}


def hands_of(*numbers: int, take: int) -> int:
    """The number of different hands from a deck with this many cards of each kind."""
    return sum(sum(hand) == take for hand in product(*[range(number + 1) for number in numbers]))
