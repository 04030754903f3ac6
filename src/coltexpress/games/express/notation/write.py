"""A position as a small table of text (docs/notation.md); `position` reads it back.

One row for the round, one for each car (roof, inside), one for each bandit and one for each player's cards, one for the
pile, one for what is asked.
Cells are parted by bars.
"""

from typing import Final

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.notation.position import LOCOMOTIVE
from coltexpress.engine.notation.rows import answers_row, columns, version_text
from coltexpress.engine.places import INSIDE, ROOF, at
from coltexpress.engine.questions import SET_UP
from coltexpress.engine.setup import names_text
from coltexpress.games.express.bags.cards import size
from coltexpress.games.express.bags.loot import (
    OPEN,
    OPEN_TO_ALL,
    fallen_eyes,
    fallen_value,
    jewels,
    strongboxes,
    unseen_purses,
    values,
)
from coltexpress.games.express.board import Table
from coltexpress.games.express.components import ACTIONS, BANDITS, CARS, MARSHAL, PURSE_VALUES, ROUND_CARDS
from coltexpress.games.express.moves import Place, cards_text
from coltexpress.games.express.pieces import Bandit
from coltexpress.games.express.teams import card_name, from_bag
from coltexpress.games.express.versions import NEWEST

STEPS: Final = ("set-up", "deal", "turn over", "bullets", "schemin", "keep", "stealin", "event", "next round", "over")


def _counted(n: int, name: str) -> list[str]:
    """ "jewel", "3 jewels", or nothing at all."""
    plural = name + "es" if name.endswith("x") else name + "s"
    return [] if n == 0 else [name] if n == 1 else [f"{n} {plural}"]


def _place_text(table: Table, place: int) -> str:
    things = [BANDITS[bandit.who] for bandit in table.gang if bandit.place == place]
    if place == at(table.marshal, INSIDE):
        things.append("marshal")
    here = table.floor[place]
    things += _counted(int(strongboxes(here)), "strongbox")
    things += _counted(int(jewels(here)), "jewel")
    things += _counted(int(unseen_purses(here)), "purse")
    for entry in table.fallen_at(place):
        eyes = int(fallen_eyes(entry))
        value = PURSE_VALUES[fallen_value(entry)]
        if eyes == OPEN_TO_ALL:
            things.append(f"open purse {value}")
        elif eyes >= OPEN:
            things.append(f"open purse {value} of {BANDITS[eyes - OPEN]}")
        else:
            things.append(f"purse {value} known to {BANDITS[table.gang[eyes * table.team_size].who]}")
    return ", ".join(things)


def _holds_text(bandit: Bandit) -> str:
    things = _counted(int(strongboxes(bandit.loot)), "strongbox") + _counted(int(jewels(bandit.loot)), "jewel")
    for value in values(bandit.purses):
        things.append(f"open purse {value}" if bandit.open_purse else f"purse {value}")
    return ", ".join(things) or "nothing"


def _player_cells(table: Table, seat: int) -> list[str]:
    player = table.players[seat]
    lead, mate = table.lead(seat), table.mate(seat)

    def cell(name: str, bag: int) -> list[str]:
        return [f"{name} {cards_text(*from_bag(bag, lead, mate))}"] if bag else []

    cells = [*cell("hand", int(player.hand)), *cell("deck", int(player.deck))]
    cells += [f"top {player.top}"] if player.top else []
    cells += cell("discard", int(player.discard)) + cell("seen", int(player.seen))
    cells += [f"known {player.known}"] if player.known else []
    others = int(size(player.hand) - player.known)
    return cells + ([f"maybe {player.maybe}"] if player.maybe < others else [])


def _bandit_cells(table: Table, index: int) -> list[str]:
    bandit = table.gang[index]
    seat = int(bandit.seat)
    cells = [BANDITS[bandit.who]]
    if index % table.team_size:
        cells.append(f"with {BANDITS[table.gang[index - 1].who]}")
    cells += [f"bullets {bandit.bullets}", f"wounds {bandit.wounds}", f"holds {_holds_text(bandit)}"]
    cells += [f"money {bandit.money}"] if bandit.money else []
    cells += [f"lost purse {value}" for value in values(bandit.lost)]
    if table.team_size > 1 and table.card_bandit(seat, MARSHAL) is bandit:
        cells.append("marshal card")
    return cells


def _pile_cells(table: Table) -> list[str]:
    cells = []
    for entry in table.pile[int(table.resolved) :]:
        seat, card = entry.seat, entry.card
        lead = table.lead(seat)
        name = card_name(card, lead, table.mate(seat))
        if lead == NOBODY or card == MARSHAL:
            name = f"{BANDITS[table.gang[seat * table.team_size].who]} {name}"
        cells.append(name + (" face down" if entry.down else "") + (" by power" if entry.by_power else ""))
    return cells


def _round_cells(table: Table) -> list[str]:
    cells = [f"round {table.round}"]
    if table.card >= 0:
        cells += [ROUND_CARDS[table.card], f"turn {table.turn + 1}"]
    cells.append(STEPS[table.step])
    cells += [f"done {table.done}"] if table.done else []
    cells.append(f"first {BANDITS[table.gang[table.first * table.team_size].who]}")
    seen = [name for card, name in enumerate(ROUND_CARDS) if table.used >> card & 1 and card != table.card]
    return cells + ([f"seen {', '.join(seen)}"] if seen else [])


def _set_up_rows(table: Table) -> list[list[str]]:
    options = table.options
    cells = ["set-up", f"players {options.players}"]
    cells.append(f"bandits {names_text(table.bandits)}")
    cells += ["draft"] if options.draft else []
    cells += ["train " + ", ".join(CARS[car] for car in options.train)] if options.train else []
    cells += [f"first {table.first}"] if table.first >= 0 else []
    cells += ["ask places"] if options.ask_places else []
    cells += [str(Place(last, keeper)) for last, keeper in zip(options.last, options.keepers, strict=True)]
    return [cells, *answers_row(table)]


def notation(table: Table) -> str:
    """The position, so that `parse_position` gives the same table back."""
    lines = [("express expert" if table.expert else "express standard") + version_text(table, NEWEST)]
    if table.step == SET_UP:
        return "\n".join(lines + columns(_set_up_rows(table))) + "\n"
    lines.append(" | ".join(_round_cells(table)))
    names = [LOCOMOTIVE, *[CARS[car] for car in table.options.train]]
    lines += columns([
        [name, _place_text(table, int(at(car, ROOF))), _place_text(table, int(at(car, INSIDE)))]
        for car, name in enumerate(names)
    ])  # fmt: skip
    lines += columns([_bandit_cells(table, index) for index in range(len(table.gang))])
    for seat in range(int(table.seats)):
        name = BANDITS[table.gang[seat * table.team_size].who]
        lines.append(" | ".join([f"cards {name}", *_player_cells(table, seat)]))
    lines.append(f"box | neutral {table.neutral} | {'strongbox' if table.second_strongbox else 'no strongbox'}")
    pile = _pile_cells(table)
    lines += [" | ".join(["pile", *pile])] if pile else []
    lines += [f"acting | {BANDITS[table.acting]} {ACTIONS[table.action]}"] if table.acting != NOBODY else []
    if table.question is not None:
        lines.append(f"asks | {table.question.text(table)}")
        lines += [" | ".join(row) for row in answers_row(table)]
    return "\n".join(lines) + "\n"
