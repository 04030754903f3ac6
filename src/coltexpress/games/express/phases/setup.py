"""Set-up (SET, TWO-1 to TWO-4): chance or the players decide what the options leave open, then the bandits board."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.events import Boarded
from coltexpress.engine.moves import Move, Moves
from coltexpress.engine.places import INSIDE, LOCOMOTIVE, at
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import NATURE, Question, SimultaneousQuestion, Step
from coltexpress.engine.setup import WhichBandits, WhoIsFirst, arrangements, free_bandits, sample_some
from coltexpress.engine.specs import Spec
from coltexpress.games.express.bags.loot import ALL_PURSES, lying, purse
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import (
    BANDITS,
    BULLETS,
    CARS,
    NEUTRAL_BULLETS,
    START_PURSE,
    TRAIN_CARS,
)
from coltexpress.games.express.events import Coupled, MarshalCardGiven
from coltexpress.games.express.moves import PICKS, PLACES, Couple, Pick, Place
from coltexpress.games.express.phases.schemin import begin_round
from coltexpress.games.express.pieces import Bandit, Player
from coltexpress.games.express.teams import TEAM

DRAFT: Final = (0, 2, 3, 1)  # TWO-1: slots in picking order: one, two, one, from the host's seat


@mypyc_attr(acyclic=True)
class WhichTrain(Question):
    """SET-2: chance assembles the train."""

    spec: ClassVar[Spec] = Spec("train", "train")

    def __init__(self) -> None:
        super().__init__(NATURE, ())

    def sample(self, board: Board, dice: Dice) -> Move:
        return Couple(sample_some(list(range(len(CARS))), board.options.cars, dice))

    def options(self, board: Board, seat: i64) -> Moves:
        return tuple([Couple(train) for train in arrangements(list(range(len(CARS))), board.options.cars)])

    def allows(self, board: Board, seat: i64, move: Move) -> bool:
        return isinstance(move, Couple) and len(set(move.train)) == len(move.train) == board.options.cars

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, Couple)
        board.options = board.options.with_train(move.train)
        lay_loot(board)
        if not board.quiet:
            board.emit(Coupled(move.train))


@mypyc_attr(acyclic=True)
class PickBandit(Question):
    """TWO-1: the players pick one, two and one bandits in turn."""

    spec: ClassVar[Spec] = Spec("pick", "pick")

    def __init__(self, board: Board, slot: int) -> None:
        super().__init__(slot // TEAM, tuple([PICKS[who] for who in free_bandits(board.bandits, len(BANDITS))]))
        self.slot = slot

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        assert isinstance(move, Pick)
        board.join(self.slot, move.who)


def place_choices(board: Board, seat: i64) -> Moves:
    """TWO-2, TWO-3: the choices of the bandit in the last car and of the bandit with the Marshal card."""
    team = board.bandits_of(int(seat))
    return tuple([PLACES[last][keeper] for last in team for keeper in team])


@mypyc_attr(acyclic=True)
class PlaceTeams(SimultaneousQuestion):
    """TWO-2: the players place their bandits secretly and simultaneously."""

    spec: ClassVar[Spec] = Spec("place", "place")

    def options(self, board: Board, seat: i64) -> Moves:
        return place_choices(board, seat)

    def apply_answer(self, board: Board, seat: i64, move: Move) -> None:
        place_team(board, move)


@mypyc_attr(acyclic=True)
class WhichPlaces(Question):
    """TWO-2: chance places the bandits of a team unless the players do."""

    spec: ClassVar[Spec] = Spec("places", "place at random")

    def __init__(self, board: Board) -> None:
        super().__init__(NATURE, place_choices(board, len(board.options.last)))

    def answer(self, board: Board, seat: i64, move: Move) -> None:
        place_team(board, move)


def place_team(board: Board, move: Move) -> None:
    assert isinstance(move, Place)
    options = board.options
    board.options = options.with_places((*options.last, move.last), (*options.keepers, move.keeper))
    if not board.quiet:
        board.emit(MarshalCardGiven(len(options.last), move.keeper))


def lay_loot(board: Board) -> None:
    """SET-3, SET-4: place the loot printed on the floors, and a strongbox in the locomotive."""
    board.floor = [int(lying(0, 0, 1)), 0]
    for car in board.options.train:
        board.floor.append(int(lying(TRAIN_CARS[car].purses, TRAIN_CARS[car].jewels, 0)))
        board.floor.append(0)


def start_car(board: Board, seat: i64, who: i64) -> i64:
    """SET-6: players 1, 3 and 5 in the last car, the others in the one before; TWO-2: one of each team in each."""
    last = board.length - 1
    if board.team_size == 1:
        return last - (seat - board.first + board.seats) % board.seats % 2
    return last if board.options.last[seat] == who else last - 1


def board_train(board: Board) -> None:
    """SET-1, SET-4: place all bandits with bullets, deck and a $250 purse."""
    options = board.options
    deck = board.action_cards()
    board.players = [Player(0, deck, 0, 0, 0, 0, 0) for _ in range(options.players)]
    board.neutral = NEUTRAL_BULLETS
    board.unseen_values = ALL_PURSES - len(board.bandits) * purse(START_PURSE)
    board.marshal = LOCOMOTIVE
    for slot, who in enumerate(board.bandits):
        seat = board.seat_of(slot)
        car = start_car(board, seat, who)
        board.gang.append(Bandit(who, seat, at(car, INSIDE), BULLETS, 0, 0, purse(START_PURSE), True, 0, 0))
        if not board.quiet:
            board.emit(Boarded(who, car))
    for seat, keeper in enumerate(options.keepers):
        if keeper == board.mate(seat):
            board.marshal_card_seats |= 1 << seat


class SetUpStep(Step):
    def run(self, board: Board) -> None:
        """Ask for one open option at a time; then board and begin round 1."""
        options = board.options
        if options.train and not board.floor:
            lay_loot(board)
        if NOBODY in board.bandits:
            if options.draft:
                board.question = PickBandit(board, next(slot for slot in DRAFT if board.bandits[slot] == NOBODY))
            else:
                board.question = WhichBandits(board.bandits, len(BANDITS))
        elif not options.train:
            board.question = WhichTrain()
        elif board.first < 0:
            board.question = WhoIsFirst(board.bandits)
        elif options.teams and len(options.last) < options.players:
            if options.ask_places:
                PlaceTeams().ask(board)
            else:
                board.question = WhichPlaces(board)
        else:
            board_train(board)
            begin_round(board, 1)
