"""The prompts of Colt Express."""

from coltexpress.engine.contract import State
from coltexpress.engine.moves import Move
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.moves import Keep
from coltexpress.i18n.words import Words
from coltexpress.terminal.names import train_names
from coltexpress.terminal.prompt import Prompt


def bandit_line(words: Words, name: str) -> str:
    """The bandit with its power."""
    return words("cli-line", name=words(f"bandit-{name}"), text=words(f"help-bandit-{name}"))


def ask_move(prompt: Prompt, state: State, seat: int) -> Move:
    words = prompt.words
    moves = state.legal_moves(seat)
    if isinstance(moves[0], Keep):
        return keep(prompt, state, seat)
    lines = [words.move(move, train_names(state)) for move in moves]
    chosen: Move = moves[prompt.choose(words("cli-ask-choice"), lines)]
    return chosen


def keep(prompt: Prompt, state: State, seat: int) -> Move:
    """EXP-4: the player types the numbers of the cards, because a menu of all combinations would be too long."""
    words = prompt.words
    hand = state.view(seat)["seats"][seat]["hand"]
    cards = [name for name, number in hand.items() if name != "bullet" for _ in range(number)]
    if not cards:
        return EXPRESS.parse_move("keep nothing")
    picked = prompt.some(words("cli-ask-keep"), [words.cards({card: 1}) for card in cards])
    kept = ", ".join(cards[index] for index in picked)
    return EXPRESS.parse_move(f"keep {kept or 'nothing'}")
