"""Parses the text of a position (docs/notation.md), the inverse of `write`. Omitted parts get their defaults."""

from typing import Final

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.notation.position import LOCOMOTIVE_NAME, PositionReader
from coltexpress.engine.notation.reader import Reader
from coltexpress.engine.notation.rows import Row, new_cell, once, only_cell, read_answers
from coltexpress.engine.places import INSIDE, ROOF, at
from coltexpress.engine.questions import OVER, SimultaneousQuestion
from coltexpress.games.express.bags.loot import (
    ALL_PURSES,
    purse,
    purses_of,
)
from coltexpress.games.express.components import (
    BANDITS,
    BULLETS,
    CARS,
    RANSOM,
    ROUND_CARD_NAMES,
    ROUNDS,
    SPEEDING_UP,
    STATIONS,
)
from coltexpress.games.express.notation.moves import MOVE_READER
from coltexpress.games.express.notation.read_pieces import (
    MOST_WOUNDS,
    check_loot,
    find_bandit,
    read_box,
    read_holds,
    read_lying,
    read_pile,
    read_player,
    read_purse_value,
)
from coltexpress.games.express.notation.read_question import read_acting, read_question_text
from coltexpress.games.express.notation.read_setup import read_set_up_row
from coltexpress.games.express.options import FEWEST, MOST, Options
from coltexpress.games.express.phases.rounds import STEP_NAMES
from coltexpress.games.express.phases.schemin import asks_about_bullets, turns_of
from coltexpress.games.express.phases.steps import DEAL, SCHEMIN, SHED, STEALIN, TURN_OVER
from coltexpress.games.express.pieces import Bandit, Player
from coltexpress.games.express.state import ExpressState
from coltexpress.games.express.teams import TEAM
from coltexpress.games.express.versions import NEWEST

DEFAULT_CARD: Final = ROUND_CARD_NAMES.index("bridge")
_STEPS: Final = list(STEP_NAMES)[1:]  # set-up has a row of its own
_NAMES: Final = [STEP_NAMES[step] for step in _STEPS]


