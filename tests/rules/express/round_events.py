"""Positions at the end of a round, and what its event does."""

from coltexpress.games.express.state import ExpressState
from support.scenes import scene, story
from support.tables import run


def ending(event: str, cars: str, *rows: str, number: int = 2) -> ExpressState:
    """The end of a round: the pile is empty."""
    return scene("", cars, *rows, head=f"round {number} | {event}")


def happened(state: ExpressState) -> list[str]:
    """The effects of the event, without its announcement, up to the end of the game."""
    events = story(run(state))
    assert events[0].startswith("event-began")
    return events[1 : events.index("game-over")] if "game-over" in events else events[1:]
