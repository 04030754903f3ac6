"""The bandits of most positions, and events as a viewer sees them."""

from coltexpress.engine.events import Event

GANG = ("belle", "doc", "tuco")


def redacted(events: list[Event], viewer: int | None) -> list[tuple[str, object]]:
    seen = [event.redact(viewer) for event in events]
    return [(event.kind, event.data()) for event in seen]
