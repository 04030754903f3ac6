"""The prompts of Colt Express."""

from typing import cast

from coltexpress.engine.contract import State
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.engine.questions import Selection
from coltexpress.games.express.game import EXPRESS
from coltexpress.i18n.words import Words
from coltexpress.terminal.names import train_names
from coltexpress.terminal.prompt import Prompt


def bandit_line(words: Words, name: str) -> str:
    """The bandit with its power."""
    return words("cli-line", name=words(f"bandit-{name}"), text=words(f"help-bandit-{name}"))


def ask_move(prompt: Prompt, state: State, seat: int) -> Move:
    words = prompt.words
    selection = state.selection(seat)
    if selection is not None:
        return keep(prompt, selection)
    moves = state.legal_moves(seat)
    lines = [words.move(move, train_names(state)) for move in moves]
    chosen: Move = moves[prompt.choose(words("cli-ask-choice"), lines)]
    return chosen


def keep(prompt: Prompt, selection: Selection) -> Move:
    """EXP-4: the player types the numbers of the cards, because a menu of all combinations would be too long."""
    words = prompt.words
    cards = cast("tuple[JsonObject, ...]", selection.cards)
    picked = prompt.some(words("cli-ask-keep"), [words.card(card) for card in cards]) if cards else []
    return EXPRESS.move_from_data(selection.kind, {"cards": [cards[index] for index in picked]})
