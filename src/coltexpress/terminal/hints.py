"""Hints before a decision, and the review of a finished game."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console

from coltexpress.bots.analysis import Advice, Review, hint, review
from coltexpress.bots.bot import observe
from coltexpress.engine.contract import Seat, State
from coltexpress.engine.play.record import Record
from coltexpress.i18n.words import Words
from coltexpress.terminal.layout import show_indented
from coltexpress.terminal.names import train_names

SECONDS: Final = 0.4
"""Maximum time to analyse a decision: people wait for the hint."""
NOTICED: Final = 0.05
"""Minimum loss of winning chance for a move to be called worse than another: all chances are estimates."""


def percent(advice: Advice) -> int:
    return round(100 * advice.chance)


def show_hint(words: Words, console: Console, state: State, seat: Seat, seed: int) -> None:
    """Print the best move, judged by what this seat knows, and the reason."""
    advice = hint(observe(state, seat, seed, SECONDS))
    move = words.move(advice.move, train_names(state))
    line = words("cli-hint", move=move, chance=percent(advice)) if advice.visits else words("cli-hint-only", move=move)
    console.print(line, style="cyan", markup=False)
    show_indented(console, words.reason(advice.reason))


class MoveReview:
    """Prints for every decision of one seat, during a replay, whether there was a better move."""

    def __init__(self, words: Words, console: Console, record: Record, seat: Seat) -> None:
        self.words = words
        self.console = console
        self.reviews: Iterator[Review] = review(record, seat, seconds=SECONDS)
        self.next = next(self.reviews, None)
        self.decisions = 0
        self.better = 0

    def show(self, version: int, train: Sequence[str]) -> None:
        """Review the move with this number, if the seat made it."""
        if self.next is None or self.next.version != version:
            return
        words, console = self.words, self.console
        played, best = self.next.played, self.next.best
        move, choice = words.move(played.move, train), words.move(best.move, train)
        self.decisions += 1
        if self.next.lost >= NOTICED:
            self.better += 1
            chance, better = percent(played), percent(best)
            sentence = words("cli-review-better", move=move, chance=chance, choice=choice, better=better)
            console.print(sentence, style="cyan", markup=False)
            show_indented(console, words.reason(best.reason))
        elif played.visits:
            console.print(words("cli-review-good", move=move, chance=percent(played)), style="dim cyan", markup=False)
        self.next = next(self.reviews, None)

    def show_summary(self) -> None:
        self.console.print(self.words("cli-review-end", number=self.decisions, moves=self.better))
