"""How every position is read: row by row into what a table is made of; then a game's own reader makes the table."""

from typing import Any, Final

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.notation.reader import Reader
from coltexpress.engine.notation.rows import Row, once, split_rows

LOCOMOTIVE: Final = "locomotive"


class PositionReader:
    """Knows the rows that both games have. `end` is where something is missing."""

    def __init__(self) -> None:
        self.set_up: Row | None = None
        self.asks: Row | None = None
        self.answers: Row | None = None
        self.cars: list[Row] = []
        self.bandits: list[Row] = []
        self.end = Reader("")
        self.rules_version = 0

    def read_title(self, title: Reader) -> None:
        """The first row: which game it is, and of what kind."""
        raise NotImplementedError

    def read_rules_version(self, title: Reader, newest: int) -> None:
        """The title names the version of the rules, unless that is the newest."""
        self.rules_version = title.number(1, newest) if title.maybe("rules") else newest

    def other_row(self, row: Row) -> None:
        """A row that only this game has; LOCOMOTIVE has been read, further cars come here."""
        raise NotImplementedError

    def set_up_table(self, row: Row) -> Any:
        """The table of a game that is still being set up."""
        raise NotImplementedError

    def read_state(self) -> Any:
        """The table of a game that is being played."""
        raise NotImplementedError

    def read(self, text: str) -> Any:
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
        return self.set_up_table(self.set_up)

    def sort_row(self, row: Row) -> None:
        """Which row is this? Each may come once."""
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
        elif head.maybe(LOCOMOTIVE):
            if self.cars:
                raise head.fail("twice")
            self.cars.append(row)
        else:
            self.other_row(row)
        head.end()
