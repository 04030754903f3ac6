"""Base class of position readers: sorts the rows of a position; the reader of a game builds the state from them."""

from typing import Final

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.errors import BadOption
from coltexpress.engine.notation.reader import Reader
from coltexpress.engine.notation.rows import Row, once, split_rows
from coltexpress.engine.options import GameOptions
from coltexpress.engine.state import BaseState

LOCOMOTIVE_NAME: Final = "locomotive"


class PositionReader:
    """Collects the rows that both games have. `end` is the location for errors about missing parts."""

    def __init__(self) -> None:
        self.set_up: Row | None = None
        self.asks: Row | None = None
        self.answers: Row | None = None
        self.cars: list[Row] = []
        self.bandits: list[Row] = []
        self.end = Reader("")
        self.rules_version = 0

    def read_title(self, title: Reader) -> None:
        """Read the first row: the game and its variant."""
        raise NotImplementedError

    def read_rules_version(self, title: Reader, newest: int) -> None:
        """Read the rules version from the title, if it has one."""
        if title.maybe("rules"):
            self.rules_version = title.number(1, newest)

    def check_options(self, options: GameOptions) -> None:
        """NotationError if the switches of the title do not fit each other or the number of players."""
        try:
            options.spec.check(options)
        except BadOption as error:
            if "other" in error.details:
                raise self.end.fail("options", found=error.details["value"]) from None
            raise self.end.fail("players", found=options.players) from None

    def other_row(self, row: Row) -> None:
        """Handle a row that only this game has, cars other than the locomotive included."""
        raise NotImplementedError

    def read_set_up_state(self, row: Row) -> BaseState:
        """Build the state of a game that is still being set up."""
        raise NotImplementedError

    def read_state(self) -> BaseState:
        """Build the state of a game in progress."""
        raise NotImplementedError

    def read(self, text: str, rules_version: int) -> BaseState:
        """Read a position. `rules_version`: for a title without one."""
        self.rules_version = rules_version
        rows = split_rows(text)
        self.end = Reader("", max(1, text.count("\n") + 1))
        if not rows:
            raise self.end.fail("empty")
        self.read_title(rows[0].head)
        rows[0].head.end()
        for cell in rows[0].cells:
            raise cell.fail("unexpected", found=cell.word)
        for row in rows[1:]:
            self.sort_row(row)
        if self.set_up is None:
            return self.read_state()
        for row in rows[1:]:
            if row is not self.set_up and row is not self.answers:
                raise row.head.fail("set-up")
        return self.read_set_up_state(self.set_up)

    def sort_row(self, row: Row) -> None:
        """Store a row by its kind; NotationError if a row occurs twice."""
        head = row.head
        if head.maybe("set-up"):
            self.set_up = once(self.set_up, row)
        elif head.maybe("asks"):
            self.asks = once(self.asks, row)
        elif head.maybe("answers"):
            self.answers = once(self.answers, row)
        elif head.word in BANDITS:
            self.bandits.append(row)
            return
        elif head.maybe(LOCOMOTIVE_NAME):
            if self.cars:
                raise head.fail("twice")
            self.cars.append(row)
        else:
            self.other_row(row)
        head.end()
