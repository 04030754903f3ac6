"""Positions with two teams, and their moves."""

from coltexpress.engine.events import Event
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.notation.moves import MOVE_READER
from coltexpress.games.express.options import parse_options
from coltexpress.games.express.state import ExpressState
from support.tables import express_position as position

FIRST_TEAMS = [["tuco", "cheyenne"], ["django", "doc"]]  # suggested in TWO-1
PLACED = [{"last": "tuco", "marshal": "cheyenne"}, {"last": "doc", "marshal": "django"}]
TRAIN = ["mail", "saloon", "dining", "baggage"]
ACTIONS = ("move", "floor change", "fire", "robbery", "punch")


def game(**options: object) -> ExpressState:
    """A new game of two after its chance outcomes; options are given as keywords."""
    usual = {"teams": FIRST_TEAMS, "train": TRAIN, "first": 0, "placement": PLACED}
    return EXPRESS.new(parse_options({"players": 2, **usual, **options}))


def table(header: str, *rows: str, teams: str = "ghost tuco belle doc") -> ExpressState:
    """Two teams in the last of three cars, the Marshal in the locomotive, unless rows differ."""
    one, two, three, four = teams.split()
    usual = {"locomotive": "locomotive | | marshal", "mail": "mail", "saloon": "saloon"}
    usual |= {one: one, two: f"{two} | with {one}", three: three, four: f"{four} | with {three}"}
    for row in rows:
        name = row.split()[0]
        usual[name] = row.replace(name, usual[name], 1) if name in (two, four) else row
    return position("\n".join(["express expert", header, *usual.values()]))


def apply(state: ExpressState, seat: int, move: str) -> list[Event]:
    return list(state.apply(seat, MOVE_READER.parse(move)))


def choices(state: ExpressState, seat: int) -> list[str]:
    return [str(move) for move in state.legal_moves(seat)]
