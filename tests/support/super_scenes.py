"""Short notation for Colt Super Express: trains before and after some cards, and the events."""

from textwrap import dedent

import coltexpress
from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.events import Event
from coltexpress.games.superexpress.state import SuperState
from support.tables import seat_of, super_position

SUPER = coltexpress.game("super")
NOT_TOLD = ("revealed", "ranked")


def scene(cars: str, *rows: str, head: str = "round 1", kind: str = "super") -> SuperState:
    """A position in Stealin' with this train and these rows in seat order; bandits without a row come last."""
    cars = dedent(cars).strip()
    aboard = [who for who in BANDITS if who in cars.translate(str.maketrans("|,()<>", "      ")).split()]
    rowed = [row.split()[0] for row in rows]
    gang = [*rows, *[who for who in aboard if who not in rowed]]
    return super_position("\n".join([kind, f"{head} | stealin", cars, *gang]))


def picture(cars: str) -> list[str]:
    """Normalize cars written as in a position: one "roof / inside" string per car."""
    found = []
    for line in dedent(cars).strip().splitlines():
        _, roof, inside = [*line.split("|"), "", ""][:3]
        found.append(f"{roof.strip()} / {inside.strip()}")
    return found


def train(state: SuperState) -> list[str]:
    """The train as seen by a watcher, in the form of `picture`."""
    view = state.view(None)

    def standing(who: str) -> str:
        bandit = view["bandits"][who]
        shown = f"<{who}" if bandit["facing"] == "front" else f"{who}>"
        return f"({shown})" if bandit["stunned"] else shown

    def row(names: list[str]) -> str:
        return ", ".join(standing(name) for name in names)

    for number, car in enumerate(view["train"]):
        for level in ("roof", "inside"):
            for name in car[level]:
                bandit = view["bandits"][name]
                assert (bandit["car"], bandit["roof"]) == (number, level == "roof")
    return [f"{row(car['roof'])} / {row(car['inside'])}" for car in view["train"]]


def lines(events: list[Event]) -> list[str]:
    """One line per event, without revealed cards and final places."""
    found = []
    for event in events:
        if event.kind in NOT_TOLD:
            continue
        values = dict(event.data())
        values.pop("seat", None) if event.kind == "out" else None
        if "roof" in values:
            values["roof"] = "roof" if values["roof"] else "inside"
        found.append(" ".join([event.kind, *map(str, values.values())]))
    return found


def stealin(state: SuperState) -> tuple[list[str], list[str]]:
    """Resolve all cards. Returns the events, and the train before uncoupling (or at the end of the game)."""
    pictures = [train(state)]
    happened: list[Event] = []

    def look(event: Event) -> None:
        happened.append(event)
        if "uncoupled" not in [other.kind for other in happened]:
            pictures.append(train(state))

    state.events = []
    state.listener = look
    state.advance()
    state.listener = None
    names = [event.kind for event in happened]
    return lines(happened[: names.index("uncoupled")] if "uncoupled" in names else happened), pictures[-1]


def after(cars: str, *rows: str, kind: str = "super", head: str = "round 1") -> list[str]:
    """The train after resolving these cards."""
    return stealin(scene(cars, *rows, kind=kind, head=head))[1]


def happens(cars: str, *rows: str, kind: str = "super", head: str = "round 1") -> list[str]:
    """The events of resolving these cards."""
    return stealin(scene(cars, *rows, kind=kind, head=head))[0]


def revealed(events: list[Event]) -> list[str]:
    """The revealed cards, in order."""
    return [f"{event.data()['bandit']} {event.data()['action']}" for event in events if event.kind == "revealed"]


def schemin(*bandits: str, kind: str = "super", head: str = "round 1") -> SuperState:
    """A position in Schemin' with these bandits, one per car."""
    count = len(bandits)
    cars = [f"car {number} | | <{who}" for number, who in zip(range(count, 0, -1), bandits, strict=True)]
    rows = ["locomotive", *reversed(cars), f"car {count + 1}", *bandits]
    return super_position("\n".join([kind, f"{head} | schemin", *rows, "asks | programme"]))


def choose(state: SuperState, who: str | int, cards: str) -> list[Event]:
    """Choose a programme, or "take back"; return the events."""
    seat = who if isinstance(who, int) else seat_of(state, who)
    move = cards if cards == "take back" else f"programme {cards}"
    return state.apply(seat, SUPER.parse_move(move))


def everything(state: SuperState) -> list[object]:
    """The complete state: position, views, acting seats and legal moves."""
    seats = range(int(state.seats))
    return [
        state.notation(),
        state.view(None),
        *[state.view(seat) for seat in seats],
        state.to_act(),
        *[[str(move) for move in state.legal_moves(seat)] for seat in (*seats, -1)],
    ]


def loot(state: SuperState) -> dict[str, list[int]]:
    """Loot cards by bandit."""
    return {who: bandit["loot"] for who, bandit in state.view(None)["bandits"].items() if bandit["loot"]}


def places(state: SuperState) -> dict[str, int]:
    """Final places by bandit."""
    outcome = state.outcome()
    assert outcome is not None
    assert state.view(None)["outcome"]["places"] == list(outcome.places)
    return {who: outcome.places[bandit["seat"]] for who, bandit in state.view(None)["bandits"].items()}


def out(state: SuperState) -> dict[str, int]:
    """Bandits who are out of the game, with the moment of leaving."""
    return {who: bandit["moment"] for who, bandit in state.view(None)["bandits"].items() if bandit["out"]}


def riding(state: SuperState) -> list[str]:
    return [who for who, bandit in state.view(None)["bandits"].items() if bandit["riding"]]
