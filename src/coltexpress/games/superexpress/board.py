"""The board: the position of a game, and the operations that change it.

An operation carries out one thing that happens and emits its event; `join_row` and `retire` are parts of operations.
"""

from mypy_extensions import i64

from coltexpress.engine.events import (
    CLIMBED,
    RODE,
    THROWN,
    WALKED,
    Boarded,
    RoundBegan,
    StealinBegan,
    moved,
    shot,
)
from coltexpress.engine.places import INSIDE, LOCOMOTIVE
from coltexpress.engine.questions import OVER
from coltexpress.engine.state import BaseState
from coltexpress.games.superexpress.components import ALL_LOOT, FRONT, hand
from coltexpress.games.superexpress.events import (
    LEFT_BEHIND,
    Fell,
    GameOver,
    Rides,
    looted,
    missed,
    out,
    revealed,
    turned,
    uncoupled,
    woke,
)
from coltexpress.games.superexpress.options import Options
from coltexpress.games.superexpress.phases.steps import LOOT_CARD, SCHEMIN
from coltexpress.games.superexpress.pieces import ABOARD, RIDING, Bandit, middle_of


class Board(BaseState):
    """The full position, hidden parts included."""

    def __init__(self, options: Options, rules_version: i64, gang: list[Bandit]) -> None:
        super().__init__(options, rules_version)
        self.options = options
        self.gang = gang  # in the order of the seats
        self.length: i64 = options.players + 2  # SUP-2: cars, the locomotive included
        self.hand: i64 = hand(options.reflex, options.horse)  # the cards that every player has
        self.unseen: i64 = ALL_LOOT  # loot cards not yet revealed, on the train or in the box, a bit each
        self.round: i64 = 0  # from 1
        self.turn: i64 = 0  # the number of complete rotations in which all players have revealed a card
        self.done: i64 = 0  # the number of players handled in this rotation
        self.moments: i64 = 0  # the number of times bandits have gone out; those that go together share a moment

    # --- queries ----------------------------------------------------------------------------------

    def row(self, car: i64, level: i64) -> list[Bandit]:
        """The bandits of a row, from front to tail (SPO-1)."""
        here = [b for b in self.gang if b.gone == ABOARD and b.level == level and b.car == car]
        return sorted(here, key=lambda bandit: bandit.spot)

    def aboard(self) -> i64:
        """The number of bandits on the train."""
        number: i64 = 0
        for bandit in self.gang:
            if bandit.gone == ABOARD:
                number += 1
        return number

    def riding(self) -> bool:
        return any(bandit.gone == RIDING for bandit in self.gang)

    # --- set-up and rounds ------------------------------------------------------------------------

    def board_bandit(self, who: i64, seat: i64, car: i64, facing: i64) -> None:
        self.gang.append(Bandit(who, seat, INSIDE, middle_of(car), facing, False, ABOARD, 0, 0, 0))
        if not self.quiet:
            self.emit(Boarded(who, car))

    def begin_round(self, number: i64) -> None:
        """SUP-5: all cards return to the hands."""
        for bandit in self.gang:
            bandit.programme = 0
            bandit.shown = 0
        self.round = number
        self.step = SCHEMIN
        if not self.quiet:
            self.emit(RoundBegan(number))

    def begin_stealin(self) -> None:
        if not self.quiet:
            self.emit(StealinBegan())

    def reveal(self, bandit: Bandit, card: i64) -> None:
        """SRN-2: reveal the next card of a programme."""
        shown = bandit.shown
        bandit.shown = shown + 1
        if not self.quiet:
            self.emit(revealed(bandit.seat, bandit.who, card, shown))

    # --- where bandits stand ----------------------------------------------------------------------

    def join_row(self, bandit: Bandit, car: i64, level: i64, way: i64) -> None:
        """Join a row, moving in direction `way`: towards the front at its tail end, towards the tail at its front."""
        spot = middle_of(car)
        found = False
        for other in self.gang:
            if other is not bandit and other.gone == ABOARD and other.level == level and other.car == car:
                beside = other.spot - way
                if not found or (beside - spot) * way < 0:
                    spot = beside
                found = True
        bandit.gone = ABOARD
        bandit.level = level
        bandit.spot = spot

    def walk(self, bandit: Bandit, car: i64) -> None:
        """SPO-2: walk to an adjacent car."""
        self.join_row(bandit, car, bandit.level, bandit.facing)
        if not self.quiet:
            self.emit(moved(bandit.who, bandit.place, WALKED))

    def climb(self, bandit: Bandit) -> None:
        """SPO-3: change the level; all bandits already there are in front of it."""
        self.join_row(bandit, bandit.car, 1 - bandit.level, bandit.facing)
        if not self.quiet:
            self.emit(moved(bandit.who, bandit.place, CLIMBED))

    def throw(self, bandit: Bandit, car: i64, way: i64) -> None:
        """SPO-5: a shot moves the bandit to the next car."""
        self.join_row(bandit, car, bandit.level, way)
        if not self.quiet:
            self.emit(moved(bandit.who, bandit.place, THROWN))

    def ride(self, bandit: Bandit) -> None:
        """MINI-2: go inside the locomotive, frontmost, facing the front, standing."""
        self.join_row(bandit, LOCOMOTIVE, INSIDE, -FRONT)
        bandit.facing = FRONT
        if not self.quiet:
            self.emit(moved(bandit.who, bandit.place, RODE))

    def turn_around(self, bandit: Bandit) -> None:
        """SPO-4: turn the bandit around."""
        bandit.facing = -bandit.facing
        if not self.quiet:
            self.emit(turned(bandit.who, bandit.facing))

    # --- shots and falls --------------------------------------------------------------------------

    def miss(self, bandit: Bandit) -> None:
        if not self.quiet:
            self.emit(missed(bandit.who))

    def shoot(self, bandit: Bandit, target: Bandit) -> None:
        target.stunned = True
        if not self.quiet:
            self.emit(shot(bandit.who, target.who))

    def fall(self, bandit: Bandit) -> None:
        """MINI-1: the bandit falls over, stunned."""
        bandit.stunned = True
        if not self.quiet:
            self.emit(Fell(bandit.who))

    def wake(self, bandit: Bandit) -> None:
        """SPO-6: the bandit stands up."""
        bandit.stunned = False
        if not self.quiet:
            self.emit(woke(bandit.who))

    # --- leaving the train ------------------------------------------------------------------------

    def ride_alongside(self, bandit: Bandit, how: i64) -> None:
        """MINI-2: leave the train with a card left to return with."""
        bandit.gone = RIDING
        bandit.stunned = False
        if not self.quiet:
            self.emit(Rides(bandit.who, how))

    def go_out(self, bandit: Bandit, how: i64) -> None:
        """Remove a bandit from the game, at a separate moment."""
        self.moments += 1
        self.retire(bandit)
        if not self.quiet:
            self.emit(out(bandit.seat, bandit.who, how))

    def retire(self, bandit: Bandit) -> None:
        """Mark the bandit as out at this moment. Its unrevealed cards are never shown (SRN-2)."""
        bandit.gone = self.moments
        bandit.drop_cards()

    def uncouple(self, left_behind: list[Bandit]) -> None:
        """SRN-3: remove the last car; the bandits in or on it go out at the same moment."""
        self.length -= 1
        self.step = LOOT_CARD
        if left_behind:
            self.moments += 1
            for bandit in left_behind:
                self.retire(bandit)
        if not self.quiet:
            self.emit(uncoupled(self.length))
            for bandit in left_behind:
                self.emit(out(bandit.seat, bandit.who, LEFT_BEHIND))

    def end(self, how: i64) -> None:
        """End the game, possibly in the middle of a round; unrevealed cards are never shown."""
        self.step = OVER
        self.turn = 0
        self.done = 0
        for bandit in self.gang:
            bandit.drop_cards()
        if not self.quiet:
            self.emit(GameOver(how))

    # --- loot -------------------------------------------------------------------------------------

    def give_loot(self, bandit: Bandit, card: i64) -> None:
        """SRN-4: give a loot card to a bandit."""
        bandit.loot |= 1 << card
        self.unseen &= ~(1 << card)
        if not self.quiet:
            self.emit(looted(bandit.who, card))
