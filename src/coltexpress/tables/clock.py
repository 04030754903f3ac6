"""Time limits. The state of a clock is derived from the turns and their times; it is not stored."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from coltexpress.protocol.messages import ClockRules, Times

SECOND = 1000


@dataclass(slots=True)
class Clock:
    """The clock of a game. `since`: by acting seat, when it became its turn."""

    rules: ClockRules | None
    seats: int
    reserve: list[int] = field(default_factory=list)
    since: dict[int, int] = field(default_factory=dict)
    spent: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By seat, to restore when a secret choice is taken back: the time it took, and the reserve before it."""

    def __post_init__(self) -> None:
        if not self.reserve:
            self.reserve = [(self.rules.reserve if self.rules else 0) * SECOND] * self.seats

    def copy(self) -> "Clock":
        return Clock(self.rules, self.seats, self.reserve.copy(), self.since.copy(), self.spent.copy())

    def stop(self, seat: int, at: int) -> None:
        """The seat has moved: charge time beyond the limit per move to its reserve."""
        asked = self.since.pop(seat, at)
        self.spent[seat] = (at - asked, self.reserve[seat])
        if self.rules is not None:
            beyond = at - asked - self.rules.move * SECOND
            if beyond > 0:
                self.reserve[seat] = max(0, self.reserve[seat] - beyond)

    def take_back(self, seat: int, at: int) -> None:
        """The seat has to choose again: continue its time from where it stopped."""
        used, self.reserve[seat] = self.spent.pop(seat, (0, self.reserve[seat]))
        self.since[seat] = at - used

    def run(self, asked: Sequence[int], at: int) -> None:
        """Set the acting seats. The time of seats that were already acting continues."""
        self.since = {seat: self.since.get(seat, at) for seat in asked}

    def due(self, seat: int) -> int | None:
        """When the seat's time runs out; None: no limit."""
        if self.rules is None or seat not in self.since:
            return None
        return self.since[seat] + self.rules.move * SECOND + self.reserve[seat]

    def times(self, now: int) -> Times | None:
        if self.rules is None:
            return None
        due = {str(seat): at for seat in self.since if (at := self.due(seat)) is not None}
        return Times(now, self.reserve.copy(), due)
