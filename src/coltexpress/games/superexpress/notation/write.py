"""A position as a small table of text (docs/notation.md); `position` reads it back.

One row for the round, one for each car (roof, inside; in each cell the bandits from front to tail), one for each
bandit. `<belle` faces the front, `belle>` the tail; one in brackets lies stunned.
"""

from typing import Final

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.notation.position import LOCOMOTIVE
from coltexpress.engine.notation.rows import answers_row, columns, version_text
from coltexpress.engine.places import INSIDE, ROOF
from coltexpress.engine.questions import SET_UP
from coltexpress.engine.setup import names_text
from coltexpress.games.superexpress.board import Table
from coltexpress.games.superexpress.components import FRONT
from coltexpress.games.superexpress.moves import cards_text
from coltexpress.games.superexpress.phases.steps import STEALIN
from coltexpress.games.superexpress.pieces import RIDING, Bandit
from coltexpress.games.superexpress.versions import NEWEST

STEPS: Final = ("set-up", "schemin", "stealin", "uncoupling", "loot")
OVER_NAME: Final = "over"


def _standing(bandit: Bandit) -> str:
    """ "<belle", "(belle>)"."""
    name = BANDITS[bandit.who]
    shown = f"<{name}" if bandit.facing == FRONT else f"{name}>"
    return f"({shown})" if bandit.stunned else shown


def _row_text(table: Table, car: int, level: int) -> str:
    return ", ".join(_standing(bandit) for bandit in table.row(car, level))


def _bandit_cells(bandit: Bandit) -> list[str]:
    cells = [BANDITS[bandit.who]]
    cells += ["riding"] if bandit.gone == RIDING else [f"out {bandit.gone}"] if bandit.gone > 0 else []
    values = bandit.loot_values()
    cells += [f"holds {', '.join(map(str, values))}"] if values else []
    shown, to_come = bandit.cards_shown(), bandit.cards_to_come()
    cells += [f"played {cards_text(shown)}"] if shown else []
    return cells + ([f"programme {cards_text(to_come)}"] if to_come else [])


def _round_cells(table: Table) -> list[str]:
    step = STEPS[table.step] if table.step < len(STEPS) else OVER_NAME
    cells = [f"round {table.round}", step]
    if table.step == STEALIN:
        cells.append(f"card {table.turn + 1}")
    cells += [f"done {table.done}"] if table.done else []
    return [*cells, f"first {BANDITS[table.gang[table.first].who]}"]


def notation(table: Table) -> str:
    """The position, so that `parse_position` gives the same table back."""
    options = table.options
    lines = ["super" + (" reflex" if options.reflex else "") + (" horse" if options.horse else "")]
    lines[0] += version_text(table, NEWEST)
    if table.step == SET_UP:
        cells = ["set-up", f"players {options.players}", f"bandits {names_text(table.bandits)}"]
        cells += [f"first {table.first}"] if table.first >= 0 else []
        return "\n".join([*lines, " | ".join(cells)]) + "\n"
    lines.append(" | ".join(_round_cells(table)))
    names = [LOCOMOTIVE, *[f"car {car}" for car in range(1, int(table.length))]]
    lines += columns(
        [[name, _row_text(table, car, ROOF), _row_text(table, car, INSIDE)] for car, name in enumerate(names)]
    )
    lines += columns([_bandit_cells(bandit) for bandit in table.gang])
    if table.question is not None:
        lines.append(f"asks | {table.question.text(table)}")
        lines += [" | ".join(row) for row in answers_row(table)]
    return "\n".join(lines) + "\n"
