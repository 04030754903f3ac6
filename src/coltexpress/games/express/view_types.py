"""The types of the view of a state: what `view` builds. Optional keys are absent, never null.

A purse value of 0 stands for a value that the viewer does not know.
"""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from coltexpress.engine.view_types import BanditName, CommonView, OneOf
from coltexpress.games.express.components import ACTIONS, EVENTS, ROUND_CARD_NAMES, TURNS

ActionName: TypeAlias = Annotated[str, OneOf("ExpressAction", ACTIONS)]
RoundCardName: TypeAlias = Annotated[str, OneOf("RoundCard", ROUND_CARD_NAMES)]
EventName: TypeAlias = Annotated[str, OneOf("RoundEvent", EVENTS)]
TurnName: TypeAlias = Annotated[str, OneOf("TurnKind", TURNS)]
Cards: TypeAlias = dict[str, int]
"""Numbers of cards by name: "fire", in a team "tuco fire"."""


class PlaceView(TypedDict):
    """A level of a car."""

    bandits: list[BanditName]
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
    hand: NotRequired[Cards]
    deck: NotRequired[Cards]
    marshal_card: NotRequired[BanditName]
    deck_top: NotRequired[int]
    discard_size: NotRequired[int]
    discard_seen: NotRequired[Cards]
    discard: NotRequired[Cards]
    hand_bullets: NotRequired[HandBulletsView]


class PileCardView(TypedDict):
    """A card on the pile; a face-down card has a bandit and an action only for its player."""

    seat: int
    down: bool
    bandit: NotRequired[BanditName]
    action: NotRequired[ActionName]


class RoundView(TypedDict):
    number: int
    cards_seen: list[RoundCardName]
    card: NotRequired[RoundCardName]
    event: NotRequired[EventName]
    turns: NotRequired[list[TurnName]]
    turn: NotRequired[int]


class SetUpView(TypedDict):
    bandits: list[list[BanditName]]
    marshal_cards: NotRequired[list[BanditName]]


class ActingView(TypedDict):
    """The card that is being resolved."""

    bandit: BanditName
    action: ActionName


class OutcomeView(TypedDict):
    money: list[int]
    places: list[int]
    gunslingers: list[int]


class ExpressView(CommonView):
    game: Literal["express"]
    expert: bool
    set_up: SetUpView
    train: list[CarView]
    marshal: NotRequired[int]
    neutral_bullets: NotRequired[int]
    second_strongbox: NotRequired[bool]
    round: NotRequired[RoundView]
    bandits: NotRequired[dict[BanditName, BanditView]]
    seats: NotRequired[list[SeatView]]
    pile: NotRequired[list[PileCardView]]
    acting: NotRequired[ActingView]
    outcome: NotRequired[OutcomeView]
