"""Options of a game as they are typed: lists with commas, teams parted by a slash, seats counted from 1."""

from collections.abc import Mapping
from typing import Any

from coltexpress.core.errors import BadOption


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
        given = names(bandits)
        chosen["bandits"] = given + [None] * max(0, (players or len(given)) - len(given))
    if train is not None:
        chosen["train"] = train if train == "random" else names(train)
    if first is not None:
        chosen["first"] = first if first == "random" else seat_number(first)
    if teams is not None:
        chosen["teams"] = teams if teams in ("draft", "random") else [names(team) for team in teams.split("/")]
    if placement is not None:
        chosen["placement"] = placement
    return chosen


def seat_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise BadOption("first", "range", value=text[:40], low=1, high=6)
    return int(text) - 1


def with_default_players(chosen: Mapping[str, Any], players: int) -> dict[str, Any]:
    return {"players": players, **chosen}
