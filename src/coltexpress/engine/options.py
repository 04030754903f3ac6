"""Declares what a game is played with: its numbers of players, its bandits, the unit of its scores, and its options.

Checks, JSON data, its schema, the first row of a position, command-line flags and the form of the page derive from the
`GameSpec` of a game, which is read at import and when options are parsed. Compiled code reads the plain attributes of
the `GameOptions`:

    class Options(GameOptions):
        spec: ClassVar[GameSpec] = GameSpec("super", range(3, 8), BANDITS, LOOT_CARDS, Switch("reflex"))
        reflex: bool
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.errors import BadOption
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.notation.reader import Reader, read_names
from coltexpress.engine.option_checks import different, flag, known_fields, number, some_of

NOT_GIVEN: Final = object()
"""In place of a value: the option is not in the data."""
RANDOM: Final = "random"
NO_PRESETS: Final[dict[str, tuple[str, ...]]] = {}


class Unit:
    """What scores count. `name`: the key of its messages; `decimals`: the decimal places of a mean."""

    def __init__(self, name: str, decimals: int) -> None:
        self.name = name
        self.decimals = decimals


MONEY: Final = Unit("money", 0)
LOOT_CARDS: Final = Unit("loot-cards", 2)


class Option:
    """An option. `slots`: the attributes that contain its value, with their initial values.

    `players`: the numbers of players with this option; (): all.
    """

    control: ClassVar[str] = ""
    """Which control of the page's form sets the option; "": none does."""

    def __init__(self, name: str, slots: Mapping[str, object], players: Sequence[int] = ()) -> None:
        self.name = name
        self.slots = dict(slots)
        self.players = tuple(players)

    def fits(self, players: int) -> bool:
        return not self.players or players in self.players

    def admit(self, players: int) -> None:
        """BadOption if the option may not be given in a game with this number of players."""
        if not self.fits(players):
            raise BadOption(self.name, "players", players=players)

    def read(self, options: "GameOptions", value: object) -> None:
        """Check a value from JSON data and store it. The options before this one are known."""
        raise NotImplementedError

    def omit(self, options: "GameOptions") -> None:
        """Store the default, where it is not the initial value."""

    def check(self, options: "GameOptions") -> None:
        """BadOption if the option does not fit the others."""

    def data(self, options: "GameOptions") -> object:
        """The inverse of `read`; or NOT_GIVEN, if `omit` has the same effect."""
        raise NotImplementedError

    def title(self, options: "GameOptions") -> str:
        """The words in the first row of a position."""
        return ""

    def read_title(self, options: "GameOptions", title: Reader) -> None:
        """The inverse of `title`."""

    def schema(self) -> JsonObject:
        """The JSON Schema of `data`."""
        raise NotImplementedError

    def flag(self) -> str:
        """The flag on the command line."""
        return f"--{self.name}"

    def typed(self, text: str) -> object:
        """A value as it is typed after the flag, as JSON data."""
        return text

    def facts(self) -> JsonObject:
        """What the form of the page needs to know besides name, control and players."""
        return {}


class Switch(Option):
    """On or off.

    `otherwise`: the value for other numbers of `players`, and `refusal` the reason for refusing the opposite there.
    `needs`, `excludes`: switches that have to be on, or off, if this one is. `words`: what positions have for off and
    on. `always`: the data contain it even if it is off, as records have since before other switches were added.
    """

    control: ClassVar[str] = "switch"

    def __init__(
        self,
        name: str,
        players: Sequence[int] = (),
        otherwise: bool = False,
        refusal: str = "",
        needs: Sequence[str] = (),
        excludes: Sequence[str] = (),
        words: tuple[str, str] | None = None,
        always: bool = False,
    ) -> None:
        self.slot = slot_of(name)
        super().__init__(name, {self.slot: False}, players)
        self.otherwise = otherwise
        self.refusal = refusal
        self.needs = tuple(needs)
        self.excludes = tuple(excludes)
        self.words = words or ("", name)
        self.always = always

    def admit(self, players: int) -> None:
        """Whether the switch may be given depends on its value."""

    def default(self, players: int) -> bool:
        return not self.fits(players) and self.otherwise

    def is_on(self, options: "GameOptions") -> bool:
        return bool(getattr(options, self.slot))

    def store(self, options: "GameOptions", value: bool) -> None:
        setattr(options, self.slot, value)

    def read(self, options: "GameOptions", value: object) -> None:
        self.store(options, flag(self.name, value))
        self.check_players(options, self.name)

    def omit(self, options: "GameOptions") -> None:
        self.store(options, self.default(options.players))

    def check(self, options: "GameOptions") -> None:
        self.check_players(options, self.name)
        self.check_others(options, self.name)

    def check_players(self, options: "GameOptions", field: str) -> None:
        """`field`: the name of the group, or of the switch itself."""
        if self.fits(options.players) or self.is_on(options) == self.otherwise:
            return
        if self.refusal:
            raise BadOption(field, self.refusal)
        if field != self.name:
            raise BadOption(field, "switch-players", value=self.name, players=options.players)
        raise BadOption(field, "players", players=options.players)

    def check_others(self, options: "GameOptions", field: str) -> None:
        if not self.is_on(options):
            return
        for other in self.needs:
            if not getattr(options, slot_of(other)):
                raise BadOption(field, "needs", value=self.name, other=other)
        for other in self.excludes:
            if getattr(options, slot_of(other)):
                raise BadOption(field, "excludes", value=self.name, other=other)

    def data(self, options: "GameOptions") -> object:
        value = self.is_on(options)
        return value if self.always or value != self.default(options.players) else NOT_GIVEN

    def title(self, options: "GameOptions") -> str:
        return self.words[self.is_on(options)]

    def read_title(self, options: "GameOptions", title: Reader) -> None:
        off, on = self.words
        self.store(options, title.name((off, on)) == 1 if off else title.maybe_name((on,)) == 0)

    def schema(self) -> JsonObject:
        return {"type": "boolean", "default": False}

    def flag(self) -> str:
        return f"--{self.name}/--{self.words[0] or f'no-{self.name}'}"

    def facts(self) -> JsonObject:
        return {
            "always": self.always,
            "otherwise": self.otherwise,
            "needs": list(self.needs),
            "excludes": list(self.excludes),
        }


