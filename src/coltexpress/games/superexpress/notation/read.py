"""Parses the text of a position (docs/notation.md), the inverse of `write`. Omitted parts get their defaults."""

from typing import Final

from coltexpress.engine.bandits import BANDITS, NOBODY
from coltexpress.engine.notation.position import LOCOMOTIVE_NAME, PositionReader
from coltexpress.engine.notation.reader import Reader, read_names
from coltexpress.engine.notation.rows import Row, new_cell, once, only_cell, read_answers
from coltexpress.engine.places import INSIDE, ROOF
from coltexpress.engine.questions import OVER, Question
from coltexpress.games.superexpress.components import FRONT, LOOT, PROGRAMME, TAIL
from coltexpress.games.superexpress.moves import Programme
from coltexpress.games.superexpress.notation.cards import read_cards
from coltexpress.games.superexpress.notation.moves import MOVE_READER
from coltexpress.games.superexpress.options import FEWEST, MOST, Options
from coltexpress.games.superexpress.phases.rounds import STEP_NAMES
from coltexpress.games.superexpress.phases.schemin import CHOOSE_PROGRAMME
from coltexpress.games.superexpress.phases.steps import LOOT_CARD, SCHEMIN, STEALIN
from coltexpress.games.superexpress.phases.uncoupling import which_loot_card
from coltexpress.games.superexpress.pieces import ABOARD, RIDING, Bandit, middle_of
from coltexpress.games.superexpress.state import SuperState, new_state
from coltexpress.games.superexpress.versions import NEWEST

_NOWHERE: Final = -2
_STEPS: Final = list(STEP_NAMES)[1:]  # set-up has a row of its own
_NAMES: Final = [STEP_NAMES[step] for step in _STEPS]
_CELLS: Final = ("holds", "out", "riding", "played", "programme")  # of a bandit's row


