"""The types of the view of a state: what `view` builds. Optional keys are absent, never null.

A purse value of 0 stands for a value that the viewer does not know.
"""

from typing import NotRequired, TypedDict

from coltexpress.engine.views import CommonView


class PlaceView(TypedDict):
    """A level of a car."""

    bandits: list[str]
    purses: list[int]
    jewels: int
    strongboxes: int


class CarView(TypedDict):
    car: str
    roof: PlaceView
    inside: PlaceView


class BanditView(TypedDict):
    """A bandit with its character card."""

    seat: int
    car: int
    roof: bool
    bullets: int
    wounds: int
    purses: list[int]
    jewels: int
    strongboxes: int
    money: int
    open_purse: bool
    lost_purses: int


class HandBulletsView(TypedDict):
    """EXP-1: how many bullets a hand has, as others see it."""

    known: int
    possible: int


class SeatView(TypedDict):
    """A player's cards: numbers for others, names with numbers for the player."""

    hand_size: int
    deck_size: int
    hand: NotRequired[dict[str, int]]
    deck: NotRequired[dict[str, int]]
    marshal_card: NotRequired[str]
    deck_top: NotRequired[int]
    discard_size: NotRequired[int]
    discard_seen: NotRequired[dict[str, int]]
    discard: NotRequired[dict[str, int]]
    hand_bullets: NotRequired[HandBulletsView]


class PileCardView(TypedDict):
    """A card on the pile; a face-down card has a bandit and an action only for its player."""

    seat: int
    down: bool
    bandit: NotRequired[str]
    action: NotRequired[str]


class RoundView(TypedDict):
    number: int
    cards_seen: list[str]
    card: NotRequired[str]
    event: NotRequired[str]
    turns: NotRequired[list[str]]
    turn: NotRequired[int]


class SetUpView(TypedDict):
    bandits: list[list[str]]
    marshal_cards: NotRequired[list[str]]


class ActingView(TypedDict):
    """The card that is being resolved."""

    bandit: str
    action: str


class OutcomeView(TypedDict):
    money: list[int]
    places: list[int]
    gunslingers: list[int]


class ExpressView(CommonView):
    expert: bool
    set_up: SetUpView
    train: list[CarView]
    marshal: NotRequired[int]
    neutral_bullets: NotRequired[int]
    second_strongbox: NotRequired[bool]
    round: NotRequired[RoundView]
    bandits: NotRequired[dict[str, BanditView]]
    seats: NotRequired[list[SeatView]]
    pile: NotRequired[list[PileCardView]]
    acting: NotRequired[ActingView]
    outcome: NotRequired[OutcomeView]
