"""The prompts of Colt Express: the options before a game, and the moves of a seat."""

from typing import cast

from coltexpress.engine.contract import State
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.engine.questions import Selection
from coltexpress.games.express.components import BANDITS
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.options import FEWEST
from coltexpress.terminal.ask_bandits import ask_bandits
from coltexpress.terminal.names import train_names
from coltexpress.terminal.prompt import Prompt


def ask_set_up(prompt: Prompt, options: JsonObject, humans: int) -> None:
    """Two players pick their teams during the game, and always play the expert variant."""
    words = prompt.words
    if options["players"] == FEWEST:
        return
    if "bandits" not in options:
        lines = [words("cli-line", name=words(f"bandit-{name}"), text=words(f"help-bandit-{name}")) for name in BANDITS]
        options["bandits"] = ask_bandits(prompt, BANDITS, lines, humans)
    if "expert" not in options:
        options["expert"] = prompt.yes(words("cli-ask-expert"))


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
