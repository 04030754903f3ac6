"""The pieces of the board: the bandits with their positions, loot cards and programmes."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.places import at
from coltexpress.games.superexpress.components import LOOT, PROGRAMME

ABOARD: Final = 0
RIDING: Final = -1  # MINI-2: alongside the train; values above 0: out of the game, since that moment

_MIDDLE: Final = 512  # of the 1024 spots of a row; no game is long enough to use up one half


def pack(cards: tuple[int, ...]) -> i64:
    """A programme as one number: four bits per card, the first card lowest; 0 for none."""
    packed: i64 = 0
    for place, card in enumerate(cards):
        packed |= (card + 1) << (4 * place)
    return packed


def middle_of(car: i64) -> i64:
    """The spot of a bandit that is alone in its row."""
    return (car << 10) + _MIDDLE


@mypyc_attr(acyclic=True)
class Bandit:
    """A bandit with its loot cards and programme.

    `spot` is the position along the train, the car included; on one level, a lower spot is nearer the front (SPO-1).
    """

    def __init__(
        self,
        who: i64,
        seat: i64,
        level: i64,
        spot: i64,
        facing: i64,
        stunned: bool,
        gone: i64,
        loot: i64,
        programme: i64,
        shown: i64,
    ) -> None:
        self.who: i64 = who
        self.seat: i64 = seat
        self.level: i64 = level
        self.spot: i64 = spot
        self.facing: i64 = facing  # FRONT or TAIL: also the direction of movement
        self.stunned = stunned
        self.gone: i64 = gone  # ABOARD, RIDING, or the moment it went out, from 1
        self.loot: i64 = loot  # loot cards, a bit each
        self.programme: i64 = programme  # this round's cards (see pack)
        self.shown: i64 = shown  # the number of cards revealed

    def copy(self) -> "Bandit":
        return Bandit(
            self.who,
            self.seat,
            self.level,
            self.spot,
            self.facing,
            self.stunned,
            self.gone,
            self.loot,
            self.programme,
            self.shown,
        )

    @property
    def car(self) -> i64:
        return self.spot >> 10

    @property
    def place(self) -> i64:
        return at(self.car, self.level)

    def distance(self) -> i64:
        """The distance from the locomotive; within a car, the roof counts as farther, then the tail (SRN-4)."""
        return (self.place << 10) + (self.spot & 1023)

    def next_card(self) -> i64:
        """The next card to reveal; -1 if there is none."""
        return ((self.programme >> (4 * self.shown)) & 15) - 1

    def drop_cards(self) -> None:
        """Remove the unrevealed cards of this round."""
        self.programme &= (1 << (4 * self.shown)) - 1

    def cards_shown(self) -> tuple[int, ...]:
        return _cards(self.programme, 0, int(self.shown))

    def cards_to_come(self) -> tuple[int, ...]:
        return _cards(self.programme, int(self.shown), PROGRAMME)

    def loot_values(self) -> tuple[int, ...]:
        """The values of the loot cards, the highest first."""
        return tuple([LOOT[card] for card in range(len(LOOT) - 1, -1, -1) if self.loot >> card & 1])


def _cards(programme: i64, start: int, end: int) -> tuple[int, ...]:
    cards = [int((programme >> (4 * place)) & 15) - 1 for place in range(start, end)]
    return tuple([card for card in cards if card >= 0])
