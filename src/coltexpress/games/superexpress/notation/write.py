"""Writes a position as a text table (docs/notation.md); `read` parses it.

One row for the round, one for each car (roof, inside; in each cell the bandits from front to tail), one for each
bandit. `<belle` faces the front, `belle>` the tail; brackets mark stunned bandits.
"""

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.notation.position import LOCOMOTIVE_NAME
from coltexpress.engine.notation.rows import answers_row, columns, version_text
from coltexpress.engine.places import INSIDE, ROOF
from coltexpress.engine.questions import SET_UP
from coltexpress.engine.setup import names_text
from coltexpress.games.superexpress.board import Board
from coltexpress.games.superexpress.components import FRONT
from coltexpress.games.superexpress.notation.cards import cards_text
from coltexpress.games.superexpress.phases.rounds import STEP_NAMES
from coltexpress.games.superexpress.phases.steps import STEALIN
from coltexpress.games.superexpress.pieces import RIDING, Bandit
from coltexpress.games.superexpress.versions import NEWEST


def _standing(bandit: Bandit) -> str:
    """ "<belle", "(belle>)"."""
    name = BANDITS[bandit.who]
    shown = f"<{name}" if bandit.facing == FRONT else f"{name}>"
    return f"({shown})" if bandit.stunned else shown


def _row_text(board: Board, car: int, level: int) -> str:
    return ", ".join(_standing(bandit) for bandit in board.row(car, level))


def _bandit_cells(bandit: Bandit) -> list[str]:
    cells = [BANDITS[bandit.who]]
    cells += ["riding"] if bandit.gone == RIDING else [f"out {bandit.gone}"] if bandit.gone > 0 else []
    values = bandit.loot_values()
    cells += [f"holds {', '.join(map(str, values))}"] if values else []
    shown, to_come = bandit.cards_shown(), bandit.cards_to_come()
    cells += [f"played {cards_text(shown)}"] if shown else []
    return cells + ([f"programme {cards_text(to_come)}"] if to_come else [])


def _round_cells(board: Board) -> list[str]:
    cells = [f"round {board.round}", STEP_NAMES[board.step]]
    if board.step == STEALIN:
        cells.append(f"card {board.turn + 1}")
    cells += [f"done {board.done}"] if board.done else []
    return [*cells, f"first {BANDITS[board.gang[board.first].who]}"]


def notation(board: Board) -> str:
    """The position as text, from which `parse_position` rebuilds the same state."""
    options = board.options
    lines = [options.spec.title(options) + version_text(board, NEWEST)]
    if board.step == SET_UP:
        cells = ["set-up", f"players {options.players}", f"bandits {names_text(board.bandits)}"]
        cells += [f"first {board.first}"] if board.first >= 0 else []
        return "\n".join([*lines, " | ".join(cells)]) + "\n"
    lines.append(" | ".join(_round_cells(board)))
    names = [LOCOMOTIVE_NAME, *[f"car {car}" for car in range(1, int(board.length))]]
    lines += columns(
        [[name, _row_text(board, car, ROOF), _row_text(board, car, INSIDE)] for car, name in enumerate(names)]
    )
    lines += columns([_bandit_cells(bandit) for bandit in board.gang])
    if board.question is not None:
        lines.append(f"asks | {board.question.notation(board)}")
        lines += [" | ".join(row) for row in answers_row(board)]
    return "\n".join(lines) + "\n"
