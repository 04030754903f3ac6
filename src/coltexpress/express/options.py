"""How a game is to be set up: what is chosen, and what is left to chance or to the players.

A game that is being set up is nothing but options that fill up, so this is also its state until everybody is aboard.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from coltexpress.core.errors import BadOption
from coltexpress.express.components import BANDITS, CARS, NOBODY, TEAM_TRAIN
from coltexpress.express.teams import TEAM

FEWEST: Final = 2
MOST: Final = 6
_FIELDS: Final = ("players", "expert", "bandits", "teams", "train", "first", "placement")


class Options:
    """Valid options. Make them with `parse_options` (or `ExpressGame.options`)."""

    def __init__(
        self,
        players: int,
        expert: bool,
        bandits: tuple[int, ...],
        draft: bool,
        train: tuple[int, ...],
        first: int,
        ask_places: bool,
        last: tuple[int, ...],
        keepers: tuple[int, ...],
    ) -> None:
        self.players = players
        self.expert = expert
        self.bandits = bandits  # by seat, in a team one after the other; NOBODY: not chosen yet
        self.draft = draft  # TWO-1: the players pick; otherwise chance gives out what is not chosen
        self.train = train  # from behind the locomotive; empty: not put together yet
        self.first = first  # the first player's seat, or -1
        self.ask_places = ask_places  # TWO-2: the players place their bandits; otherwise chance does
        self.last = last  # TWO-2: by team, who starts in the last car; empty: not placed yet
        self.keepers = keepers  # TWO-3: by team, whose the Marshal card is

    @property
    def seats(self) -> int:
        return self.players

    @property
    def teams(self) -> bool:
        return self.players == FEWEST

    @property
    def cars(self) -> int:
        """SET-2, TWO-1: how many cars besides the locomotive."""
        return TEAM_TRAIN if self.teams else self.players

    def with_bandits(self, bandits: tuple[int, ...]) -> "Options":
        return Options(
            self.players,
            self.expert,
            bandits,
            self.draft,
            self.train,
            self.first,
            self.ask_places,
            self.last,
            self.keepers,
        )

    def with_train(self, train: tuple[int, ...]) -> "Options":
        return Options(
            self.players,
            self.expert,
            self.bandits,
            self.draft,
            train,
            self.first,
            self.ask_places,
            self.last,
            self.keepers,
        )

    def with_first(self, first: int) -> "Options":
        return Options(
            self.players,
            self.expert,
            self.bandits,
            self.draft,
            self.train,
            first,
            self.ask_places,
            self.last,
            self.keepers,
        )

    def with_places(self, last: tuple[int, ...], keepers: tuple[int, ...]) -> "Options":
        return Options(
            self.players, self.expert, self.bandits, self.draft, self.train, self.first, self.ask_places, last, keepers
        )

    def to_json(self) -> dict[str, Any]:
        """The inverse of `parse_options`."""
        told: dict[str, Any] = {"players": self.players, "expert": self.expert}
        names = [None if who == NOBODY else BANDITS[who] for who in self.bandits]
        if not self.teams:
            told["bandits"] = names
        elif names == [None] * len(names):
            told["teams"] = "draft" if self.draft else "random"
        else:
            told["teams"] = [names[:TEAM], names[TEAM:]]
        told["train"] = [CARS[car] for car in self.train] or "random"
        told["first"] = self.first if self.first >= 0 else "random"
        if self.teams:
            places = [{"last": BANDITS[a], "marshal": BANDITS[b]} for a, b in zip(self.last, self.keepers, strict=True)]
            told["placement"] = places or ("chosen" if self.ask_places else "random")
        return told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"Options({self.to_json()})"

    def __reduce__(self) -> tuple[object, tuple[dict[str, Any]]]:
        return parse_options, (self.to_json(),)


def _shown(value: object) -> str:
    """A wrong value, short enough to be told."""
    try:
        return str(value)[:40]
    except ValueError:  # a number too long to print
        return "..."


def _one_of(field: str, names: Sequence[str], value: object) -> int:
    if not isinstance(value, str) or value.lower() not in names:
        raise BadOption(field, "unknown", value=_shown(value), known=", ".join(names))
    return names.index(value.lower())


def _some_of(field: str, names: Sequence[str], value: object, size: int) -> list[int]:
    """So many different names; None for what is left open."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadOption(field, "list", value=_shown(value))
    if len(value) != size:
        raise BadOption(field, "length", wanted=size, found=len(value))
    found = [NOBODY if name is None else _one_of(field, names, name) for name in value]
    for index, one in enumerate(found):
        if one != NOBODY and one in found[:index]:
            raise BadOption(field, "twice", value=names[one])
    return found


