"""Short notation for positions in Stealin' and for the events in them."""

from textwrap import dedent

from coltexpress.engine.events import Event
from coltexpress.games.express.components import BANDITS
from coltexpress.games.express.state import ExpressState
from support.tables import express_position as position

EVERYTHING = -9
"""Pseudo viewer without redaction."""


def scene(pile: str, cars: str, *rows: str, head: str = "round 2 | bridge", kind: str = "standard") -> ExpressState:
    """A position with these cars and this pile to resolve. Bandits without a row of their own come last."""
    cars = dedent(cars).strip()
    aboard = cars.replace("|", " ").replace(",", " ").split()
    rowed = [row.split()[0] for row in rows]
    gang = [*rows, *[who for who in BANDITS if who in aboard and who not in rowed]]
    lines = [f"express {kind}", f"{head} | stealin", cars, *gang, f"pile | {pile}" if pile else ""]
    return position("\n".join(lines))


def story(events: list[Event], viewer: int | None = EVERYTHING) -> list[str]:
    """The events up to the end of the round as sent to this viewer, one line each, without resolved cards."""
    lines = []
    for event in events:
        if event.kind == "first-player":
            break
        if event.kind == "card-resolved":
            continue
        sent = event if viewer == EVERYTHING else event.redact(viewer)
        values = dict(sent.data())
        if "roof" in values:
            values["roof"] = "roof" if values["roof"] else "inside"
        lines.append(" ".join([sent.kind, *map(str, values.values())]))
    return lines
