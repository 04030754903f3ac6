"""`GameUI`: the interface between the terminal and one game. `uis` lists the implementations."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from coltexpress.engine.contract import Game, State, View
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.engine.options import GameSpec
from coltexpress.i18n.words import Words
from coltexpress.terminal.prompt import Prompt
from coltexpress.terminal.statistics import Statistics


@dataclass(frozen=True, slots=True)
class GameUI:
    """The terminal interface of one game."""

    game: Game
    show: Callable[[Words, Console, View, int, Sequence[str]], None]
    """Print the table from a view. The last arguments: the seat of the viewer or -1, and the names of the seats."""
    explain: Callable[[Words, Console], None]
    """Print the help page."""
    bandit_line: Callable[[Words, str], str]
    """A bandit as an entry of a menu."""
    ask_move: Callable[[Prompt, State, int], Move]
    """Ask a seat for its move."""
    victory: Callable[[Words, View, Sequence[str]], str]
    """The final sentence of a game."""
    statistics: Callable[[], Statistics]
    overview: Callable[[Words, JsonObject], Table]
    """The statistics of many games, one row for each number of players."""
    detail: Callable[[Words, JsonObject], Iterable[Table]]
    """The statistics of many games with the same number of players."""

    @property
    def spec(self) -> GameSpec:
        return self.game.spec

    @property
    def slug(self) -> str:
        return self.game.slug
