"""The text of a position as rows and cells: layout and parsing."""

from typing import Final

from coltexpress.engine.errors import NotationError
from coltexpress.engine.moves import NOT_ASKED
from coltexpress.engine.notation.move_reader import MoveReader
from coltexpress.engine.notation.reader import Reader
from coltexpress.engine.state import BaseState

LONGEST: Final = 20_000  # characters


class Row:
    """A line: its first cell and the other cells."""

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


def once(before: Row | None, row: Row) -> Row:
    """The row, or NotationError if it has occurred before."""
    if before is not None:
        raise row.head.fail("twice")
    return row


def only_cell(row: Row) -> Reader:
    """The only cell of a row; NotationError if there are more."""
    for cell in row.cells[1:]:
        raise cell.fail("unexpected", found=cell.word)
    return row.cells[0] if row.cells else row.head


def new_cell(names: list[str], cell: Reader) -> str:
    """The first word of a cell; NotationError if another cell of the row begins with it."""
    if cell.word in names:
        raise cell.fail("twice")
    names.append(cell.word)
    return cell.word


def columns(rows: list[list[str]]) -> list[str]:
    """Rows as lines with aligned columns."""
    widths = [
        max((len(row[i]) for row in rows if i < len(row)), default=0) for i in range(max(len(row) for row in rows))
    ]
    return [" | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip() for row in rows]


def version_text(state: BaseState, newest: int) -> str:
    """The rules version for the title; empty for the newest."""
    return "" if state.rules_version == newest else f" rules {state.rules_version}"


def answers_row(state: BaseState) -> list[list[str]]:
    """The answers so far to a simultaneous question; no row while there are none."""
    if all(answer is None or answer is NOT_ASKED for answer in state.answers):
        return []
    return [["answers", *("?" if answer is None else str(answer) for answer in state.answers)]]


def read_answers(state: BaseState, row: Row, moves: MoveReader) -> None:
    """The inverse of `answers_row`: one cell per seat, at least one of them open."""
    question = state.question
    if question is None or len(row.cells) != state.seats or not state.answers:
        raise row.head.fail("answers")
    for seat, cell in enumerate(row.cells):
        if state.answers[seat] is NOT_ASKED:
            cell.expect(str(NOT_ASKED))
        elif not cell.maybe("?"):
            start = cell.at
            move = moves.read(cell)
            if not question.allows(state, seat, move):
                cell.at = start
                raise cell.fail("answers")
            state.answers[seat] = move
        cell.end()
    if None not in state.answers:
        raise row.head.fail("answers")