class Group(Option):
    """Switches with one field: the list of those that are on.

    `presets`: names for several of them, accepted in place of their names.
    """

    control: ClassVar[str] = "group"

    def __init__(
        self, name: str, switches: Sequence[Switch], presets: Mapping[str, Sequence[str]] = NO_PRESETS
    ) -> None:
        super().__init__(name, {switch.slot: False for switch in switches})
        self.switches = tuple(switches)
        self.names = tuple([switch.name for switch in switches])
        self.presets = {preset: tuple(names) for preset, names in presets.items()}

    def read(self, options: "GameOptions", value: object) -> None:
        given = (*self.names, *self.presets)
        chosen: set[str] = set()
        for index in different(self.name, given, value):
            chosen.update(self.presets.get(given[index], (given[index],)))
        for switch in self.switches:
            switch.store(options, switch.name in chosen)
            switch.check_players(options, self.name)

    def check(self, options: "GameOptions") -> None:
        for switch in self.switches:
            switch.check_players(options, self.name)
            switch.check_others(options, self.name)

    def on(self, options: "GameOptions") -> list[str]:
        """The names of the switches that are on."""
        return [switch.name for switch in self.switches if switch.is_on(options)]

    def data(self, options: "GameOptions") -> object:
        return self.on(options) or NOT_GIVEN

    def title(self, options: "GameOptions") -> str:
        names = ", ".join(self.on(options))
        return f"{self.name} {names}" if names else ""

    def read_title(self, options: "GameOptions", title: Reader) -> None:
        if title.maybe(self.name):
            for index in read_names(title, self.names):
                self.switches[index].store(options, True)

    def schema(self) -> JsonObject:
        return {"type": "array", "items": {"enum": [*self.names, *self.presets]}, "uniqueItems": True, "default": []}

    def typed(self, text: str) -> object:
        return [name.strip().lower() for name in text.split(",") if name.strip()]

    def facts(self) -> JsonObject:
        return {
            "switches": [
                {"name": switch.name, "players": list(switch.players), **switch.facts()} for switch in self.switches
            ],
            "presets": {name: list(names) for name, names in self.presets.items()},
        }


class BanditOfEachSeat(Option):
    """The bandit of each seat; the open ones are left to chance."""

    def __init__(self, names: Sequence[str], players: Sequence[int] = ()) -> None:
        super().__init__("bandits", {}, players)
        self.names = tuple(names)

    def read(self, options: "GameOptions", value: object) -> None:
        options.bandits = some_of(self.name, self.names, value, options.players)

    def omit(self, options: "GameOptions") -> None:
        if self.fits(options.players):
            options.bandits = (NOBODY,) * options.players

    def data(self, options: "GameOptions") -> object:
        if not self.fits(options.players):
            return NOT_GIVEN
        return [None if who == NOBODY else self.names[who] for who in options.bandits]

    def schema(self) -> JsonObject:
        return {"type": "array", "items": {"enum": [*self.names, None]}}

    def typed(self, text: str) -> object:
        return typed_names(text)


