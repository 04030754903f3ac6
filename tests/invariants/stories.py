"""Invariant 2: an event matches its patch. For each kind of event, the parts of a view that it may change."""

import re
from collections.abc import Iterator
from typing import Final

from coltexpress.engine.contract import Viewer
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.narration import EventLike

_PLACES: Final = r"train|bandits\.\w+\.(car|roof)"
_LOOT: Final = r"train|bandits\.\w+\.(purses|jewels|strongboxes|open_purse)"
_CARDS: Final = r"seats"
_WHOSE_TURN: Final = "asks"
MAY_CHANGE: Final[dict[str, str]] = {
    "joined": "set_up",
    "coupled": "train",
    "answered": f"answer|phase|{_CARDS}",
    "marshal-card-given": "set_up",
    "first-player": "first|acting|phase",
    "boarded": rf"{_PLACES}|bandits|seats|set_up|marshal|neutral_bullets|second_strongbox|round|pile|unseen_loot",
    "round-began": f"round|phase|pile|{_CARDS}",
    "drew": _CARDS,
    "shuffled": _CARDS,
    "shed-bullets": _CARDS,
    "discarded": _CARDS,
    "round-card-turned": "round",
    "turn-began": "round",
    "played": f"{_CARDS}|pile",
    "passed": "",
    "hands-returned": _CARDS,
    "stealin-began": f"phase|{_CARDS}",
    "taken-back": "answer",
    "revealed": f"{_CARDS}|round",
    "turned": r"bandits\.\w+\.facing",
    "missed": "",
    "woke": r"bandits\.\w+\.stunned",
    "fell": r"bandits\.\w+\.stunned",
    "rides": rf"{_PLACES}|bandits\.\w+\.(facing|stunned|riding)",
    "out": rf"{_PLACES}|bandits\.\w+\.(facing|stunned|riding|out|moment)|{_CARDS}",
    "uncoupled": rf"{_PLACES}|phase|round|bandits\.\w+\.(facing|stunned|out|moment)|{_CARDS}",
    "looted": r"bandits\.\w+\.loot|unseen_loot",
    "ranked": "",
    "card-resolved": f"{_CARDS}|pile|acting",
    "no-effect": "",
    "moved": rf"{_PLACES}|bandits\.\w+\.(facing|stunned|riding)",
    "marshal-moved": "marshal",
    "shot": rf"{_CARDS}|bandits\.\w+\.(bullets|wounds|stunned)",
    "wounded": rf"{_CARDS}|bandits\.\w+\.wounds|neutral_bullets",
    "neutral-bullets-gone": "neutral_bullets",
    "punched": "",
    "took": _LOOT,
    "dropped": _LOOT,
    "lost": r"bandits\.\w+\.(purses|lost_purses|open_purse)",
    "event-began": "acting|phase",
    "strongbox-brought": "train|second_strongbox",
    "declined": "",
    "ransomed": r"bandits\.\w+\.money",
    "gunslinger": "",
    "scored": "",
    "game-over": rf"phase|acting|outcome|train|round|{_CARDS}|bandits\.\w+\.purses",
}


def leaves(patch: JsonObject, above: str = "") -> Iterator[str]:
    """The paths of all changed values."""
    for name, value in patch.items():
        path = f"{above}.{name}" if above else name
        if isinstance(value, dict) and value:
            yield from leaves(value, path)
        else:
            yield path


def patch_fits(event: EventLike | None, patch: JsonObject, viewer: Viewer) -> None:
    allowed = MAY_CHANGE[event.kind] if event is not None else _WHOSE_TURN
    pattern = re.compile(rf"({allowed}|asks)(\.|$)")  # between events no seat is to act
    for path in leaves(patch):
        assert pattern.match(path), f"{event} changes {path} for {viewer}: {patch}"
