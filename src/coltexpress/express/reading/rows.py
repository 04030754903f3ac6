"""A position's text as rows and cells."""

from typing import Final

from coltexpress.core.errors import NotationError
from coltexpress.core.reader import Reader
from coltexpress.express.components import (
    BANDITS,
)
from coltexpress.express.pieces import Bandit
from coltexpress.express.table import Table

LONGEST: Final = 20_000  # characters


class Row:
    """A line: what its first cell says, and the other cells."""

    def __init__(self, head: Reader, cells: list[Reader]) -> None:
        self.head = head
        self.cells = cells


def split_rows(text: str) -> list[Row]:
    if len(text) > LONGEST:
        raise NotationError("too-long", 1, 1)
    rows = []
    for number, whole in enumerate(text.splitlines(), 1):
        line = whole.split("#", 1)[0]
        if not line.strip():
            continue
        column = 1
        cells = []
        for cell in line.split("|"):
            cells.append(Reader(cell, number, column))
            column += len(cell) + 1
        rows.append(Row(cells[0], cells[1:]))
    return rows


def only_cell(row: Row) -> Reader:
    """The cell of a row that has but one."""
    for cell in row.cells[1:]:
        raise cell.fail("unexpected", found=cell.word)
    return row.cells[0] if row.cells else row.head


def new_cell(names: list[str], cell: Reader) -> str:
    """The word that a cell begins with, which no other cell of the row may have."""
    if cell.word in names:
        raise cell.fail("twice")
    names.append(cell.word)
    return cell.word


def find_bandit(state: Table, where: Reader, who: int) -> Bandit:
    for bandit in state.gang:
        if bandit.who == who:
            return bandit
    raise where.fail("absent", found=BANDITS[who])
