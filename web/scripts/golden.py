"""Generates the expected sentences of the tests in src/lib/words. Run it without arguments.

Python and the page use the same message catalogues, so both must produce the same sentences. words.golden.json has an
event and a move of each kind, collected from random games; errors.golden.json has every error that the page can get.
"""

import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import coltexpress.i18n
from coltexpress import NATURE, ColtError, Dice, Event, Game, Move, express, superexpress
from coltexpress.engine.json_types import JsonObject
from coltexpress.i18n.words import LANGUAGES, Name, Words

OUT = Path(__file__).parents[1] / "src" / "lib" / "words" / "words.golden.json"
ERRORS = OUT.with_name("errors.golden.json")
DETAILS: dict[str, tuple[str | int, ...]] = {
    "bandit": ("tuco",),
    "card": ("fire", "floor change", "dynamite"),
    "emote": ("wink",),
    "seconds": (1, 30),
    "people": (1, 5),
}
"""Examples of the values of error messages; others are numbers."""
NATURES = (
    "assign-bandits", "couple", "draw-first-player", "deal", "turn-over", "fall", "found-known", "found", "loot-card",
)  # fmt: skip
"""Sentences for chance outcomes, which the page does not show."""
GAMES = (
    (express, {"players": 4}),
    (express, {"players": 5, "expert": True}),
    (express, {"players": 2, "teams": "draft", "placement": "chosen"}),
    (superexpress, {"players": 5}),
    (superexpress, {"players": 4, "reflex": True, "horse": True}),
)
SEEDS = 40


class StoredEvent:
    """An event restored from its kind and data."""

    def __init__(self, kind: str, data: JsonObject) -> None:
        self.kind = kind
        self._data = data

    def data(self) -> JsonObject:
        return self._data


class RecordingWords(Words):
    """Stores the key of the last requested message."""

    last = ""

    def __call__(self, key: str, /, **values: str | int) -> str:
        text = super().__call__(key, **values)
        self.last = key
        return text


ENGLISH = RecordingWords("en")


class Collection:
    """One event and one move of each kind."""

    def __init__(self) -> None:
        self.events: dict[str, JsonObject] = {}
        self.moves: dict[str, JsonObject] = {}

    def event(self, event: Event, seats: list[str], train: list[str]) -> None:
        data = json.loads(json.dumps(dict(event.data())))
        ENGLISH.event(event, seats, train)
        action = data.get("action") if event.kind == "no-effect" else None
        place = (data.get("roof"), data.get("car") == 0, data.get("facing"))
        sort = f"{ENGLISH.last} {sorted(data)} {place} {action} {min(data.get('number', 0), 3)}"
        own = [str(seat) for seat in seats]
        self.events.setdefault(sort, {"kind": event.kind, "data": data, "seats": own, "train": train})

    def move(self, move: Move, train: list[str]) -> None:
        ENGLISH.move(move)
        sort = ENGLISH.last.removeprefix("move-")
        if sort not in NATURES:
            numbered = f"{sort} {' 0' in str(move)} {str(move).count(',')}"
            self.moves.setdefault(numbered, move.described() | {"train": train})


def play(found: Collection, game: Game, options: JsonObject, seed: int) -> None:
    """Play a random game and collect its events, as redacted for each viewer, and its moves."""
    table = game.new(game.options(**options))
    dice = Dice(seed)
    while table.to_act():
        seat = table.to_act()[seed % len(table.to_act())]
        view = table.view(None)
        train = [car["car"] for car in view.get("train", [])[1:]]
        bandits = view["set_up"]["bandits"]
        seats = [
            Name(f"bandit-{own[0]}") if len(own) == 1 and number % 2 else f"Player {number + 1}"
            for number, own in enumerate(bandits)
        ]
        if seat == NATURE:
            move = table.sample_chance(dice)
        else:
            moves = table.legal_moves(seat)
            for each in moves:
                found.move(each, train)
            move = moves[dice.below(len(moves))]
        for event in table.apply(seat, move):
            for viewer in (0, 1, None):
                found.event(event.redact(viewer), seats, train)
            if event.kind == "answered" and table.to_act():
                for each in table.legal_moves(event.data()["seat"]):
                    found.move(each, train)


def seats_of(told: JsonObject) -> list[str]:
    return [Name(seat) if seat.startswith("bandit-") else seat for seat in told["seats"]]


def moved(words: Words, made: JsonObject, train: list[str]) -> str:
    """The sentence for a move. The page names the car instead of its number."""
    car = made["data"].get("car")
    if car is not None:
        name = Name("car-locomotive" if car == 0 else f"car-{train[car - 1]}")
        return words(f"move-{made['kind']}", car=name, number=car)
    return words.move(restored(made))


def restored(made: JsonObject) -> Move:
    """The move of either game with this data."""
    kind = made["kind"]
    game = next(game for game in (express, superexpress) if any(kind == each.spec.kind for each in game.move_kinds))
    return game.move_from_data(made["kind"], made["data"])


def errors() -> Iterator[ColtError]:
    """Errors of the server and illegal moves, with each combination of values."""
    catalogues = sorted((Path(coltexpress.i18n.__file__).parent / "en").glob("*.ftl"))
    text = "".join(page.read_text(encoding="utf-8") for page in catalogues)
    for key, message in re.findall(r"^error-((?:server|illegal)-[\w-]+) = (.*(?:\n[ }].*)*)", text, re.MULTILINE):
        fields = sorted(set(re.findall(r"\$(\w+)", message)))
        if "move" in fields:
            continue  # the page shows the message of the host
        for values in product(*(DETAILS.get(field, (24, 65536)) for field in fields)):
            yield ColtError(key, **dict(zip(fields, values, strict=True)))
    yield ColtError("server-bandit-unknown", bandit="zorro")


def error_sentences() -> list[JsonObject]:
    spoken = {language: Words(language) for language in LANGUAGES}
    return [
        {"key": error.key, "details": error.details, "said": {each: spoken[each].error(error) for each in LANGUAGES}}
        for error in errors()
    ]


def main() -> None:
    found = Collection()
    for seed in range(SEEDS):
        for game, options in GAMES:
            play(found, game, options, seed)
    seats = ["Ann", "bandit-doc"]
    # Events that random games rarely contain.
    for kind, data in (("passed", {"seat": 0}), ("taken-back", {"seat": 1}), ("neutral-bullets-gone", {})):
        found.events[kind] = {"kind": kind, "data": data, "seats": seats, "train": []}
    # Amounts with and without a thousands separator, which differs between languages.
    for money in (0, 250, 1250, 12500):
        scored = {"seat": 1, "place": 1, "money": money}
        found.events[f"scored {money}"] = {"kind": "scored", "data": scored, "seats": seats, "train": []}
    spoken = {language: Words(language) for language in LANGUAGES}
    for _, told in sorted(found.events.items()):
        event = StoredEvent(told["kind"], told["data"])
        told["said"] = {each: spoken[each].event(event, seats_of(told), told["train"]) for each in LANGUAGES}
    for _, made in sorted(found.moves.items()):
        made["said"] = {each: moved(spoken[each], made, made["train"]) for each in LANGUAGES}
    golden = {
        "events": [told for _, told in sorted(found.events.items())],
        "moves": [made for _, made in sorted(found.moves.items())],
    }
    ERRORS.write_text(json.dumps(error_sentences(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    OUT.write_text(json.dumps(golden, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
