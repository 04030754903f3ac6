"""The final sentence of a game of Colt Super Express: the winner and the deciding criterion (SEN)."""

from collections.abc import Sequence
from typing import cast

from coltexpress.engine.contract import View
from coltexpress.games.superexpress.view_types import SuperView
from coltexpress.i18n.words import Words
from coltexpress.terminal.names import listed


def victory(words: Words, any_view: View, names: Sequence[str]) -> str:
    """The winner is the only bandit left, or has the most loot cards or the best card of those who stayed longest."""
    view = cast(SuperView, any_view)
    outcome = view["outcome"]
    how = outcome["how"]
    bandits = {bandit["seat"]: bandit for bandit in view["bandits"].values()}
    winners = [seat for seat, place in enumerate(outcome["places"]) if place == 1]
    winner = bandits[winners[0]]
    if len(winners) > 1:
        return words("cli-victory-shared", players=listed(words, [names[seat] for seat in winners]))
    name = names[winners[0]]
    if how == "alone":
        return words("cli-victory-alone", player=name)
    rivals = [  # bandits that stayed as long
        bandit
        for bandit in bandits.values()
        if bandit is not winner and not bandit["riding"] and bandit.get("moment") == winner.get("moment")
    ]
    if not rivals:
        return words("cli-victory-last", player=name)
    cards = len(winner["loot"])
    if any(len(rival["loot"]) == cards for rival in rivals):
        return words(f"cli-victory-{how}-best", player=name, value=winner["loot"][0])
    return words(f"cli-victory-{how}-most", player=name, number=cards)
