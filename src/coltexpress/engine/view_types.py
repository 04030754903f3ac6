"""The types of the part of a view that every game has. Not compiled: TypeScript is generated from the annotations."""

from dataclasses import dataclass
from typing import Annotated, Final, NotRequired, TypeAlias, TypedDict

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.json_types import JsonObject

PHASES: Final = ("set-up", "schemin", "stealin", "round-end", "over")


@dataclass(frozen=True, slots=True)
class OneOf:
    """Annotates a string: all its values, and the name of their type in TypeScript."""

    name: str
    values: tuple[str, ...]


BanditName: TypeAlias = Annotated[str, OneOf("Bandit", BANDITS)]
PhaseName: TypeAlias = Annotated[str, OneOf("Phase", PHASES)]


class AsksView(TypedDict):
    """The pending question, and the seats that have not answered it yet; -1: chance."""

    kind: str
    seats: list[int]
    data: JsonObject


class AnswerView(TypedDict):
    """A move in notation and as data."""

    move: str
    kind: str
    data: JsonObject


class CommonView(TypedDict):
    """See docs/library.md, "A view". `answer`: the viewer's own secret answer, while others are still choosing."""

    players: int
    phase: PhaseName
    first: int
    asks: NotRequired[AsksView]
    answer: NotRequired[AnswerView]
