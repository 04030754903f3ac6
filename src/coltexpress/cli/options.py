"""Options of a game as they are typed: lists with commas, teams parted by a slash, seats counted from 1."""

from collections.abc import Mapping
from typing import Any

from coltexpress.core.errors import BadOption
from coltexpress.express.options import FEWEST, MOST, Options, parse_options


def names(text: str) -> list[str | None]:
    """ "belle, ?, doc": a question mark, or nothing, leaves a place open."""
    return [None if name.strip() in ("", "?") else name.strip().lower() for name in text.split(",")]


def game_options(
    players: int | None,
    expert: bool | None,
    bandits: str | None,
    train: str | None,
    first: str | None,
    teams: str | None,
    placement: str | None,
) -> dict[str, Any]:
    """What was chosen, as the game's options; what was not is left out."""
    chosen: dict[str, Any] = {}
    if players is not None:
        chosen["players"] = players
    if expert is not None:
        chosen["expert"] = expert
    if bandits is not None:
        chosen["bandits"] = names(bandits)
    if train is not None:
        chosen["train"] = train if train == "random" else names(train)
    if first is not None and first != "random":
        chosen["first"] = first
    if teams is not None:
        chosen["teams"] = teams if teams in ("draft", "random") else [names(team) for team in teams.split("/")]
    if placement is not None:
        chosen["placement"] = placement
    return chosen


def parse(chosen: Mapping[str, Any]) -> Options:
    """The options of a game, once the number of players is known: bandits left out are open, seats count from 1."""
    options = dict(chosen)
    players = _in_range("players", options.get("players"), FEWEST, MOST)
    bandits = options.get("bandits")
    if bandits is not None and len(bandits) < players:
        options["bandits"] = bandits + [None] * (players - len(bandits))
    if "first" in options:
        text = str(options["first"])
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else text
        options["first"] = _in_range("first", number, 1, players) - 1
    return parse_options(options)


def _in_range(field: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or not low <= value <= high:
        raise BadOption(field, "range", value=str(value)[:40], low=low, high=high)
    return value
