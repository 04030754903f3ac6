"""What the command line has to know of one game; `uis` lists them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from coltexpress.engine.contract import Game, State, View
from coltexpress.engine.moves import Move
from coltexpress.i18n.words import Words
from coltexpress.terminal.prompt import Prompt
from coltexpress.terminal.statistics import Statistics


@dataclass(frozen=True, slots=True)
class GameUI:
    """A game as the command line shows it."""

    game: Game
    fewest: int
    most: int
    show: Callable[[Words, Console, View, int, Sequence[str]], None]
    """The table from a view; the seat whose view it is, or -1; what the seats are called."""
    explain: Callable[[Words, Console], None]
    """The help page."""
    ask_set_up: Callable[[Prompt, dict[str, Any], int], None]
    """Ask for the options that are not there yet, once the number of players is; how many of them are people."""
    ask_move: Callable[[Prompt, State, int], Move]
    """Ask a seat of this table for its move."""
    victory: Callable[[Words, View, Sequence[str]], str]
    """The sentence that ends a game."""
    statistics: Callable[[], Statistics]
    overview: Callable[[Words, Mapping[str, Any]], Table]
    """The statistics of many games, a row for each number of players."""
    detail: Callable[[Words, Mapping[str, Any]], Iterable[Table]]
    """The statistics of many games with the same number of players."""

    @property
    def slug(self) -> str:
        return self.game.slug
