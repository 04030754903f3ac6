"""The loot on the train and on the character cards: the part of the board that robberies and punches change."""

from mypy_extensions import i64

from coltexpress.engine.places import INSIDE, at
from coltexpress.engine.questions import OVER
from coltexpress.engine.state import BaseState
from coltexpress.games.express.bags.loot import (
    OPEN,
    OPEN_TO_ALL,
    UNSEEN_PURSE,
    fallen_place,
    fallen_value,
    known_by,
    pack_fallen,
    purse,
    unit,
)
from coltexpress.games.express.components import BANDITS, PURSE, RANSOM, STRONGBOX
from coltexpress.games.express.events import ALL_VIEWERS, UNKNOWN, viewer_bit
from coltexpress.games.express.options import Options
from coltexpress.games.express.pieces import Bandit
from coltexpress.games.express.stealin_events import Declined, Dropped, Lost, Ransomed, StrongboxBrought, Took


class LootBoard(BaseState):
    """The bandits, the loot, and the operations that move loot."""

    def __init__(
        self, options: Options, rules_version: i64, gang: list[Bandit], floor: list[int], fallen: tuple[int, ...]
    ) -> None:
        super().__init__(options, rules_version)
        self.gang = gang  # in the order of the seats
        self.floor = floor  # by place: packed loot (loot.lying)
        self.fallen = fallen  # fallen purses that players know (loot.pack_fallen), sorted
        self.second_strongbox = True  # True: still beside the train
        self.unseen_values: i64 = 0  # values of purses that no player has seen, on the train or in the box

    # --- queries ----------------------------------------------------------------------------------

    def bandit(self, who: i64) -> Bandit:
        for bandit in self.gang:
            if bandit.who == who:
                return bandit
        raise LookupError(BANDITS[who])

    def fallen_at(self, place: i64) -> tuple[int, ...]:
        """The fallen purses at this place that players know."""
        if not self.fallen:
            return self.fallen
        return tuple([entry for entry in self.fallen if fallen_place(entry) == place])

    def knows_purses(self, bandit: Bandit, viewer: int | None) -> bool:
        """KNW-3, KNW-4: whether this viewer knows what is in the bandit's purses."""
        if self.step == OVER or viewer == bandit.seat:
            return True
        return bandit.open_purse

    # --- operations -------------------------------------------------------------------------------

    def take_token(self, bandit: Bandit, loot: i64) -> None:
        """Take a jewel or strongbox at the bandit's place."""
        token = unit(loot)
        self.floor[bandit.place] -= int(token)
        bandit.loot += token
        if not self.quiet:
            self.emit(Took(bandit.who, loot, UNKNOWN, ALL_VIEWERS, ALL_VIEWERS))

    def take_unseen_purse(self, bandit: Bandit, value: i64) -> None:
        """Take a purse that no player has seen; it gets its value now."""
        self.floor[bandit.place] -= UNSEEN_PURSE
        self.unseen_values -= purse(value)
        bandit.purses += purse(value)
        self.has_held_another(bandit)
        if not self.quiet:
            self.emit(Took(bandit.who, PURSE, value, viewer_bit(bandit.seat), 0))

    def take_fallen_purse(self, bandit: Bandit, entry: i64) -> None:
        """Take a purse that a player knows; that player sees which one it was (KNW-3)."""
        index = self.fallen.index(int(entry))
        self.fallen = self.fallen[:index] + self.fallen[index + 1 :]
        value = fallen_value(entry)
        knower = known_by(entry)
        bandit.purses += purse(value)
        if knower != OPEN + bandit.who:
            self.has_held_another(bandit)
            if OPEN <= knower < OPEN_TO_ALL:
                self.bandit(knower - OPEN).open_purse = False
        if not self.quiet:
            knew = ALL_VIEWERS if knower >= OPEN else viewer_bit(knower)
            self.emit(Took(bandit.who, PURSE, value, knew | viewer_bit(bandit.seat), knew))

    def has_held_another(self, bandit: Bandit) -> None:
        """KNW-4: the bandit's starting purse loses its special status; if it has fallen, it is still known to all.

        A part of taking a purse.
        """
        if bandit.open_purse:
            bandit.open_purse = False
            mine = OPEN + bandit.who
            fallen = [
                int(pack_fallen(fallen_place(entry), fallen_value(entry), OPEN_TO_ALL))
                if known_by(entry) == mine
                else entry
                for entry in self.fallen
            ]
            fallen.sort()
            self.fallen = tuple(fallen)

    def drop_token(self, bandit: Bandit, loot: i64) -> None:
        token = unit(loot)
        bandit.loot -= token
        self.floor[bandit.place] += int(token)
        if not self.quiet:
            self.emit(Dropped(bandit.who, loot, UNKNOWN, ALL_VIEWERS))

    def drop_purse(self, bandit: Bandit, value: i64) -> None:
        """Drop a purse. Its value is known to the player who held it, or to all for a starting purse (KNW-3, KNW-4)."""
        bandit.purses -= purse(value)
        self.add_fallen(bandit.place, value, bandit.purse_known_by())
        if not self.quiet:
            self.emit(Dropped(bandit.who, PURSE, value, ALL_VIEWERS if bandit.open_purse else viewer_bit(bandit.seat)))

    def add_fallen(self, place: i64, value: i64, knower: i64) -> None:
        """Add a fallen purse that players know. A part of dropping a purse."""
        fallen = [*self.fallen, int(pack_fallen(place, value, knower))]
        fallen.sort()
        self.fallen = tuple(fallen)

    def resample_fallen_purse(self, bandit: Bandit, value: i64) -> None:
        """In a determinized state: turn one of the unseen purses here into one that this bandit has just dropped."""
        self.floor[bandit.place] -= UNSEEN_PURSE
        self.unseen_values -= purse(value)
        self.add_fallen(bandit.place, value, bandit.seat)

    def lose_purse(self, bandit: Bandit, value: i64) -> None:
        """EVT-7: remove a purse from the game without showing its value to others."""
        bandit.purses -= purse(value)
        bandit.lost += purse(value)
        viewers = ALL_VIEWERS if bandit.open_purse else viewer_bit(bandit.seat)
        bandit.open_purse = False
        if not self.quiet:
            self.emit(Lost(bandit.who, PURSE, value, viewers))

    def bring_strongbox(self, car: i64) -> None:
        self.second_strongbox = False
        self.floor[at(car, INSIDE)] += int(unit(STRONGBOX))
        if not self.quiet:
            self.emit(StrongboxBrought(car))

    def decline(self, bandit: Bandit) -> None:
        if not self.quiet:
            self.emit(Declined(bandit.who))

    def pay_ransom(self, bandit: Bandit) -> None:
        bandit.money += RANSOM
        if not self.quiet:
            self.emit(Ransomed(bandit.who))
