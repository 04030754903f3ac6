"""Translates events, moves, questions and errors of the engine into sentences in one of six languages.

The sentences are in i18n/<language>/*.ftl. This module selects the message and fills in the values. It depends only on
the notation of the engine: kinds and data of events, the text of moves and questions, keys of errors.
"""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol, Self

from fluent.runtime import FluentBundle, FluentResource

from coltexpress.engine.contract import State
from coltexpress.engine.errors import ColtError
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.narration import EventLike

LANGUAGES: Final = ("en", "nl", "fr", "sv", "ru", "de")
_LONGEST: Final = 2000


class WordsError(Exception):
    """A message or a value is missing in the catalogues: always a bug, never a user error."""


class Name(str):
    """The key of a message that contains a name ("bandit-doc"; spaces become hyphens).

    As value `x` it fills `$x` with the name, `$x_acc`, `$x_gen` ... with its attributes, and `$x_key` with the key.
    """

    __slots__ = ()

    def __new__(cls, key: str) -> Self:
        return super().__new__(cls, key.replace(" ", "-"))


class Reason(Protocol):
    """A bot's reason why a move is good or bad."""

    @property
    def key(self) -> str: ...

    @property
    def details(self) -> Mapping[str, str | int]: ...


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for page in sorted((files(__package__) / language).iterdir(), key=lambda page: page.name):
        if page.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return bundle


def best_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The requested language, otherwise the environment's (in the order of gettext), otherwise English."""
    if asked:
        if _language_of(asked) not in LANGUAGES:
            raise ColtError("language-unknown", value=asked[:40], known=", ".join(LANGUAGES))
        return _language_of(asked)
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return _language_of(locale) if _language_of(locale) in LANGUAGES else "en"


def _language_of(locale: str) -> str:
    """ "de_AT.UTF-8" -> "de"."""
    return re.split(r"[-_.@]", locale.strip())[0].lower()


_NAMES: Final = {
    "bandit": "bandit",
    "target": "bandit",
    "victim": "bandit",
    "keeper": "bandit",
    "action": "action",
    "loot": "loot",
    "card": "round-card",
    "turn": "turn",
    "event": "event",
}
"""Fields of events and moves that contain a name, and the prefix of its message key."""

_MOVES: Final = [
    (key, re.compile(notation))
    for key, notation in (
        ("gather", r"bandits (?P<bandits>.+)"),
        ("couple", r"train (?P<cars>.+)"),
        ("pawn", r"first (?P<bandit>\w+)"),
        ("pick", r"pick (?P<bandit>\w+)"),
        ("place", r"place (?P<bandit>\w+) last, marshal (?P<keeper>\w+)"),
        ("deal", r"deal (?P<bandit>\w+): (?P<cards>.+)"),
        ("turn-over", r"turn over (?P<card>.+)"),
        ("play-down", r"play (?P<play>.+) face down"),
        ("play", r"play (?P<play>.+)"),
        ("draw", r"draw"),
        ("pass", r"pass"),
        ("discard-bullets", r"discard bullets"),
        ("keep-bullets", r"keep bullets"),
        ("keep-nothing", r"keep nothing"),
        ("keep", r"keep (?P<cards>.+)"),
        ("go-to", r"move to (?P<car>\d+)"),
        ("send-marshal", r"marshal to (?P<car>\d+)"),
        ("shoot", r"shoot (?P<bandit>\w+)"),
        ("punch", r"punch (?P<bandit>\w+)"),
        ("drop", r"drop (?P<loot>\w+)"),
        ("fall", r"purse (?P<value>\d+) falls"),
        ("found-known", r"purse (?P<value>\d+) known to (?P<bandit>\w+)"),
        ("found", r"purse (?P<value>\d+)"),
        ("programme", r"programme (?P<first>\w+) (?P<second>\w+) (?P<third>\w+)"),
        ("take-back", r"take back"),
        ("loot-card", r"loot (?P<value>\d+)"),
        ("take-it", r"take it"),
        ("leave-it", r"leave it"),
        ("knock-forward", r"knock forward"),
        ("knock-back", r"knock back"),
        ("take-nothing", r"take nothing"),
        ("take-unknown", r"take a purse"),
        ("take-open", r"take open purse (?P<value>\d+)"),
        ("take-known", r"take purse (?P<value>\d+)"),
        ("take", r"take (?P<loot>\w+)"),
    )
]
"""The notation of each move of either game; the first match counts."""