class ExpressReader(PositionReader):
    """Reads the rows of this game and builds the state."""

    def __init__(self) -> None:
        super().__init__()
        self.options = Options()
        self.round = 1
        self.card = -1
        self.turn = 0
        self.step = -1
        self.done = -1
        self.first: Reader | None = None
        self.first_who = NOBODY
        self.seen: list[int] = []
        self.train: list[int] = []
        self.box: Row | None = None
        self.pile: Row | None = None
        self.acting: Row | None = None

    # --- rows -------------------------------------------------------------------------------------

    def read_title(self, title: Reader) -> None:
        self.options.spec.read_title(self.options, title)
        self.read_rules_version(title, NEWEST)

    def other_row(self, row: Row) -> None:
        head = row.head
        if head.maybe("round"):
            self.round_row(row)
        elif head.maybe("box"):
            self.box = once(self.box, row)
        elif head.maybe("pile"):
            self.pile = once(self.pile, row)
        elif head.maybe("acting"):
            self.acting = once(self.acting, row)
        elif head.maybe("cards"):
            self.cards_row(row)
        else:
            car = head.name(CARS)
            if not self.cars or car in self.train:
                raise head.fail("car")
            self.train.append(car)
            self.cars.append(row)

    def read_set_up_state(self, row: Row) -> ExpressState:
        read_set_up_row(row, self.options)
        state = ExpressState(self.options, self.rules_version, [], [], [], (), [])
        state.advance()
        if self.answers is not None:
            read_answers(state, self.answers, MOVE_READER)
        return state

    def cards_row(self, row: Row) -> None:
        """Append the cells of a `cards` row to the row of the bandit, where they may also stand."""
        name = row.head.word
        for bandit in self.bandits:
            if bandit.head.word == name:
                row.head.maybe(name)
                bandit.cells += row.cells
                return
        raise row.head.fail("absent", found=name)

    def round_row(self, row: Row) -> None:
        if self.first is not None:
            raise row.head.fail("twice")
        self.first = row.head
        self.round = row.head.number(1, ROUNDS)
        names: list[str] = []
        for cell in row.cells:
            if cell.maybe("turn", "over"):
                self.new_step(TURN_OVER, cell)
                continue
            new_cell(names, cell)
            if cell.maybe("turn"):
                self.turn = cell.number(1, 5) - 1
            elif cell.maybe("done"):
                self.done = cell.number(0, 12)
            elif cell.maybe("first"):
                self.first_who = cell.name(BANDITS)
            elif cell.maybe("seen"):
                self.seen.append(cell.name(ROUND_CARD_NAMES))
                while cell.maybe(","):
                    self.seen.append(cell.name(ROUND_CARD_NAMES))
            else:
                index = cell.maybe_name(_NAMES)
                if index >= 0:
                    self.new_step(_STEPS[index], cell)
                elif self.card >= 0:
                    raise cell.fail("twice")
                else:
                    self.card = cell.name(ROUND_CARD_NAMES)
            cell.end()

    def new_step(self, step: int, cell: Reader) -> None:
        if self.step >= 0:
            raise cell.fail("twice")
        self.step = step
        cell.end()

    def read_state(self) -> ExpressState:
        if not self.train:
            raise self.end.fail("missing", wanted=LOCOMOTIVE_NAME)
        gang, leads = self.gang()
        teams = len(leads) < len(gang)
        players = len(leads)
        if players != FEWEST if teams else not FEWEST < players <= MOST:
            raise self.end.fail("players", found=players)
        options = self.options
        options.players, options.first = players, 0
        options.bandits = tuple([int(bandit.who) for bandit in gang])
        options.train = tuple(self.train)
        options.last = options.keepers = tuple(options.bandits[0::TEAM]) if teams else ()
        self.check_options(options)
        state = ExpressState(
            options, self.rules_version, [Player(0, 0, 0, 0, 0, 0, 0) for _ in leads], gang, [], (), []
        )
        state.length = len(self.cars)
        self.read_round(state)
        self.read_cars(state)
        for index, row in enumerate(self.bandits):
            self.read_bandit(state, gang[index], row)
        if self.pile is not None:
            if not SCHEMIN <= state.step <= STEALIN:
                raise self.pile.head.fail("round")
            read_pile(state, self.pile)
        for row in self.bandits:
            read_player(state, row)
        read_box(state, self.box, self.end)
        check_loot(state, self.end)
        if self.acting is not None:
            read_acting(state, self.acting)
        self.read_question(state)
        if self.answers is not None and not state.answers:
            raise self.answers.head.fail("answers")
        return state

    def gang(self) -> tuple[list[Bandit], list[int]]:
        """The bandits in row order, and the first bandit of each seat."""
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
        state.first = 0 if self.first_who == NOBODY else int(find_bandit(state, where, self.first_who).seat)
        if DEAL <= state.step <= TURN_OVER:
            if self.card >= 0:
                raise where.fail("round")
        else:
            state.card = self.card if self.card >= 0 else DEFAULT_CARD
            state.turns = turns_of(state.card, state.seats)
            if self.turn >= len(state.turns):
                raise where.fail("range", low=1, high=len(state.turns), found=self.turn + 1)
        state.turn = self.turn
        if len(self.seen) > self.round - 1 or state.card in self.seen or any(card in STATIONS for card in self.seen):
            raise where.fail("round")
        if state.card in STATIONS and self.round < ROUNDS:
            raise where.fail("round")
        if state.step == SHED and not asks_about_bullets(state):
            raise where.fail("round")
        for card in [*self.seen, int(state.card)]:
            if card >= 0:
                state.used |= 1 << card
        state.done = max(self.done, 0)
        most = len(state.gang) if state.step > STEALIN else state.seats
        if state.step == SCHEMIN and state.turns[state.turn] == SPEEDING_UP:
            most *= 2
        if state.done > most:
            raise where.fail("range", low=0, high=int(most), found=self.done)

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
                        find_bandit(state, cell, who).place = place
                    elif cell.maybe("marshal"):
                        if marshal >= 0 or level == ROOF:
                            raise cell.fail("marshal")
                        marshal = car
                    else:
                        read_lying(state, cell, place)
                    cell.next_of_list()
        state.marshal = max(marshal, 0)
        for bandit in state.gang:
            if bandit.place == at(state.marshal, INSIDE):
                raise self.end.fail("marshal")

    def read_bandit(self, state: ExpressState, bandit: Bandit, row: Row) -> None:
        """Read the cells about the bandit; cells about cards are left for `read_player`."""
        cards = []
        names: list[str] = []
        for cell in row.cells:
            if not cell.word.startswith("lost"):
                new_cell(names, cell)
            if cell.maybe("bullets"):
                bandit.bullets = cell.number(0, BULLETS)
            elif cell.maybe("wounds"):
                bandit.wounds = cell.number(0, MOST_WOUNDS)
            elif cell.maybe("holds"):
                read_holds(bandit, cell)
            elif cell.maybe("money"):
                high = 2 * RANSOM if state.step == OVER else RANSOM  # EVT-8 may still follow
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
                    state.marshal_card_seats |= 1 << bandit.seat
            else:
                cards.append(cell)
                continue
            cell.end()
        row.cells = cards

    # --- the pending question ---------------------------------------------------------------------

    def read_question(self, state: ExpressState) -> None:
        if self.asks is None:
            return
        if state.step == OVER:
            raise self.asks.head.fail("asks")
        cell = only_cell(self.asks)
        question = read_question_text(state, cell, self.done)
        cell.end()
        if isinstance(question, SimultaneousQuestion):
            question.ask(state)
            if self.answers is not None:
                read_answers(state, self.answers, MOVE_READER)
        elif not question.options(state, question.seat):
            raise cell.fail("asks")
        else:
            state.question = question


def read_position(text: str, rules_version: int) -> ExpressState:
    """The state that this text describes, without advancing it."""
    state = ExpressReader().read(text, rules_version)
    assert isinstance(state, ExpressState)
    return state
