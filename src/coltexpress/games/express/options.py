"""Options of a new game: what is fixed, and what is left to chance or to the players."""

from collections.abc import Mapping, Sequence
from typing import Final

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.errors import BadOption
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.options import GameOptions, first_seat, flag, known_fields, number, one_of, some_of
from coltexpress.games.express.components import BANDITS, CARS, TEAM_TRAIN
from coltexpress.games.express.teams import TEAM

FEWEST: Final = 2
MOST: Final = 6
_FIELDS: Final = ("players", "expert", "bandits", "teams", "train", "first", "placement")


class Options(GameOptions):
    """Valid options. Create them with `parse_options` or `EXPRESS.options`."""

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
        super().__init__(players, bandits, first)
        self.expert = expert
        self.draft = draft  # TWO-1: the players pick open bandits; otherwise chance assigns them
        self.train = train  # cars from the locomotive backwards; empty: not assembled yet
        self.ask_places = ask_places  # TWO-2: the players place their bandits; otherwise chance does
        self.last = last  # TWO-2: by team, the bandit that starts in the last car; empty: not placed yet
        self.keepers = keepers  # TWO-3: by team, the bandit with the Marshal card

    @property
    def teams(self) -> bool:
        return self.players == FEWEST

    @property
    def cars(self) -> int:
        """SET-2, TWO-1: the number of cars besides the locomotive."""
        return TEAM_TRAIN if self.teams else self.players

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

    def with_places(self, last: tuple[int, ...], keepers: tuple[int, ...]) -> "Options":
        return Options(
            self.players, self.expert, self.bandits, self.draft, self.train, self.first, self.ask_places, last, keepers
        )

    def to_json(self) -> JsonObject:
        """The inverse of `parse_options`."""
        data: JsonObject = {"players": self.players, "expert": self.expert}
        names = [None if who == NOBODY else BANDITS[who] for who in self.bandits]
        if not self.teams:
            data["bandits"] = names
        elif names == [None] * len(names):
            data["teams"] = "draft" if self.draft else "random"
        else:
            data["teams"] = [names[:TEAM], names[TEAM:]]
        data["train"] = [CARS[car] for car in self.train] or "random"
        data["first"] = self.first if self.first >= 0 else "random"
        if self.teams:
            places = [{"last": BANDITS[a], "marshal": BANDITS[b]} for a, b in zip(self.last, self.keepers, strict=True)]
            data["placement"] = places or ("chosen" if self.ask_places else "random")
        return data

    def __reduce__(self) -> tuple[object, tuple[JsonObject]]:
        return parse_options, (self.to_json(),)


def _teams(value: object) -> tuple[tuple[int, ...], bool]:
    """TWO-1: the four bandits, and whether the players pick the open ones."""
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
    return tuple(some_of("teams", BANDITS, four, 2 * TEAM)), True


def _train(value: object, size: int) -> tuple[int, ...]:
    if value is None or value == "random":
        return ()
    train = tuple(some_of("train", CARS, value, size))
    if NOBODY in train:
        raise BadOption("train", "unknown", value="null", known=", ".join(CARS))
    return train


def _placement(value: object, bandits: tuple[int, ...]) -> tuple[bool, tuple[int, ...], tuple[int, ...]]:
    """TWO-2, TWO-3: whether to ask the players, the bandits in the last car, the bandits with the Marshal card."""
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
        last.append(BANDITS.index(team[one_of("placement", team, place["last"])]))
        keepers.append(BANDITS.index(team[one_of("placement", team, place["marshal"])]))
    return False, tuple(last), tuple(keepers)


def parse_options(data: Mapping[str, object]) -> Options:
    """Validate options from JSON; BadOption names the invalid field."""
    known_fields(data, _FIELDS)
    players = number("players", data.get("players"), FEWEST, MOST)
    teams = players == FEWEST
    for field, fits in (("bandits", not teams), ("teams", teams), ("placement", teams)):
        if field in data and not fits:
            raise BadOption(field, "players", players=players)
    expert = flag("expert", data.get("expert", teams))
    if teams and not expert:
        raise BadOption("expert", "teams-expert")
    draft = False
    if teams:
        bandits, draft = _teams(data.get("teams"))
    else:
        bandits = tuple(some_of("bandits", BANDITS, data.get("bandits", (None,) * players), players))
    first = first_seat(data, players)
    ask_places, last, keepers = _placement(data.get("placement"), bandits)
    train = _train(data.get("train"), TEAM_TRAIN if teams else players)
    return Options(players, expert, bandits, draft, train, first, ask_places, last, keepers)
