"""Scenes in the saloon, and what each viewer sees of them."""

from coltexpress.engine.events import Event
from coltexpress.games.express.state import ExpressState
from support.tables import express_position as position

BELLE, DOC, TUCO, SPECTATOR = 0, 1, 2, None
ALL = (BELLE, DOC, TUCO, SPECTATOR)
Seen = dict[int | None, object]


def table(saloon: str, belle: str, doc: str, tuco: str, *rest: str, header: str = "standard") -> ExpressState:
    """Three players in Stealin', inside the saloon in the middle of the train."""
    return position(
        "\n".join([
            f"express {header}",
            "round 2 | bridge | stealin",
            "locomotive | | marshal",
            "mail",
            f"saloon | | {saloon}",
            "dining",
            f"belle | {belle}",
            f"doc | {doc}",
            f"tuco | {tuco}",
            *rest,
        ])
    )  # fmt: skip


def last_event(events: list[Event], kind: str) -> Seen:
    """The last event of a kind, as sent to each viewer."""
    *_, event = [event for event in events if event.kind == kind]
    return {viewer: event.redact(viewer).data() for viewer in ALL}


def only(known: object, unknown: object, *who: int | None) -> Seen:
    """`known` for these viewers, `unknown` for all others."""
    return {viewer: known if viewer in who else unknown for viewer in ALL}
