"""The types of the view of a state: what `view` builds. Optional keys are absent, never null."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from coltexpress.engine.view_types import BanditName, CommonView, OneOf
from coltexpress.games.superexpress.components import ACTIONS, FACINGS
from coltexpress.games.superexpress.events import ENDINGS

ActionName: TypeAlias = Annotated[str, OneOf("SuperAction", ACTIONS)]
FacingName: TypeAlias = Annotated[str, OneOf("Facing", FACINGS)]
EndingName: TypeAlias = Annotated[str, OneOf("Ending", ENDINGS)]


class CarView(TypedDict):
    """A car, with the bandits of each row from front to tail."""

    car: str
    roof: list[BanditName]
    inside: list[BanditName]


class BanditView(TypedDict):
    """A bandit with its loot cards; `car` to `stunned` only on the train, `moment` only out of the game."""

    seat: int
    loot: list[int]
    riding: bool
    out: bool
    car: NotRequired[int]
    roof: NotRequired[bool]
    facing: NotRequired[FacingName]
    stunned: NotRequired[bool]
    moment: NotRequired[int]


class SeatView(TypedDict):
    """A player's cards of this round; `to_come` only for the player."""

    shown: list[ActionName]
    to_come: NotRequired[list[ActionName]]


class RoundView(TypedDict):
    number: int
    turn: int


class SetUpView(TypedDict):
    bandits: list[list[BanditName]]


class OutcomeView(TypedDict):
    how: EndingName
    loot_cards: list[int]
    places: list[int]


class SuperView(CommonView):
    game: Literal["super"]
    cards: list[ActionName]
    set_up: SetUpView
    train: list[CarView]
    bandits: NotRequired[dict[BanditName, BanditView]]
    seats: NotRequired[list[SeatView]]
    unseen_loot: NotRequired[list[int]]
    round: NotRequired[RoundView]
    outcome: NotRequired[OutcomeView]
