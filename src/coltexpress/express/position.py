"""Reads a position from its text (docs/notation.md); `notation` prints it. What is left out gets its default."""

from typing import Final

from coltexpress.core.errors import NotationError
from coltexpress.core.reader import Reader
from coltexpress.express.actions.action import BanditQuestion
from coltexpress.express.actions.fire import Target, fire_targets
from coltexpress.express.actions.marshal import MarshalWhereTo
from coltexpress.express.actions.move import WhereTo
from coltexpress.express.actions.punch import TakeOrLeave, Victim, WhatFalls, WhichFalls, WhichWay, punch_victims
from coltexpress.express.actions.robbery import WhichLoot, WhichPurse, purse_choices
from coltexpress.express.cards import SOLO_DECK, TEAM_DECK, bullets, bullets_bag, contains, one, size
from coltexpress.express.components import (
    ACTIONS,
    BANDITS,
    BULLETS,
    CARS,
    GHOST,
    JEWEL,
    LOOT,
    NEUTRAL_BULLETS,
    NOBODY,
    PURSE,
    RANSOM,
    ROUND_CARDS,
    ROUNDS,
    SPEEDING_UP,
    STATIONS,
    STRONGBOX,
    STRONGBOXES,
)
from coltexpress.express.expert import KeepCards, ShedBullets
from coltexpress.express.loot import (
    ALL_PURSES,
    OPEN,
    OPEN_TO_ALL,
    VALUES,
    fallen,
    fallen_value,
    jewels,
    number_of_purses,
    purse,
    purses_of,
    strongboxes,
    unit,
    unseen_purses,
)
from coltexpress.express.moves import TEAM_ACTIONS, Place, read_cards, read_move, read_purse_value
from coltexpress.express.notation import LOCOMOTIVE, STEPS
from coltexpress.express.options import FEWEST, MOST, Options
from coltexpress.express.round_events import Pickpocket
from coltexpress.express.rounds import advance
from coltexpress.express.schemin import DealCards, WhichRoundCard, can_draw, go, seat_of_go, turns_of
from coltexpress.express.state import ExpressState
from coltexpress.express.table import (
    DEAL,
    INSIDE,
    OVER,
    ROOF,
    SCHEMIN,
    STEALIN,
    Bandit,
    Player,
    Question,
    Table,
    TogetherQuestion,
    at,
    pile_card,
    pile_kind,
    pile_seat,
)
from coltexpress.express.teams import TEAM, card_of, to_bag

MOST_WOUNDS: Final = 60
LONGEST: Final = 20_000  # characters
DEFAULT_CARD: Final = ROUND_CARDS.index("bridge")


class Row:
    """A line: what its first cell says, and the other cells."""

    def __init__(self, head: Reader, cells: list[Reader]) -> None:
        self.head = head
        self.cells = cells


def _rows(text: str) -> list[Row]:
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