def _flag(field: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise BadOption(field, "flag", value=_shown(value))
    return value


def _number(field: str, value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadOption(field, "range", value=_shown(value), low=low, high=high)
    return value


def _teams(value: object) -> tuple[tuple[int, ...], bool]:
    """TWO-1: the four bandits and whether the players pick what is open."""
    nobody = (NOBODY,) * (2 * TEAM)
    if value is None or value == "draft":
        return nobody, True
    if value == "random":
        return nobody, False
    if isinstance(value, str) or not isinstance(value, Sequence) or len(value) != FEWEST:
        raise BadOption("teams", "teams")
    four: list[object] = []
    for team in value:
        if isinstance(team, str) or not isinstance(team, Sequence) or len(team) != TEAM:
            raise BadOption("teams", "teams")
        four.extend(team)
    return tuple(_some_of("teams", BANDITS, four, 2 * TEAM)), True


def _train(value: object, size: int) -> tuple[int, ...]:
    if value is None or value == "random":
        return ()
    train = tuple(_some_of("train", CARS, value, size))
    if NOBODY in train:
        raise BadOption("train", "unknown", value="null", known=", ".join(CARS))
    return train


def _placement(value: object, bandits: tuple[int, ...]) -> tuple[bool, tuple[int, ...], tuple[int, ...]]:
    """TWO-2, TWO-3: whether to ask, who is last, who keeps the Marshal card."""
    if value is None or value == "random":
        return False, (), ()
    if value == "chosen":
        return True, (), ()
    if isinstance(value, str) or not isinstance(value, Sequence) or len(value) != FEWEST:
        raise BadOption("placement", "placement")
    last: list[int] = []
    keepers: list[int] = []
    for seat, place in enumerate(value):
        if not isinstance(place, Mapping) or set(place) != {"last", "marshal"}:
            raise BadOption("placement", "placement")
        team = [BANDITS[who] for who in bandits[seat * TEAM : seat * TEAM + TEAM] if who != NOBODY]
        last.append(BANDITS.index(team[_one_of("placement", team, place["last"])]))
        keepers.append(BANDITS.index(team[_one_of("placement", team, place["marshal"])]))
    return False, tuple(last), tuple(keepers)


def parse_options(data: Mapping[str, object]) -> Options:
    """Options from JSON, checked before anything is made; BadOption names the field at fault."""
    if not isinstance(data, Mapping):
        raise BadOption("options", "object")
    fields: list[Any] = list(data)  # not all names need be text; compiled code would trip over that
    for field in fields:
        if field not in _FIELDS:
            raise BadOption(str(field)[:40], "field", known=", ".join(_FIELDS))
    players = _number("players", data.get("players"), FEWEST, MOST)
    teams = players == FEWEST
    for field, fits in (("bandits", not teams), ("teams", teams), ("placement", teams)):
        if field in data and not fits:
            raise BadOption(field, "players", players=players)
    expert = _flag("expert", data.get("expert", teams))
    if teams and not expert:
        raise BadOption("expert", "teams-expert")
    draft = False
    if teams:
        bandits, draft = _teams(data.get("teams"))
    else:
        bandits = tuple(_some_of("bandits", BANDITS, data.get("bandits", (None,) * players), players))
    first_option = data.get("first", "random")
    first = -1 if first_option is None or first_option == "random" else _number("first", first_option, 0, players - 1)
    ask_places, last, keepers = _placement(data.get("placement"), bandits)
    train = _train(data.get("train"), TEAM_TRAIN if teams else players)
    return Options(players, expert, bandits, draft, train, first, ask_places, last, keepers)