_PROGRAMMED: Final = {"floor": "floor change", "turn": "turn around"}
"""Cards whose names have two words, but only one in a programme."""


def _cut(value: str | int) -> str | int:
    """Fluent rejects texts longer than 2500 characters; paths can be longer."""
    return value[:_LONGEST] + "…" if isinstance(value, str) and len(value) > _LONGEST else value


def _variant(kind: str, data: JsonObject, alone: bool) -> str:
    """The suffix of the message key: it depends on what is known about the event."""
    for field in ("way", "how"):
        if field in data:
            return f"-{data[field]}"
    if "down" in data:
        return "-hidden" if "action" not in data else "-down" if data["down"] else ""
    if kind == "joined":
        return "-solo" if alone else ""
    if "loot" in data:
        return "-value" if "value" in data else ""
    return "-cards" if data.get("cards") else "-best" if "best" in data else ""


class Words:
    """The translations of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ColtError("language-unknown", value=language[:40], known=", ".join(LANGUAGES))
        self.language = language
        self._bundle = _bundle(language)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, /, **values: str | int) -> str:
        """The text of a message ("cli-welcome") or of an attribute ("car-mail.short"), with these values."""
        plain = {name: _cut(value) for name, value in values.items() if not isinstance(value, Name)}
        filled: dict[str, str | int] = dict(plain)
        for name, value in values.items():
            if isinstance(value, Name):
                filled[name] = self._format(value, plain)
                filled[f"{name}_key"] = str(value)
                for attribute in self._bundle.get_message(value).attributes:
                    filled[f"{name}_{attribute}"] = self._format(f"{value}.{attribute}", plain)
        return self._format(key, filled)

    def _format(self, key: str, values: Mapping[str, str | int]) -> str:
        entry, _, attribute = key.partition(".")
        pattern = None
        if entry in self:
            message = self._bundle.get_message(entry)
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise WordsError(f"{self.language}: there is no message {key}")
        text, problems = self._bundle.format_pattern(pattern, dict(values))
        if problems:
            raise WordsError(f"{self.language}: {key}: {'; '.join(map(str, problems))}")
        return str(text)

    # --- events, moves, questions, errors -----------------------------------------------------------------------------

    def event(self, event: EventLike, seats: Sequence[str], train: Sequence[str] = ()) -> str:
        """The sentence for an event, redacted or not.

        `seats` are the players' names, or `Name("bandit-doc")` if each plays one bandit. `train` are the engine's names
        of the cars behind the locomotive; without it cars are numbered.
        """
        data = event.data()
        values = self._values(data, train)
        alone = False  # whether the player has the bandit's name
        if "seat" in data:
            values["player"] = seats[data["seat"]]
            alone = "bandit" in data and self._text(values["player"]) == self._text(values["bandit"])
        if "seat" in data and "action" in data:
            values["card"] = self._card(data["action"] if alone else f"{data['bandit']} {data['action']}")
        return self(f"told-{event.kind}{_variant(event.kind, data, alone)}", **values)

    def move(self, move: object, train: Sequence[str] = ()) -> str:
        """The menu entry for a move or its notation. Unknown notation is returned unchanged."""
        notation = str(move)
        for key, pattern in _MOVES:
            found = pattern.fullmatch(notation)
            if found:
                return self._move(key, found.groupdict(), train)
        return notation

    def _move(self, key: str, found: Mapping[str, str], train: Sequence[str]) -> str:
        data: JsonObject = dict(found)
        for field, text in found.items():
            if field in ("car", "value"):
                data[field] = int(text)
            elif field in ("bandits", "cars"):
                data[field] = text.split(", ")
        values = self._values(data, ())
        for field in ("first", "second", "third"):
            if field in data:
                values[field] = Name(f"action-{_PROGRAMMED.get(data[field], data[field])}")
        if "play" in data:
            values["card"] = self._card(data["play"])
        said = self(f"move-{key}", **values)
        if train and data.get("car"):
            return self("move-to-car", move=said, car=Name(f"car-{train[data['car'] - 1]}"))
        return said

    def reason(self, reason: Reason) -> str:
        """Why a move is good or bad: a sentence without a subject, about the move."""
        return self(reason.key, **self._values(reason.details, ()))

    def question(self, state: State, seat: int) -> str:
        """What this seat is asked now, or why it is not asked."""
        actors = state.to_act()
        if not actors:
            return self("question-over")
        if actors[0] >= 0 and seat not in actors:
            bandits = state.view(seat).get("bandits", {}).values()
            out = any(bandit["seat"] == seat and bandit.get("out") for bandit in bandits)
            return self("question-out" if out else "question-wait")
        question = state.question
        assert question is not None
        kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(question).__name__).lower()
        values: dict[str, str | int] = {}
        for word in question.notation(state).split():
            if f"bandit-{word}" in self:
                values["victim" if "bandit" in values else "bandit"] = Name(f"bandit-{word}")
            elif word.isdigit():
                values["number"] = int(word)
        return self(f"question-{kind}", **values)

    def error(self, error: ColtError) -> str:
        """The sentence for an error."""
        key = f"error-{error.key}"
        details = dict(error.details)
        if details.get("found") == "" and f"{key}-end" in self:
            key = f"{key}-end"
        if "move" in details:
            with suppress(WordsError):  # an invalid move is quoted as typed
                details["move"] = self.move(details["move"])
        if "card" in details:
            with suppress(WordsError):
                details["card"] = self._card(str(details["card"]))
        if f"bandit-{details.get('bandit')}" in self:
            details["bandit"] = Name(f"bandit-{details['bandit']}")
        if isinstance(error.__cause__, ColtError):
            details["problem"] = self.error(error.__cause__)
        if key not in self:
            return self("error-unknown", problem=str(error))
        return self(key, **details)

    def cards(self, cards: Mapping[str, int] | str) -> str:
        """Cards in the format of events ({"fire": 2, "tuco move": 1}) or of moves ("2 fire, tuco move")."""
        if isinstance(cards, str):
            return self("cards-none") if cards == "nothing" else ", ".join(map(self._counted_card, cards.split(", ")))
        return ", ".join(self._counted_card(f"{n} {card}") for card, n in cards.items()) or self("cards-none")

    # --- helpers ------------------------------------------------------------------------------------------------------

    def _text(self, value: str | int) -> str:
        return self(value) if isinstance(value, Name) else str(value)

    def _values(
        self,
        data: Mapping[str, Any],  # Any: JSON, or the details of a reason
        train: Sequence[str],
    ) -> dict[str, str | int]:
        """The values of a message, from an event's data or a move's notation."""
        values: dict[str, str | int] = {}
        for field, value in data.items():
            if field in _NAMES:
                values[field] = Name(f"{_NAMES[field]}-{value}")
            elif field == "car":
                # An uncoupled car is no longer part of the train.
                name = "locomotive" if value == 0 else train[value - 1] if value <= len(train) else "number"
                values["car"] = Name(f"car-{name}")
                values["number"] = value
            elif field == "roof":
                values["level"] = "roof" if value else "inside"
            elif field == "facing":
                values["facing"] = value
            elif field == "cards":
                values["cards"] = self.cards(value)
            elif field in ("bandits", "cars", "turns"):
                values[field] = ", ".join(self(Name(f"{field.removesuffix('s')}-{each}")) for each in value)
            elif isinstance(value, int):
                values[field] = value
        return values

    def _counted_card(self, text: str) -> str:
        """Parses "2 fire"."""
        number, _, card = text.partition(" ")
        if not number.isdigit():
            number, card = "1", text
        if card in ("bullet", "bullets"):
            return self("card-bullets", number=int(number))
        return self._card(card) if number == "1" else self("card-several", number=int(number), card=self._card(card))

    def _card(self, text: str) -> str:
        """Parses "fire", or in teams "tuco fire"."""
        bandit, _, action = text.partition(" ")
        if f"bandit-{bandit}" in self:
            return self("card-of", bandit=Name(f"bandit-{bandit}"), action=Name(f"action-{action}"))
        return self(Name(f"action-{text}"))