class FirstPlayer(Option):
    """The first player's seat."""

    def __init__(self, most: int) -> None:
        super().__init__("first", {})
        self.most = most

    def read(self, options: "GameOptions", value: object) -> None:
        chance = value is None or value == RANDOM
        options.first = -1 if chance else number(self.name, value, 0, options.players - 1)

    def data(self, options: "GameOptions") -> object:
        return options.first if options.first >= 0 else RANDOM

    def schema(self) -> JsonObject:
        seat = {"type": "integer", "minimum": 0, "maximum": self.most - 1}
        return {"anyOf": [{"enum": [RANDOM]}, seat], "default": RANDOM}


class GameSpec:
    """What a game declares about itself, once."""

    def __init__(self, slug: str, players: range, bandits: Sequence[str], unit: Unit, *options: Option) -> None:
        self.slug = slug
        self.players = players
        self.bandits = tuple(bandits)
        self.unit = unit
        self.options = options
        self.fields = ("players", *[option.name for option in options])
        self.slots = {slot: value for option in options for slot, value in option.slots.items()}

    @property
    def fewest(self) -> int:
        return self.players[0]

    @property
    def most(self) -> int:
        return self.players[-1]

    def variants(self, options: "GameOptions") -> list[str]:
        """The names of the switches that are on, except those that this number of players cannot turn off."""
        found: list[str] = []
        for option in self.options:
            if isinstance(option, Group):
                found += option.on(options)
            elif isinstance(option, Switch) and option.fits(options.players) and option.is_on(options):
                found.append(option.name)
        return found

    def check(self, options: "GameOptions") -> None:
        """BadOption if options do not fit each other or the number of players."""
        for option in self.options:
            option.check(options)

    def accepts(self, options: "GameOptions") -> bool:
        """Whether `check` finds no error."""
        try:
            self.check(options)
        except BadOption:
            return False
        return True

    def title(self, options: "GameOptions") -> str:
        """The first row of a position, without the version of the rules."""
        return " ".join([self.slug, *[words for option in self.options if (words := option.title(options))]])

    def read_title(self, options: "GameOptions", title: Reader) -> None:
        title.expect(self.slug)
        for option in self.options:
            option.read_title(options, title)

    def schema(self) -> JsonObject:
        """The JSON Schema of the options."""
        players = {"type": "integer", "minimum": self.fewest, "maximum": self.most}
        return {
            "type": "object",
            "properties": {"players": players, **{option.name: option.schema() for option in self.options}},
            "required": ["players"],
            "additionalProperties": False,
        }

    def facts(self) -> JsonObject:
        """The declaration as JSON data, for the page."""
        return {
            "players": list(self.players),
            "bandits": list(self.bandits),
            "unit": self.unit.name,
            "options": [
                {
                    "name": option.name,
                    "control": option.control,
                    "players": list(option.players or self.players),
                    **option.facts(),
                }
                for option in self.options
            ],
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOptions:
    """Valid options of a game. Open ones are filled in during set-up."""

    spec: ClassVar[GameSpec] = GameSpec("", range(0), (), MONEY)

    def __init__(self) -> None:
        self.players = 0
        self.bandits: tuple[int, ...] = ()  # by seat, the bandits of a team in a row; NOBODY: not chosen yet
        self.first = -1  # the first player's seat, or -1
        for slot, value in self.spec.slots.items():
            setattr(self, slot, value)

    @property
    def seats(self) -> int:
        return self.players

    def to_json(self) -> JsonObject:
        """The options as JSON data, from which `parse_options` reads them back."""
        found: JsonObject = {"players": self.players}
        for option in self.spec.options:
            value = option.data(self)
            if value is not NOT_GIVEN:
                found[option.name] = value
        return found

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"Options({self.to_json()})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return parse, (type(self), self.to_json())


O = TypeVar("O", bound=GameOptions)  # noqa: E741 - options


def parse(kind: type[O], data: Mapping[str, object]) -> O:
    """Validate options from JSON; BadOption names the invalid field."""
    options = kind()
    spec = options.spec
    known_fields(data, spec.fields)
    options.players = number("players", data.get("players"), spec.fewest, spec.most)
    for option in spec.options:
        if option.name in data:
            option.admit(options.players)
    for option in spec.options:
        if option.name in data:
            option.read(options, data[option.name])
        else:
            option.omit(options)
    spec.check(options)
    return options


def copied(options: O) -> O:
    copy = type(options)()
    copy.players, copy.bandits, copy.first = options.players, options.bandits, options.first
    for slot in options.spec.slots:
        setattr(copy, slot, getattr(options, slot))
    return copy


def slot_of(name: str) -> str:
    """The attribute of a switch."""
    return name.replace("-", "_")


def typed_names(text: str) -> list[str | None]:
    """ "belle, ?, doc": a question mark or an empty entry leaves a place open."""
    return [None if name.strip() in ("", "?") else name.strip().lower() for name in text.split(",")]
