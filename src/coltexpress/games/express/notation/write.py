"""Writes a position as a text table (docs/notation.md); `read` parses it.

One row for the round, one for each car (roof, inside), one for each bandit, one for each player's cards, one for the
pile and one for the pending question. Bars separate the cells.
"""

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.notation.position import LOCOMOTIVE_NAME
from coltexpress.engine.notation.rows import answers_row, columns, version_text
from coltexpress.engine.places import INSIDE, ROOF, at
from coltexpress.engine.questions import SET_UP
from coltexpress.engine.setup import names_text
from coltexpress.games.express.bags.cards import size
from coltexpress.games.express.bags.loot import (
    OPEN,
    OPEN_TO_ALL,
    fallen_value,
    jewels,
    known_by,
    strongboxes,
    unseen_purses,
    values,
)
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import ACTIONS, BANDITS, CARS, MARSHAL, PURSE_VALUES, ROUND_CARD_NAMES
from coltexpress.games.express.moves import Place
from coltexpress.games.express.notation.cards import cards_text
from coltexpress.games.express.phases.rounds import STEP_NAMES
from coltexpress.games.express.pieces import Bandit
from coltexpress.games.express.teams import card_name, from_bag
from coltexpress.games.express.versions import NEWEST


def _counted(n: int, name: str) -> list[str]:
    """["jewel"], ["3 jewels"], or [] for none."""
    plural = name + "es" if name.endswith("x") else name + "s"
    return [] if n == 0 else [name] if n == 1 else [f"{n} {plural}"]


def _place_text(board: Board, place: int) -> str:
    things = [BANDITS[bandit.who] for bandit in board.gang if bandit.place == place]
    if place == at(board.marshal, INSIDE):
        things.append("marshal")
    here = board.floor[place]
    things += _counted(int(strongboxes(here)), "strongbox")
    things += _counted(int(jewels(here)), "jewel")
    things += _counted(int(unseen_purses(here)), "purse")
    for entry in board.fallen_at(place):
        knower = int(known_by(entry))
        value = PURSE_VALUES[fallen_value(entry)]
        if knower == OPEN_TO_ALL:
            things.append(f"open purse {value}")
        elif knower >= OPEN:
            things.append(f"open purse {value} of {BANDITS[knower - OPEN]}")
        else:
            things.append(f"purse {value} known to {BANDITS[board.bandit_of(knower).who]}")
    return ", ".join(things)


def _holds_text(bandit: Bandit) -> str:
    things = _counted(int(strongboxes(bandit.loot)), "strongbox") + _counted(int(jewels(bandit.loot)), "jewel")
    for value in values(bandit.purses):
        things.append(f"open purse {value}" if bandit.open_purse else f"purse {value}")
    return ", ".join(things) or "nothing"


def _player_cells(board: Board, seat: int) -> list[str]:
    player = board.players[seat]
    lead, mate = board.lead(seat), board.mate(seat)

    def cell(name: str, bag: int) -> list[str]:
        return [f"{name} {cards_text(*from_bag(bag, lead, mate))}"] if bag else []

    cells = [*cell("hand", int(player.hand)), *cell("deck", int(player.deck))]
    cells += [f"top {player.top}"] if player.top else []
    cells += cell("discard", int(player.discard)) + cell("seen", int(player.seen))
    cells += [f"known {player.known}"] if player.known else []
    others = int(size(player.hand) - player.known)
    return cells + ([f"maybe {player.maybe}"] if player.maybe < others else [])


def _bandit_cells(board: Board, index: int) -> list[str]:
    bandit = board.gang[index]
    seat = int(bandit.seat)
    cells = [BANDITS[bandit.who]]
    if index % board.team_size:
        cells.append(f"with {BANDITS[board.gang[index - 1].who]}")
    cells += [f"bullets {bandit.bullets}", f"wounds {bandit.wounds}", f"holds {_holds_text(bandit)}"]
    cells += [f"money {bandit.money}"] if bandit.money else []
    cells += [f"lost purse {value}" for value in values(bandit.lost)]
    if board.team_size > 1 and board.card_bandit(seat, MARSHAL) is bandit:
        cells.append("marshal card")
    return cells


def _pile_cells(board: Board) -> list[str]:
    cells = []
    for entry in board.pile[int(board.resolved) :]:
        seat, card = entry.seat, entry.card
        lead = board.lead(seat)
        name = card_name(card, lead, board.mate(seat))
        if lead == NOBODY or card == MARSHAL:
            name = f"{BANDITS[board.bandit_of(seat).who]} {name}"
        cells.append(name + (" face down" if entry.down else "") + (" by power" if entry.by_power else ""))
    return cells


def _round_cells(board: Board) -> list[str]:
    cells = [f"round {board.round}"]
    if board.card >= 0:
        cells += [ROUND_CARD_NAMES[board.card], f"turn {board.turn + 1}"]
    cells.append(STEP_NAMES[board.step])
    cells += [f"done {board.done}"] if board.done else []
    cells.append(f"first {BANDITS[board.bandit_of(board.first).who]}")
    seen = [name for card, name in enumerate(ROUND_CARD_NAMES) if board.used >> card & 1 and card != board.card]
    return cells + ([f"seen {', '.join(seen)}"] if seen else [])


def _set_up_rows(board: Board) -> list[list[str]]:
    options = board.options
    cells = ["set-up", f"players {options.players}"]
    cells.append(f"bandits {names_text(board.bandits)}")
    cells += ["draft"] if options.draft else []
    cells += ["train " + ", ".join(CARS[car] for car in options.train)] if options.train else []
    cells += [f"first {board.first}"] if board.first >= 0 else []
    cells += ["ask places"] if options.ask_places else []
    cells += [str(Place(last, keeper)) for last, keeper in zip(options.last, options.keepers, strict=True)]
    return [cells, *answers_row(board)]


def notation(board: Board) -> str:
    """The position as text, from which `parse_position` rebuilds the same state."""
    lines = [board.options.spec.title(board.options) + version_text(board, NEWEST)]
    if board.step == SET_UP:
        return "\n".join(lines + columns(_set_up_rows(board))) + "\n"
    lines.append(" | ".join(_round_cells(board)))
    names = [LOCOMOTIVE_NAME, *[CARS[car] for car in board.options.train]]
    lines += columns([
        [name, _place_text(board, int(at(car, ROOF))), _place_text(board, int(at(car, INSIDE)))]
        for car, name in enumerate(names)
    ])  # fmt: skip
    lines += columns([_bandit_cells(board, index) for index in range(len(board.gang))])
    for seat in range(int(board.seats)):
        name = BANDITS[board.bandit_of(seat).who]
        lines.append(" | ".join([f"cards {name}", *_player_cells(board, seat)]))
    lines.append(f"box | neutral {board.neutral} | {'strongbox' if board.second_strongbox else 'no strongbox'}")
    pile = _pile_cells(board)
    lines += [" | ".join(["pile", *pile])] if pile else []
    lines += [f"acting | {BANDITS[board.acting]} {ACTIONS[board.action]}"] if board.acting != NOBODY else []
    if board.question is not None:
        lines.append(f"asks | {board.question.notation(board)}")
        lines += [" | ".join(row) for row in answers_row(board)]
    return "\n".join(lines) + "\n"