class PositionReader:
    """Reads a position row by row into what a table is made of, then makes the table."""

    def __init__(self) -> None:
        self.expert = False
        self.set_up: Row | None = None
        self.round = 1
        self.card = -1
        self.turn = 0
        self.step = -1
        self.done = -1
        self.first: Reader | None = None
        self.first_who = NOBODY
        self.seen: list[int] = []
        self.train: list[int] = []
        self.cars: list[Row] = []
        self.bandits: list[Row] = []
        self.box: Row | None = None
        self.pile: Row | None = None
        self.acting: Row | None = None
        self.asks: Row | None = None
        self.answers: Row | None = None
        self.end = Reader("")

    # --- rows -------------------------------------------------------------------------------------

    def read(self, text: str) -> ExpressState:
        rows = _rows(text)
        self.end = Reader("", max(1, text.count("\n") + 1))
        if not rows:
            raise self.end.fail("empty")
        head = rows[0].head
        head.expect("express")
        self.expert = head.name(("standard", "expert")) == 1
        head.end()
        for cell in rows[0].cells:
            raise cell.fail("unexpected", found=cell.word)
        for row in rows[1:]:
            self.sort_row(row)
        if self.set_up is None:
            return self.table()
        for row in rows[1:]:
            if row is not self.set_up and row is not self.answers:
                raise row.head.fail("set-up")
        return self.set_up_table(self.set_up)

    def sort_row(self, row: Row) -> None:
        """Which row is this? Each may come once."""
        head = row.head
        if head.maybe("set-up"):
            self.set_up = self.once(self.set_up, row)
        elif head.maybe("round"):
            self.round_row(row)
        elif head.maybe("box"):
            self.box = self.once(self.box, row)
        elif head.maybe("pile"):
            self.pile = self.once(self.pile, row)
        elif head.maybe("acting"):
            self.acting = self.once(self.acting, row)
        elif head.maybe("asks"):
            self.asks = self.once(self.asks, row)
        elif head.maybe("answers"):
            self.answers = self.once(self.answers, row)
        elif head.maybe(LOCOMOTIVE):
            if self.cars:
                raise head.fail("twice")
            self.cars.append(row)
        elif head.maybe("cards"):
            self.cards_row(row)
            return
        elif head.word in BANDITS:
            self.bandits.append(row)
            return
        else:
            car = head.name(CARS)
            if not self.cars or car in self.train:
                raise head.fail("car")
            self.train.append(car)
            self.cars.append(row)
        head.end()

    def cards_row(self, row: Row) -> None:
        """A row of its own for what could stand in the bandit's row as well."""
        name = row.head.word
        for bandit in self.bandits:
            if bandit.head.word == name:
                row.head.maybe(name)
                row.head.end()
                bandit.cells += row.cells
                return
        raise row.head.fail("absent", found=name)

    def only_cell(self, row: Row) -> Reader:
        """The cell of a row that has but one."""
        for cell in row.cells[1:]:
            raise cell.fail("unexpected", found=cell.word)
        return row.cells[0] if row.cells else row.head

    def new_cell(self, names: list[str], cell: Reader) -> str:
        """The word that a cell begins with, which no other cell of the row may have."""
        if cell.word in names:
            raise cell.fail("twice")
        names.append(cell.word)
        return cell.word

    def once(self, before: Row | None, row: Row) -> Row:
        if before is not None:
            raise row.head.fail("twice")
        return row

    def round_row(self, row: Row) -> None:
        if self.first is not None:
            raise row.head.fail("twice")
        self.first = row.head
        self.round = row.head.number(1, ROUNDS)
        names: list[str] = []
        for cell in row.cells:
            if cell.maybe("turn", "over"):
                self.new_step(STEPS.index("turn over"), cell)
                continue
            self.new_cell(names, cell)
            if cell.maybe("turn"):
                self.turn = cell.number(1, 5) - 1
            elif cell.maybe("done"):
                self.done = cell.number(0, 12)
            elif cell.maybe("first"):
                self.first_who = cell.name(BANDITS)
            elif cell.maybe("seen"):
                self.seen.append(cell.name(ROUND_CARDS))
                while cell.maybe(","):
                    self.seen.append(cell.name(ROUND_CARDS))
            else:
                step = cell.maybe_name(STEPS[1:])
                if step >= 0:
                    self.new_step(step + 1, cell)
                elif self.card >= 0:
                    raise cell.fail("twice")
                else:
                    self.card = cell.name(ROUND_CARDS)
            cell.end()

    def new_step(self, step: int, cell: Reader) -> None:
        if self.step >= 0:
            raise cell.fail("twice")
        self.step = step
        cell.end()

    # --- a game being set up ----------------------------------------------------------------------

    def set_up_table(self, row: Row) -> ExpressState:
        options = Options(0, self.expert, (), False, (), -1, False, (), ())
        names: list[str] = []
        for cell in row.cells:
            if cell.word != "place":
                self.new_cell(names, cell)
            self.set_up_cell(options, cell)
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
        state = ExpressState(options, [], [], [], [], [])
        advance(state)
        if self.answers is not None:
            self.read_answers(state, self.answers)
        return state

    def set_up_cell(self, options: Options, cell: Reader) -> None:
        if cell.maybe("players"):
            options.players = cell.number(FEWEST, MOST)
        elif cell.maybe("bandits"):
            options.bandits = self.names(cell, BANDITS, True)
        elif cell.maybe("draft"):
            options.draft = True
        elif cell.maybe("train"):
            options.train = self.names(cell, CARS, False)
        elif cell.maybe("first"):
            options.first = cell.number(0, MOST - 1)
        elif cell.maybe("ask", "places"):
            options.ask_places = True
        else:
            move = read_move(cell)
            if not isinstance(move, Place):
                raise cell.fail("set-up")
            options.last = (*options.last, move.last)
            options.keepers = (*options.keepers, move.keeper)
        cell.end()

    def names(self, cell: Reader, names: tuple[str, ...], gaps: bool) -> tuple[int, ...]:
        found: list[int] = []
        while True:
            index = NOBODY if gaps and cell.maybe("?") else cell.name(names)
            if index != NOBODY and index in found:
                raise cell.fail("twice")
            found.append(index)
            if not cell.maybe(","):
                return tuple(found)

    # --- a game under way -------------------------------------------------------------------------

    def table(self) -> ExpressState:
        if not self.train:
            raise self.end.fail("missing", wanted=LOCOMOTIVE)
        gang, leads = self.gang()
        teams = len(leads) < len(gang)
        players = len(leads)
        if (players != FEWEST or not self.expert) if teams else not FEWEST < players <= MOST:
            raise self.end.fail("players", found=players)
        bandits = tuple([int(bandit.who) for bandit in gang])
        train = tuple(self.train)
        last = tuple(bandits[0::TEAM]) if teams else ()
        options = Options(players, self.expert, bandits, False, train, 0, False, last, last)
        state = ExpressState(options, [Player(0, 0, 0, 0, 0, 0, 0) for _ in leads], gang, [], [], [])
        state.length = len(self.cars)
        self.read_round(state)
        self.read_cars(state)
        for index, row in enumerate(self.bandits):
            self.read_bandit(state, gang[index], row)
        if self.pile is not None:
            self.read_pile(state, self.pile)
        for row in self.bandits:
            self.read_cards(state, row)
        self.read_box(state)
        self.check_loot(state)
        if self.acting is not None:
            self.read_acting(state, self.acting)
        self.read_question(state)
        if self.answers is not None and not state.answers:
            raise self.answers.head.fail("answers")
        return state

    def gang(self) -> tuple[list[Bandit], list[int]]:
        """The bandits in the order of their rows, and those that lead a seat."""
        gang: list[Bandit] = []
        leads: list[int] = []
        last_place = int(at(len(self.cars) - 1, INSIDE))
        for row in self.bandits:
            who = row.head.name(BANDITS)
            if any(bandit.who == who for bandit in gang):
                raise row.head.fail("twice")
            row.head.end()
            cell = row.cells[0] if row.cells else row.head
            if cell.maybe("with"):
                lead = cell.name(BANDITS)
                cell.end()
                if not gang or gang[-1].who != lead or len(gang) % TEAM == 0:
                    raise cell.fail("with")
                row.cells = row.cells[1:]
            else:
                leads.append(who)
            gang.append(Bandit(who, len(leads) - 1, last_place, BULLETS, 0, 0, 0, False, 0, 0))
        if len(leads) < len(gang) and len(gang) != TEAM * FEWEST:
            raise self.end.fail("players", found=len(gang))
        return gang, leads

    def read_round(self, state: ExpressState) -> None:
        where = self.first or self.end
        state.round = self.round
        state.step = (
            self.step if self.step >= 0 else STEALIN if self.pile is not None and self.asks is None else SCHEMIN
        )
        state.first = 0 if self.first_who == NOBODY else int(self.bandit(state, where, self.first_who).seat)
        if DEAL <= state.step <= STEPS.index("turn over"):
            if self.card >= 0:
                raise where.fail("round")
        else:
            state.card = self.card if self.card >= 0 else DEFAULT_CARD
            state.turns = turns_of(state.card, state.seats)
            if self.turn >= len(state.turns):
                raise where.fail("range", low=1, high=len(state.turns), found=self.turn + 1)
        state.turn = self.turn
        if len(self.seen) > self.round - 1 or state.card in self.seen or any(card >= STATIONS for card in self.seen):
            raise where.fail("round")
        if state.card >= STATIONS and self.round < ROUNDS:
            raise where.fail("round")
        if STEPS[state.step] == "bullets" and not self.expert:
            raise where.fail("round")
        for card in [*self.seen, int(state.card)]:
            if card >= 0:
                state.used |= 1 << card
        state.done = max(self.done, 0)
        most = len(state.gang) if STEPS[state.step] == "event" else state.seats
        if state.step == SCHEMIN and state.turns[state.turn] == SPEEDING_UP:
            most *= 2
        if state.done > most:
            raise where.fail("range", low=0, high=int(most), found=self.done)

    def bandit(self, state: Table, where: Reader, who: int) -> Bandit:
        for bandit in state.gang:
            if bandit.who == who:
                return bandit
        raise where.fail("absent", found=BANDITS[who])

    def read_cars(self, state: ExpressState) -> None:
        state.floor = [0] * (2 * len(self.cars))
        placed: list[int] = []
        marshal = -1
        for car, row in enumerate(self.cars):
            if len(row.cells) > 2:
                raise row.cells[2].fail("unexpected", found=row.cells[2].word)
            for cell, level in zip(row.cells, (ROOF, INSIDE), strict=False):
                place = int(at(car, level))
                while not cell.done:
                    who = cell.maybe_name(BANDITS)
                    if who >= 0:
                        if who in placed:
                            raise cell.fail("twice")
                        placed.append(who)
                        self.bandit(state, cell, who).place = place
                    elif cell.maybe("marshal"):
                        if marshal >= 0 or level == ROOF:
                            raise cell.fail("marshal")
                        marshal = car
                    else:
                        self.read_lying(state, cell, place)
                    if not cell.done:
                        cell.expect(",")
        state.marshal = max(marshal, 0)
        for bandit in state.gang:
            if bandit.place == at(state.marshal, INSIDE):
                raise self.end.fail("marshal")

    def read_lying(self, state: ExpressState, cell: Reader, place: int) -> None:
        """Loot lying in a place."""
        if cell.maybe("open", "purse"):
            value = read_purse_value(cell)
            eyes = OPEN_TO_ALL
            if cell.maybe("of"):
                owner = self.bandit(state, cell, cell.name(BANDITS))
                if owner.open_purse:
                    raise cell.fail("twice")
                owner.open_purse = True
                eyes = OPEN + int(owner.who)
            if value:
                raise cell.fail("open-purse")
            state.fallen.append(int(fallen(place, value, eyes)))
        else:
            start = cell.at
            number, kind = self.token(cell)
            if kind == PURSE and cell.word.isdigit():
                value = read_purse_value(cell)
                cell.expect("known", "to")
                seat = self.bandit(state, cell, cell.name(BANDITS)).seat
                state.fallen.extend([int(fallen(place, value, seat))] * number)
            else:
                here = state.floor[place]
                if number > 12 or ((kind == PURSE and unseen_purses(here)) or (kind == JEWEL and jewels(here))):
                    cell.at = start
                    raise cell.fail("too-many")
                if (kind == STRONGBOX and strongboxes(here) + number > STRONGBOXES) or (kind == JEWEL and number > 6):
                    cell.at = start
                    raise cell.fail("too-many")
                state.floor[place] += number * int(unit(kind))
        state.fallen.sort()
        if len(state.fallen) > 18:
            raise cell.fail("too-many")

    def token(self, cell: Reader) -> tuple[int, int]:
        """ "jewel", "3 purses", ...: how many of what."""
        number = cell.maybe_number()
        kind = cell.name((*LOOT, "purses", "jewels", "strongboxes")) % len(LOOT)
        if number == 0 or number > 18:
            raise cell.fail("too-many")
        return max(number, 1), kind

    def read_bandit(self, state: ExpressState, bandit: Bandit, row: Row) -> None:
        """Cells about the bandit; the rest, about cards, is left for `read_cards`."""
        cards = []
        names: list[str] = []
        for cell in row.cells:
            if not cell.word.startswith("lost"):
                self.new_cell(names, cell)
            if cell.maybe("bullets"):
                bandit.bullets = cell.number(0, BULLETS)
            elif cell.maybe("wounds"):
                bandit.wounds = cell.number(0, MOST_WOUNDS)
            elif cell.maybe("holds"):
                self.read_holds(bandit, cell)
            elif cell.maybe("money"):
                high = 2 * RANSOM if state.step == OVER else RANSOM  # EVT-8 may still come
                bandit.money = cell.number(0, high)
                if bandit.money % RANSOM:
                    cell.at -= 1
                    raise cell.fail("range", low=0, high=high, found=cell.word)
            elif cell.maybe("lost", "purse"):
                value = read_purse_value(cell)
                if purses_of(bandit.lost, value) >= purses_of(ALL_PURSES, value):
                    raise self.end.fail("loot")
                bandit.lost += purse(value)
            elif cell.maybe("marshal", "card"):
                if state.team_size == 1:
                    raise cell.fail("players", found=state.options.players)
                if state.mate(bandit.seat) == bandit.who:
                    state.keeper |= 1 << bandit.seat
            else:
                cards.append(cell)
                continue
            cell.end()
        row.cells = cards

    def read_holds(self, bandit: Bandit, cell: Reader) -> None:
        if cell.maybe("nothing"):
            return
        while True:
            if cell.maybe("open", "purse"):
                if read_purse_value(cell) or bandit.open_purse or bandit.purses:
                    raise cell.fail("open-purse")
                bandit.open_purse = True
                bandit.purses = purse(0)
            else:
                start = cell.at
                number, kind = self.token(cell)
                if kind == PURSE:
                    index = read_purse_value(cell)
                    if bandit.open_purse or purses_of(bandit.purses, index) + number > 8:
                        cell.at = start
                        raise cell.fail("too-many")
                    bandit.purses += number * purse(index)
                elif number > 6 or (strongboxes if kind == STRONGBOX else jewels)(bandit.loot):
                    cell.at = start
                    raise cell.fail("too-many")
                else:
                    bandit.loot += number * unit(kind)
            if not cell.maybe(","):
                return

    def read_pile(self, state: ExpressState, row: Row) -> None:
        if len(row.cells) > 60:
            raise row.head.fail("too-long")
        for cell in row.cells:
            who = cell.name(BANDITS)
            bandit = self.bandit(state, cell, who)
            teams = state.team_size > 1
            action = cell.name(ACTIONS)
            card = int(card_of(who, action, state.mate(bandit.seat))) if teams and action < TEAM_ACTIONS else action
            down = cell.maybe("face", "down")
            by_power = down and cell.maybe("by", "power")
            if by_power and state.card_bandit(bandit.seat, card).who != GHOST:
                raise cell.fail("unexpected", found="by power")
            cell.end()
            state.pile.append(int(pile_card(bandit.seat, card, down, by_power)))

    # --- cards ------------------------------------------------------------------------------------

    def read_bag(self, state: ExpressState, seat: int, cell: Reader) -> int:
        start = cell.at
        plain, named = read_cards(cell)
        bag = int(to_bag(plain, named, state.lead(seat), state.mate(seat)))
        if bag < 0:
            cell.at = start
            raise cell.fail("cards")
        return bag

    def read_cards(self, state: ExpressState, row: Row) -> None:
        """A player's hand, deck and discard pile. What is not said to be elsewhere is in the deck."""
        row.head.at = 0
        who = row.head.name(BANDITS)
        seat = int(self.bandit(state, row.head, who).seat)
        if state.gang[seat * state.team_size].who != who:
            if row.cells:
                raise row.cells[0].fail("unexpected", found=row.cells[0].word)
            return
        player = state.players[seat]
        deck: int | None = None
        maybe = -1
        for cell in row.cells:
            if cell.maybe("hand"):
                player.hand = self.read_bag(state, seat, cell)
            elif cell.maybe("deck"):
                deck = self.read_bag(state, seat, cell)
            elif cell.maybe("top"):
                player.top = cell.number(0, MOST_WOUNDS)
            elif cell.maybe("discard"):
                player.discard = self.read_bag(state, seat, cell)
            elif cell.maybe("seen"):
                player.seen = self.read_bag(state, seat, cell)
            elif cell.maybe("known"):
                player.known = cell.number(0, MOST_WOUNDS)
            elif cell.maybe("maybe"):
                maybe = cell.number(0, MOST_WOUNDS)
            else:
                raise cell.fail("unexpected", found=cell.word)
            cell.end()
        self.settle_cards(state, seat, deck, row)
        player.maybe = size(player.hand) - player.known if maybe < 0 else maybe
        wrong = (
            not contains(player.discard, player.seen)
            or player.known > bullets(player.hand)
            or bullets(player.hand) > player.known + player.maybe
            or (player.discard and not state.expert)
            or (player.top and not state.expert and state.step < STEALIN)
        )
        if wrong:
            raise row.head.fail("cards")

    def settle_cards(self, state: ExpressState, seat: int, deck: int | None, row: Row) -> None:
        """Every card is somewhere, once. Cards not mentioned are in the deck; wounds not given are counted."""
        player = state.players[seat]
        bags = [int(player.hand), int(player.discard), int(bullets_bag(player.top)), deck or 0]
        bags += [int(one(pile_kind(entry))) for entry in state.pile if pile_seat(entry) == seat]
        mine = [bandit for bandit in state.gang if bandit.seat == seat]
        if all(bandit.wounds == 0 for bandit in mine):
            mine[0].wounds = min(sum([int(bullets(bag)) for bag in bags]), MOST_WOUNDS)
        left = int(SOLO_DECK if state.team_size == 1 else TEAM_DECK)
        left += int(bullets_bag(sum([int(bandit.wounds) for bandit in mine])))
        for bag in bags:
            if not contains(left, bag):
                raise row.head.fail("cards")
            left -= bag
        if deck is not None and left:
            raise row.head.fail("cards")
        player.deck = left if deck is None else deck

    def read_box(self, state: ExpressState) -> None:
        on_train = sum([int(strongboxes(here)) for here in state.floor]) + sum(
            [int(strongboxes(b.loot)) for b in state.gang]
        )
        state.neutral = NEUTRAL_BULLETS
        state.second_strongbox = on_train < STRONGBOXES
        for cell in self.box.cells if self.box is not None else []:
            if cell.maybe("neutral"):
                state.neutral = cell.number(0, NEUTRAL_BULLETS)
            elif cell.maybe("no"):
                cell.expect("strongbox")
                state.second_strongbox = False
            else:
                cell.expect("strongbox")
                state.second_strongbox = True
            cell.end()
        if on_train + (1 if state.second_strongbox else 0) > STRONGBOXES:
            raise self.end.fail("loot")

    def check_loot(self, state: ExpressState) -> None:
        """No more loot than the box holds (CMP-3); what is left of the purses has no value yet."""
        left = [int(purses_of(ALL_PURSES, value)) for value in range(VALUES)]
        stones = 6
        unseen = 0
        for bandit in state.gang:
            stones -= int(jewels(bandit.loot))
            for value in range(VALUES):
                left[value] -= int(purses_of(bandit.purses, value) + purses_of(bandit.lost, value))
        for here in state.floor:
            stones -= int(jewels(here))
            unseen += int(unseen_purses(here))
        for entry in state.fallen:
            left[fallen_value(entry)] -= 1
        if stones < 0 or min(left) < 0 or unseen > sum(left):
            raise self.end.fail("loot")
        state.unborn = sum([n * int(purse(value)) for value, n in enumerate(left)])

    # --- what is asked ----------------------------------------------------------------------------

    def read_acting(self, state: ExpressState, row: Row) -> None:
        cell = self.only_cell(row)
        state.acting = self.bandit(state, cell, cell.name(BANDITS)).who
        state.action = cell.name(ACTIONS)
        cell.end()

    def read_question(self, state: ExpressState) -> None:
        if self.asks is None:
            return
        if state.step == OVER:
            raise self.asks.head.fail("asks")
        cell = self.only_cell(self.asks)
        question = self.question(state, cell)
        cell.end()
        if isinstance(question, TogetherQuestion):
            state.ask_everyone(question)
            if self.answers is not None:
                self.read_answers(state, self.answers)
        elif not question.options(state, question.seat):
            raise cell.fail("asks")
        else:
            state.question = question

    def question(self, state: ExpressState, cell: Reader) -> Question:
        step = STEPS[state.step]
        if cell.maybe("turn", "over") and step == "turn over":
            return WhichRoundCard(state)
        if cell.maybe("bullets") and step == "bullets" and state.expert:
            return ShedBullets()
        if cell.maybe("keep") and step == "keep" and state.expert:
            return KeepCards()
        if cell.maybe("deal") and step in ("deal", "schemin"):
            bandit = self.bandit(state, cell, cell.name(BANDITS))
            if not can_draw(state, state.players[bandit.seat]):
                raise cell.fail("asks")
            return DealCards(state, bandit.seat, cell.number(1, 99))
        if cell.maybe("which", "purse") and step in ("stealin", "event"):
            return WhichPurse(self.bandit(state, cell, cell.name(BANDITS)))
        if cell.maybe("which", "falls") and step == "stealin":
            bandit, victim = self.pair(state, cell, self.bandit(state, cell, cell.name(BANDITS)))
            if number_of_purses(victim.purses) < 2:
                raise cell.fail("asks")
            return WhichFalls(bandit, victim)
        bandit = self.bandit(state, cell, cell.name(BANDITS))
        if cell.maybe("go") and step == "schemin":
            return self.go(state, bandit, cell)
        if cell.maybe("pickpocket") and step == "event":
            return Pickpocket(bandit, purse_choices(state, bandit))
        if step == "stealin":
            return self.action_question(state, bandit, cell)
        raise cell.fail("asks")

    def go(self, state: ExpressState, bandit: Bandit, cell: Reader) -> Question:
        turn = state.turns[state.turn]
        dones = [done for done in range(12) if seat_of_go(state, turn, done) == bandit.seat and done < 2 * state.seats]
        if self.done < 0:
            state.done = dones[0]
        elif self.done not in dones:
            raise cell.fail("asks")
        return go(state, bandit.seat, turn)

    def pair(self, state: ExpressState, cell: Reader, bandit: Bandit) -> tuple[Bandit, Bandit]:
        victim = self.bandit(state, cell, cell.name(BANDITS))
        if victim.place != bandit.place or victim is bandit:
            raise cell.fail("asks")
        return bandit, victim

    def action_question(self, state: ExpressState, bandit: Bandit, cell: Reader) -> BanditQuestion:
        word = cell.name(("move", "marshal", "fire", "robbery", "punch", "drop", "snatch", "knock"))
        if word == 0:
            return WhereTo(state, bandit)
        if word == 1:
            return MarshalWhereTo(state, bandit)
        if word == 2:
            return Target(bandit, fire_targets(state, bandit))
        if word == 3:
            return WhichLoot(state, bandit)
        if word == 4:
            return Victim(bandit, punch_victims(state, bandit))
        bandit, victim = self.pair(state, cell, bandit)
        if word == 5:
            return WhatFalls(bandit, victim)
        if word == 6:
            value = read_purse_value(cell)
            eyes = OPEN + victim.who if victim.open_purse else victim.seat
            if int(fallen(victim.place, value, eyes)) not in state.fallen:
                raise cell.fail("asks")
            return TakeOrLeave(bandit, victim, value)
        return WhichWay(state, bandit, victim)

    def read_answers(self, state: ExpressState, row: Row) -> None:
        question = state.question
        if question is None or len(row.cells) != state.seats or not state.answers:
            raise row.head.fail("answers")
        for seat, cell in enumerate(row.cells):
            if cell.maybe("?"):
                cell.end()
                continue
            move = read_move(cell)
            cell.end()
            if not question.allows(state, seat, move):
                raise cell.fail("answers")
            state.answers[seat] = move
        if None not in state.answers:
            raise row.head.fail("answers")


def parse_position(text: str, settle: bool = True) -> ExpressState:
    """The table that this text describes. `settle`: if nothing is asked, play on to the first choice."""
    state = PositionReader().read(text)
    if settle and state.question is None:
        advance(state)
        state.events = []
    return state
