"""The prompts of Colt Super Express."""

from coltexpress.engine.contract import State, View
from coltexpress.engine.moves import Move
from coltexpress.games.superexpress.components import PROGRAMME
from coltexpress.games.superexpress.game import SUPER
from coltexpress.i18n.words import Name, Words
from coltexpress.terminal.layout import show_line
from coltexpress.terminal.prompt import Prompt


def bandit_line(words: Words, name: str) -> str:
    return words(f"bandit-{name}")


def ask_move(prompt: Prompt, state: State, seat: int) -> Move:
    """SRN-1: the player types all three cards in one line, because a menu of all programmes would be too long."""
    words = prompt.words
    view = state.view(seat)
    cards = view["cards"]
    if lies_stunned(view, seat):
        reflex = "yes" if "reflex" in cards else "no"
        prompt.console.print(words("cli-stunned-first", reflex=reflex), markup=False)
    names = [words(Name(f"action-{card}")) for card in cards]
    again = words("cli-ask-programme-again", n=len(cards))
    picked = prompt.ordered(words("cli-ask-programme"), again, names, PROGRAMME)
    chosen = SUPER.move_from_data("programme", {"cards": [cards[index] for index in picked]})
    show_line(words, prompt.console, words("cli-head-programme"), words.move(chosen), style="dim")
    return chosen


def lies_stunned(view: View, seat: int) -> bool:
    return any(bandit["seat"] == seat and bandit.get("stunned") for bandit in view["bandits"].values())