class SuperReader(PositionReader):
    """Reads the rows of this game and builds the state."""

    def __init__(self) -> None:
        super().__init__()
        self.options = Options()
        self.round: Row | None = None
        self.number = 0

    # --- rows -------------------------------------------------------------------------------------

    def read_title(self, title: Reader) -> None:
        self.options.spec.read_title(self.options, title)
        self.read_rules_version(title, NEWEST)

    def other_row(self, row: Row) -> None:
        head = row.head
        if head.maybe("round"):
            self.round = once(self.round, row)
            self.number = head.number(1, MOST + 1)
            return
        if not head.maybe("car"):
            raise head.fail("unknown-row", found=head.word)
        if not self.cars or len(self.cars) > MOST + 1:
            raise head.fail("car")
        head.number(len(self.cars), len(self.cars))
        self.cars.append(row)

    def read_set_up_state(self, row: Row) -> SuperState:
        """Read a game that is still being set up: the options determined so far."""
        options = self.options
        names: list[str] = []
        for cell in row.cells:
            new_cell(names, cell)
            if cell.maybe("players"):
                options.players = cell.number(FEWEST, MOST)
            elif cell.maybe("bandits"):
                options.bandits = read_names(cell, BANDITS, gaps=True)
            else:
                cell.expect("first")
                options.first = cell.number(0, MOST - 1)
            cell.end()
        if self.answers is not None:
            raise self.answers.head.fail("answers")
        settled = options.first >= 0 and NOBODY not in options.bandits
        fits = 0 < options.players == len(options.bandits) and options.first < options.players
        if settled or not fits or not options.spec.accepts(options):
            raise row.head.fail("set-up")
        return new_state(options, self.rules_version)

    # --- the state --------------------------------------------------------------------------------

    def read_state(self) -> SuperState:
        if not self.cars:
            raise self.end.fail("missing", wanted=LOCOMOTIVE_NAME)
        gang = self.gang()
        players = len(gang)
        if not FEWEST <= players <= MOST:
            raise self.end.fail("players", found=players)
        options = self.options
        options.players, options.first = players, 0
        options.bandits = tuple([int(bandit.who) for bandit in gang])
        self.check_options(options)
        state = SuperState(options, self.rules_version, gang)
        state.length = len(self.cars)
        for car, row in enumerate(self.cars):
            self.read_car(state, car, row)
        for bandit, row in zip(gang, self.bandits, strict=True):
            self.read_bandit(state, bandit, row)
        self.read_round(state)
        self.check(state)
        self.read_question(state)
        return state

    def gang(self) -> list[Bandit]:
        """The bandits in row order, which is the seat order, without their places."""
        gang: list[Bandit] = []
        for row in self.bandits:
            who = row.head.name(BANDITS)
            row.head.end()
            if any(bandit.who == who for bandit in gang):
                raise row.head.fail("twice")
            gang.append(Bandit(who, len(gang), INSIDE, 0, FRONT, False, _NOWHERE, 0, 0, 0))
        return gang

    def read_car(self, state: SuperState, car: int, row: Row) -> None:
        if len(row.cells) > 2:
            raise row.cells[2].fail("unexpected", found=row.cells[2].word)
        for cell, level in zip(row.cells, (ROOF, INSIDE), strict=False):
            spot = int(middle_of(car))
            while not cell.done:
                self.read_standing(state, cell, level, spot)
                spot += 1
                cell.next_of_list()

    def read_standing(self, state: SuperState, cell: Reader, level: int, spot: int) -> None:
        """Read "<belle", "(belle>)"."""
        start = cell.at
        stunned = cell.maybe("(")
        to_front = cell.maybe("<")
        who = cell.name(BANDITS)
        if to_front == cell.maybe(">"):
            cell.at = start
            raise cell.fail("facing")
        if stunned:
            cell.expect(")")
        for bandit in state.gang:
            if bandit.who == who:
                if bandit.gone != _NOWHERE:
                    cell.at = start
                    raise cell.fail("twice")
                bandit.gone = ABOARD
                bandit.level = level
                bandit.spot = spot
                bandit.facing = FRONT if to_front else TAIL
                bandit.stunned = stunned
                return
        cell.at = start
        raise cell.fail("absent", found=BANDITS[who])

    def read_bandit(self, state: SuperState, bandit: Bandit, row: Row) -> None:
        names: list[str] = []
        played: tuple[int, ...] = ()
        to_come: tuple[int, ...] = ()
        for cell in row.cells:
            new_cell(names, cell)
            if cell.maybe("holds"):
                self.read_loot(state, bandit, cell)
            elif cell.maybe("out"):
                self.leave(bandit, cell, cell.number(1, MOST))
            elif cell.maybe("riding"):
                self.leave(bandit, cell, RIDING)
            elif cell.maybe("played"):
                played = read_cards(cell)
            elif cell.maybe("programme"):
                to_come = read_cards(cell)
            else:
                raise cell.fail("expected", wanted=" / ".join(_CELLS), found=cell.word)
            cell.end()
        if bandit.gone == _NOWHERE:
            raise row.head.fail("place")
        cards = Programme((*played, *to_come))
        if len(cards.cards) > PROGRAMME or len(set(cards.cards)) < len(cards.cards) or cards.kinds & ~state.hand:
            raise row.head.fail("cards")
        if bandit.gone > 0 and to_come:
            raise row.head.fail("out")
        bandit.programme = cards.packed
        bandit.shown = len(played)

    def read_loot(self, state: SuperState, bandit: Bandit, cell: Reader) -> None:
        while True:
            card = cell.name([str(value) for value in LOOT])
            if not state.unseen >> card & 1:
                cell.at -= 1
                raise cell.fail("twice")
            bandit.loot |= 1 << card
            state.unseen &= ~(1 << card)
            if not cell.maybe(","):
                return

    def leave(self, bandit: Bandit, cell: Reader, gone: int) -> None:
        """Mark a bandit as not on the train."""
        if bandit.gone != _NOWHERE:
            raise cell.fail("out")
        if gone == RIDING and not self.options.horse:
            raise cell.fail("riding")
        bandit.gone = gone

    # --- the round and the pending question -------------------------------------------------------

    def read_round(self, state: SuperState) -> None:
        """Defaults: Stealin' if there are programmes, otherwise Schemin', in the round that fits the number of cars."""
        programmes = any(bandit.cards_to_come() for bandit in state.gang)
        state.step = STEALIN if programmes and self.asks is None else SCHEMIN
        state.round = max(1, int(state.seats) + 2 - len(self.cars) + 1)
        state.first = 0
        if self.round is not None:
            state.round = self.number
            names: list[str] = []
            for cell in self.round.cells:
                new_cell(names, cell)
                self.round_cell(state, cell)
                cell.end()

    def round_cell(self, state: SuperState, cell: Reader) -> None:
        if cell.maybe("card"):
            state.turn = cell.number(1, PROGRAMME) - 1
        elif cell.maybe("done"):
            state.done = cell.number(0, int(state.seats))
        elif cell.maybe("first"):
            who = cell.name(BANDITS)
            if who not in state.bandits:
                cell.at -= 1
                raise cell.fail("absent", found=BANDITS[who])
            state.first = state.bandits.index(who)
        else:
            state.step = _STEPS[cell.name(_NAMES)]

    def check(self, state: SuperState) -> None:
        """Check that the parts of the position are consistent."""
        where = self.end if self.round is None else self.round.head
        aboard = int(state.aboard())
        moments = {int(bandit.gone) for bandit in state.gang if bandit.gone > 0}
        state.moments = len(moments)
        if moments != set(range(1, len(moments) + 1)):
            raise where.fail("out")
        if state.riding() and state.step != STEALIN:
            raise where.fail("riding")
        to_come = int(state.length) - (0 if state.step == LOOT_CARD else 1)  # loot cards still to be given
        if sum(state.unseen >> card & 1 for card in range(len(LOOT))) < to_come:
            raise where.fail("loot")
        if state.step != STEALIN and (state.turn or state.done):
            raise where.fail("round")
        if state.step == OVER:
            if aboard > 1 and state.length > 1:
                raise where.fail("round")
        elif (
            (aboard < 2 and state.step != STEALIN)
            or (state.length == 1 and state.step != LOOT_CARD)
            or state.round + to_come - 1 > MOST + 1
        ):
            raise where.fail("round")
        if state.step == SCHEMIN and any(bandit.programme for bandit in state.gang):
            raise where.fail("cards")
        if state.step == SCHEMIN and state.gang[state.first].gone != ABOARD:  # SRN-5
            raise where.fail("round")
        for bandit in state.gang:
            place = (int(bandit.seat) - int(state.first)) % int(state.seats)
            turned_over = state.turn + (1 if place < state.done else 0)
            if bandit.cards_to_come() and (state.step != STEALIN or bandit.shown != turned_over):
                raise where.fail("cards")
            if state.step == STEALIN and bandit.shown > turned_over:
                raise where.fail("cards")

    def read_question(self, state: SuperState) -> None:
        if self.asks is not None:
            cell = only_cell(self.asks)
            question: Question | None = None
            if cell.maybe("programme") and state.step == SCHEMIN:
                question = CHOOSE_PROGRAMME
                CHOOSE_PROGRAMME.ask(state)
            elif cell.maybe("loot") and state.step == LOOT_CARD:
                question = which_loot_card(state)
            if question is None:
                cell.at = 0
                raise cell.fail("asks")
            cell.end()
            state.question = question
        if self.answers is not None:
            read_answers(state, self.answers, MOVE_READER)


def read_position(text: str, rules_version: int) -> SuperState:
    """The state that this text describes, without advancing it."""
    state = SuperReader().read(text, rules_version)
    assert isinstance(state, SuperState)
    return state
