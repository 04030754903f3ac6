"""Set-up (SET, TWO-1 to TWO-4): what the options leave open is thrown or asked, then everybody boards."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.events import Boarded
from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.places import INSIDE, LOCOMOTIVE, at
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import NATURE, Question, Step, TogetherQuestion
from coltexpress.engine.setup import WhichBandits, WhoIsFirst, arrangements, free_bandits, throw_some
from coltexpress.games.express.bags.cards import SOLO_DECK, TEAM_DECK
from coltexpress.games.express.bags.loot import ALL_PURSES, lying, purse
from coltexpress.games.express.board import Table
from coltexpress.games.express.components import (
    BANDITS,
    BULLETS,
    CAR_JEWELS,
    CAR_PURSES,
    CARS,
    NEUTRAL_BULLETS,
    START_PURSE,
)
from coltexpress.games.express.events import Coupled, MarshalCardGiven
from coltexpress.games.express.moves import PICKS, PLACES, Couple, Pick, Place
from coltexpress.games.express.phases.schemin import begin_round
from coltexpress.games.express.pieces import Bandit, Player
from coltexpress.games.express.teams import TEAM

DRAFT: Final = (0, 2, 3, 1)  # TWO-1: one, two, one, beginning with the host's seat


@mypyc_attr(acyclic=True)
class WhichTrain(Question):
    """SET-2: nature puts the train together."""

    def __init__(self) -> None:
        super().__init__(NATURE, ())

    def text(self, table: Table) -> str:
        return "train"

    def throw(self, table: Table, dice: Dice) -> Move:
        return Couple(throw_some(list(range(len(CARS))), table.options.cars, dice))

    def options(self, table: Table, seat: i64) -> Moves:
        return tuple([Couple(train) for train in arrangements(list(range(len(CARS))), table.options.cars)])

    def allows(self, table: Table, seat: i64, move: Move) -> bool:
        return isinstance(move, Couple) and len(set(move.train)) == len(move.train) == table.options.cars

    def answer(self, table: Table, seat: i64, move: Move) -> None:
        assert isinstance(move, Couple)
        table.options = table.options.with_train(move.train)
        lay_loot(table)
        if not table.quiet:
            table.emit(Coupled(move.train))


@mypyc_attr(acyclic=True)
class PickBandit(Question):
    """TWO-1: the players pick one, two, one."""

    def __init__(self, table: Table, slot: int) -> None:
        super().__init__(slot // TEAM, tuple([PICKS[who] for who in free_bandits(table.bandits, len(BANDITS))]))
        self.slot = slot

    def text(self, table: Table) -> str:
        return "pick"

    def answer(self, table: Table, seat: i64, move: Move) -> None:
        assert isinstance(move, Pick)
        table.join(self.slot, move.who)


def place_choices(table: Table, seat: i64) -> Moves:
    """TWO-2, TWO-3: who is in the last car, and whose the Marshal card is."""
    team = table.bandits[seat * TEAM : seat * TEAM + TEAM]
    return tuple([PLACES[last][keeper] for last in team for keeper in team])


@mypyc_attr(acyclic=True)
class PlaceTeams(TogetherQuestion):
    """TWO-2: secretly and at once."""

    def text(self, table: Table) -> str:
        return "place"

    def options(self, table: Table, seat: i64) -> Moves:
        return place_choices(table, seat)

    def conclude(self, table: Table, seat: i64, move: Move) -> None:
        place_team(table, move)


@mypyc_attr(acyclic=True)
class WhichPlaces(Question):
    """TWO-2: at random unless the players do."""

    def __init__(self, table: Table) -> None:
        super().__init__(NATURE, place_choices(table, len(table.options.last)))

    def text(self, table: Table) -> str:
        return "place at random"

    def answer(self, table: Table, seat: i64, move: Move) -> None:
        place_team(table, move)


def place_team(table: Table, move: Move) -> None:
    assert isinstance(move, Place)
    options = table.options
    table.options = options.with_places((*options.last, move.last), (*options.keepers, move.keeper))
    if not table.quiet:
        table.emit(MarshalCardGiven(len(options.last), move.keeper))


def lay_loot(table: Table) -> None:
    """SET-3, SET-4: what is printed on the floors, and a strongbox in the locomotive."""
    table.floor = [int(lying(0, 0, 1)), 0]
    for car in table.options.train:
        table.floor.append(int(lying(CAR_PURSES[car], CAR_JEWELS[car], 0)))
        table.floor.append(0)


def start_car(table: Table, seat: i64, who: i64) -> i64:
    """SET-6: players 1, 3 and 5 in the last car, the others in the one before it; TWO-2: one of each team in each."""
    last = table.length - 1
    if table.team_size == 1:
        return last - (seat - table.first + table.seats) % table.seats % 2
    return last if table.options.last[seat] == who else last - 1


def board(table: Table) -> None:
    """SET-1, SET-4: everybody aboard, with bullets, deck and a purse of $250."""
    options = table.options
    deck = SOLO_DECK if table.team_size == 1 else TEAM_DECK
    table.players = [Player(0, deck, 0, 0, 0, 0, 0) for _ in range(options.players)]
    table.neutral = NEUTRAL_BULLETS
    table.unborn = ALL_PURSES - len(table.bandits) * purse(START_PURSE)
    table.marshal = LOCOMOTIVE
    for slot, who in enumerate(table.bandits):
        seat = slot // int(table.team_size)
        car = start_car(table, seat, who)
        table.gang.append(Bandit(who, seat, at(car, INSIDE), BULLETS, 0, 0, purse(START_PURSE), True, 0, 0))
        if not table.quiet:
            table.emit(Boarded(who, car))
    for seat, keeper in enumerate(options.keepers):
        if keeper == table.bandits[seat * TEAM + 1]:
            table.keeper |= 1 << seat


class SetUpStep(Step):
    def run(self, table: Table) -> None:
        """Ask for what is still open, one thing after the other; then board and begin."""
        options = table.options
        if options.train and not table.floor:
            lay_loot(table)
        if NOBODY in table.bandits:
            if options.draft:
                table.question = PickBandit(table, next(slot for slot in DRAFT if table.bandits[slot] == NOBODY))
            else:
                table.question = WhichBandits(table.bandits, len(BANDITS))
        elif not options.train:
            table.question = WhichTrain()
        elif table.first < 0:
            table.question = WhoIsFirst(table.bandits)
        elif options.teams and len(options.last) < options.players:
            if options.ask_places:
                PlaceTeams().ask(table)
            else:
                table.question = WhichPlaces(table)
        else:
            board(table)
            begin_round(table, 1)
