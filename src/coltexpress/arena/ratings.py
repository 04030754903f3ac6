"""Ratings for multiplayer games with openskill (Plackett-Luce)."""

from collections.abc import Iterable
from typing import NamedTuple

from coltexpress.arena.results import GameResult
from coltexpress.engine.errors import ColtError


class Rating(NamedTuple):
    """Mean and standard deviation of a bot's strength; the initial values are 25 and 8.33."""

    mu: float
    sigma: float


def ratings(results: Iterable[GameResult]) -> dict[str, Rating]:
    """Ratings by bot after these games in this order. A bot with several seats gets the mean of their new ratings."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise ColtError("extra-missing", extra="arena") from None
    model = PlackettLuce()
    known: dict[str, Rating] = {}
    for result in results:
        before = [known.get(bot, Rating(model.mu, model.sigma)) for bot in result.bots]
        teams = [[model.rating(mu, sigma)] for mu, sigma in before]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in result.places])]
        for bot in set(result.bots):
            mine = [rating for rating, name in zip(after, result.bots, strict=True) if name == bot]
            known[bot] = Rating(sum(each.mu for each in mine) / len(mine), sum(each.sigma for each in mine) / len(mine))
    return known
