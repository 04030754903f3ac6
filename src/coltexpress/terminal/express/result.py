"""The final sentence of a game of Colt Express: the richest player."""

from collections.abc import Sequence
from typing import cast

from coltexpress.engine.contract import View
from coltexpress.games.express.view_types import ExpressView
from coltexpress.i18n.words import Words
from coltexpress.terminal.names import listed


def victory(words: Words, view: View, names: Sequence[str]) -> str:
    outcome = cast(ExpressView, view)["outcome"]
    money, places = outcome["money"], outcome["places"]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) == 1:
        return words("cli-winner", player=names[winners[0]], money=money[winners[0]])
    return words("cli-winners", players=listed(words, [names[seat] for seat in winners]), money=money[winners[0]])
