"""Reads a game that is still being set up: the options determined so far."""

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.notation.reader import Reader, read_names
from coltexpress.engine.notation.rows import Row, new_cell, read_answers
from coltexpress.games.express.components import BANDITS, CARS
from coltexpress.games.express.moves import Place
from coltexpress.games.express.notation.moves import MOVE_READER
from coltexpress.games.express.options import FEWEST, MOST, Options
from coltexpress.games.express.state import ExpressState
from coltexpress.games.express.teams import TEAM


def read_set_up(row: Row, answers: Row | None, expert: bool, rules_version: int) -> ExpressState:
    options = Options(0, expert, (), False, (), -1, False, (), ())
    names: list[str] = []
    for cell in row.cells:
        if cell.word != "place":
            new_cell(names, cell)
        set_up_cell(options, cell)
    slots = TEAM * FEWEST if options.players == FEWEST else options.players
    settled = NOBODY not in options.bandits and bool(options.train) and options.first >= 0
    placed = len(options.last)
    fits = (
        options.players > 0
        and len(options.bandits) == slots
        and len(options.train) in (0, options.cars)
        and options.first < options.players
        and (options.teams or not (options.draft or options.ask_places or placed))
        and (options.expert or not options.teams)
        and (placed == 0 or (not options.ask_places and (placed == FEWEST or (placed < FEWEST and settled))))
        and all(
            who in options.bandits[seat * TEAM : seat * TEAM + TEAM]
            for places in (options.last, options.keepers)
            for seat, who in enumerate(places)
        )
        and not (settled and (not options.teams or placed == FEWEST))
    )
    if not fits:
        raise row.head.fail("set-up")
    state = ExpressState(options, rules_version, [], [], [], (), [])
    state.advance()
    if answers is not None:
        read_answers(state, answers, MOVE_READER)
    return state


def set_up_cell(options: Options, cell: Reader) -> None:
    if cell.maybe("players"):
        options.players = cell.number(FEWEST, MOST)
    elif cell.maybe("bandits"):
        options.bandits = read_names(cell, BANDITS, True)
    elif cell.maybe("draft"):
        options.draft = True
    elif cell.maybe("train"):
        options.train = read_names(cell, CARS, False)
    elif cell.maybe("first"):
        options.first = cell.number(0, MOST - 1)
    elif cell.maybe("ask", "places"):
        options.ask_places = True
    else:
        move = MOVE_READER.read(cell)
        if not isinstance(move, Place):
            raise cell.fail("set-up")
        options.last = (*options.last, move.last)
        options.keepers = (*options.keepers, move.keeper)
    cell.end()
