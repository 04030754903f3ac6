"""The types of the view of a state: what `view` builds. Optional keys are absent, never null."""

from typing import NotRequired, TypedDict

from coltexpress.engine.views import CommonView


class CarView(TypedDict):
    """A car, with the bandits of each row from front to tail."""

    car: str
    roof: list[str]
    inside: list[str]


class BanditView(TypedDict):
    """A bandit with its loot cards; `car` to `stunned` only on the train, `moment` only out of the game."""

    seat: int
    loot: list[int]
    riding: bool
    out: bool
    car: NotRequired[int]
    roof: NotRequired[bool]
    facing: NotRequired[str]
    stunned: NotRequired[bool]
    moment: NotRequired[int]


class SeatView(TypedDict):
    """A player's cards of this round; `to_come` only for the player."""

    shown: list[str]
    to_come: NotRequired[list[str]]


class RoundView(TypedDict):
    number: int
    turn: int


class SetUpView(TypedDict):
    bandits: list[list[str]]


class OutcomeView(TypedDict):
    how: str
    loot_cards: list[int]
    places: list[int]


class SuperView(CommonView):
    cards: list[str]
    set_up: SetUpView
    train: list[CarView]
    bandits: NotRequired[dict[str, BanditView]]
    seats: NotRequired[list[SeatView]]
    unseen_loot: NotRequired[list[int]]
    round: NotRequired[RoundView]
    outcome: NotRequired[OutcomeView]
