"""Options of a new game: what is fixed, and what is left to chance or to the players."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.errors import BadOption
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.option_checks import one_of, some_of
from coltexpress.engine.options import (
    MONEY,
    NOT_GIVEN,
    RANDOM,
    BanditOfEachSeat,
    FirstPlayer,
    GameOptions,
    GameSpec,
    Option,
    Switch,
    copied,
    parse,
    typed_names,
)
from coltexpress.games.express.components import BANDITS, CARS, TEAM_TRAIN
from coltexpress.games.express.teams import TEAM

FEWEST: Final = 2
MOST: Final = 6
_TEAMS: Final = range(FEWEST, FEWEST + 1)  # the numbers of players with teams, and without
_SINGLE: Final = range(FEWEST + 1, MOST + 1)


class Teams(Option):
    """TWO-1: the four bandits, and whether the players pick the open ones; otherwise chance assigns them."""

    control: ClassVar[str] = "teams"

    def __init__(self) -> None:
        super().__init__("teams", {"draft": False}, _TEAMS)

    def read(self, options: GameOptions, value: object) -> None:
        assert isinstance(options, Options)
        options.draft = value != RANDOM
        if value is None or value in ("draft", RANDOM):
            options.bandits = (NOBODY,) * (FEWEST * TEAM)
            return
        if isinstance(value, str) or not isinstance(value, Sequence) or len(value) != FEWEST:
            raise BadOption(self.name, "teams")
        four: list[object] = []
        for team in value:
            if isinstance(team, str) or not isinstance(team, Sequence) or len(team) != TEAM:
                raise BadOption(self.name, "teams")
            four.extend(team)
        options.bandits = some_of(self.name, BANDITS, four, FEWEST * TEAM)

    def omit(self, options: GameOptions) -> None:
        if self.fits(options.players):
            self.read(options, None)

    def data(self, options: GameOptions) -> object:
        assert isinstance(options, Options)
        if not self.fits(options.players):
            return NOT_GIVEN
        names = [None if who == NOBODY else BANDITS[who] for who in options.bandits]
        if names == [None] * len(names):
            return "draft" if options.draft else RANDOM
        return [names[:TEAM], names[TEAM:]]

    def schema(self) -> JsonObject:
        team = {"type": "array", "items": {"enum": [*BANDITS, None]}, "minItems": TEAM, "maxItems": TEAM}
        teams = {"type": "array", "items": team, "minItems": FEWEST, "maxItems": FEWEST}
        return {"anyOf": [{"enum": ["draft", RANDOM]}, teams], "default": "draft"}

    def typed(self, text: str) -> object:
        return text if text in ("draft", RANDOM) else [typed_names(team) for team in text.split("/")]


class Train(Option):
    """SET-2: the cars from the locomotive backwards."""

    control: ClassVar[str] = "train"

    def __init__(self) -> None:
        super().__init__("train", {"train": ()})

    def read(self, options: GameOptions, value: object) -> None:
        assert isinstance(options, Options)
        if value is None or value == RANDOM:
            return
        options.train = some_of(self.name, CARS, value, options.cars)
        if NOBODY in options.train:
            raise BadOption(self.name, "unknown", value="null", known=", ".join(CARS))

    def data(self, options: GameOptions) -> object:
        assert isinstance(options, Options)
        return [CARS[car] for car in options.train] or RANDOM

    def schema(self) -> JsonObject:
        cars = {"type": "array", "items": {"enum": list(CARS)}, "uniqueItems": True}
        return {"anyOf": [{"enum": [RANDOM]}, cars], "default": RANDOM}

    def typed(self, text: str) -> object:
        return text if text == RANDOM else typed_names(text)

    def facts(self) -> JsonObject:
        lengths = {str(players): TEAM_TRAIN if players in _TEAMS else players for players in (*_TEAMS, *_SINGLE)}
        return {"names": list(CARS), "lengths": lengths}


class Placement(Option):
    """TWO-2, TWO-3: the bandits in the last car and those with the Marshal card; the players or chance decide."""

    control: ClassVar[str] = "placement"

    def __init__(self) -> None:
        super().__init__("placement", {"ask_places": False, "last": (), "keepers": ()}, _TEAMS)

    def read(self, options: GameOptions, value: object) -> None:
        assert isinstance(options, Options)
        options.ask_places = value == "chosen"
        if value is None or value in ("chosen", RANDOM):
            return
        if isinstance(value, str) or not isinstance(value, Sequence) or len(value) != FEWEST:
            raise BadOption(self.name, "placement")
        for seat, place in enumerate(value):
            if not isinstance(place, Mapping) or set(place) != {"last", "marshal"}:
                raise BadOption(self.name, "placement")
            team = [BANDITS[who] for who in options.bandits[seat * TEAM : seat * TEAM + TEAM] if who != NOBODY]
            last = BANDITS.index(team[one_of(self.name, team, place["last"])])
            keeper = BANDITS.index(team[one_of(self.name, team, place["marshal"])])
            options.last, options.keepers = (*options.last, last), (*options.keepers, keeper)

    def data(self, options: GameOptions) -> object:
        assert isinstance(options, Options)
        if not self.fits(options.players):
            return NOT_GIVEN
        places = zip(options.last, options.keepers, strict=True)
        given = [{"last": BANDITS[last], "marshal": BANDITS[keeper]} for last, keeper in places]
        return given or ("chosen" if options.ask_places else RANDOM)

    def schema(self) -> JsonObject:
        place = {
            "type": "object",
            "properties": {"last": {"enum": list(BANDITS)}, "marshal": {"enum": list(BANDITS)}},
            "required": ["last", "marshal"],
            "additionalProperties": False,
        }
        places = {"type": "array", "items": place, "minItems": FEWEST, "maxItems": FEWEST}
        return {"anyOf": [{"enum": ["chosen", RANDOM]}, places], "default": RANDOM}


class Options(GameOptions):
    """Valid options. Create them with `parse_options` or `EXPRESS.options`."""

    spec: ClassVar[GameSpec] = GameSpec(
        "express",
        range(FEWEST, MOST + 1),
        BANDITS,
        MONEY,
        Switch(
            "expert",
            players=_SINGLE,
            otherwise=True,
            refusal="teams-expert",
            words=("standard", "expert"),
            always=True,
        ),
        BanditOfEachSeat(BANDITS, players=_SINGLE),
        Teams(),
        Train(),
        FirstPlayer(MOST),
        Placement(),
    )
    expert: bool
    draft: bool  # TWO-1: the players pick open bandits; otherwise chance assigns them
    train: tuple[int, ...]  # cars from the locomotive backwards; empty: not assembled yet
    ask_places: bool  # TWO-2: the players place their bandits; otherwise chance does
    last: tuple[int, ...]  # TWO-2: by team, the bandit that starts in the last car; empty: not placed yet
    keepers: tuple[int, ...]  # TWO-3: by team, the bandit with the Marshal card

    @property
    def teams(self) -> bool:
        return self.players == FEWEST

    @property
    def cars(self) -> int:
        """SET-2, TWO-1: the number of cars besides the locomotive."""
        return TEAM_TRAIN if self.teams else self.players

    def with_train(self, train: tuple[int, ...]) -> "Options":
        found = copied(self)
        found.train = train
        return found

    def with_places(self, last: tuple[int, ...], keepers: tuple[int, ...]) -> "Options":
        found = copied(self)
        found.last, found.keepers = last, keepers
        return found


def parse_options(data: Mapping[str, object]) -> Options:
    """Validate options from JSON; BadOption names the invalid field."""
    return parse(Options, data)
