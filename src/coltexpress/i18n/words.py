"""Translates events, moves, questions and errors of the engine into sentences in one of six languages.

The sentences are in i18n/<language>/*.ftl. This module selects the message and fills in the values. It depends only on
the kinds and data of events and moves, the text of questions, and the keys of errors.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any, Final, Protocol, Self, get_args

from fluent.runtime import FluentBundle, FluentResource

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.contract import State
from coltexpress.engine.errors import ColtError, NotationError
from coltexpress.engine.events import Variant, message_suffix
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.engine.options import MONEY, Unit
from coltexpress.engine.play.narration import EventLike
from coltexpress.engine.registry import all_games
from coltexpress.i18n.languages import Language

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
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

_ORDINALS: Final = ("first", "second", "third")
"""The values of the cards of a programme."""


def _cut(value: str | int) -> str | int:
    """Fluent rejects texts longer than 2500 characters; paths can be longer."""
    return value[:_LONGEST] + "…" if isinstance(value, str) and len(value) > _LONGEST else value


@cache
def _variants() -> dict[str, tuple[Variant, ...]]:
    """The forms of the messages by kind of event, as the games declare them."""
    return {event.kind: event.variants for game in all_games() for event in game.event_kinds if event.variants}


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
            values["card"] = self.card({"action": data["action"]} if alone else data)
        return self(f"told-{event.kind}{message_suffix(_variants().get(event.kind, ()), data, alone)}", **values)

    def mean(self, unit: Unit, value: float) -> str:
        """A mean of scores."""
        return self("money", amount=round(value)) if unit is MONEY else f"{value:.{unit.decimals}f}"

    def move(self, move: Move, train: Sequence[str] = ()) -> str:
        """The menu entry for a move."""
        data = move.data()
        values = self._values(data, ())
        if "action" in data:
            values["card"] = self.card(data)
        said = self(move.spec.message_key(move), **values)
        if train and data.get("car"):
            return self("move-to-car", move=said, car=Name(f"car-{train[data['car'] - 1]}"))
        return said

    def _quoted_move(self, text: str) -> str:
        """The menu entry for a move in notation; text that is not a move of any game is returned unchanged."""
        for game in all_games():
            with suppress(NotationError):
                return self.move(game.parse_move(text))
        return text

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
        data = question.data(state)
        named: JsonObject = {field: data[field] for field in ("bandit", "victim", "number") if field in data}
        return self(f"question-{question.spec.kind}", **self._values(named, ()))

    def error(self, error: ColtError) -> str:
        """The sentence for an error."""
        key = f"error-{error.key}"
        details = dict(error.details)
        if details.get("found") == "" and f"{key}-end" in self:
            key = f"{key}-end"
        if "move" in details:
            details["move"] = self._quoted_move(str(details["move"]))
        if "card" in details:
            with suppress(WordsError):
                details["card"] = self.card({"action": details["card"]})
        if f"bandit-{details.get('bandit')}" in self:
            details["bandit"] = Name(f"bandit-{details['bandit']}")
        if isinstance(error.__cause__, ColtError):
            details["problem"] = self.error(error.__cause__)
        if key not in self:
            return self("error-unknown", problem=str(error))
        return self(key, **details)

    def cards(self, cards: Mapping[str, int]) -> str:
        """Cards by name, as in views and events: {"fire": 2, "tuco move": 1}."""
        return self._card_list([(_card_named(name), number) for name, number in cards.items()])

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
            elif field == "cards" and isinstance(value, Mapping):
                values["cards"] = self.cards(value)
            elif field == "cards":
                values |= self._cards_of_move(value)
            elif field in ("bandits", "cars", "turns"):
                values[field] = ", ".join(self(Name(f"{field.removesuffix('s')}-{each}")) for each in value)
            elif isinstance(value, int) and not isinstance(value, bool):
                values[field] = value
        return values

    def _cards_of_move(self, cards: Sequence[str] | Sequence[JsonObject]) -> dict[str, str | int]:
        """The cards of a programme by their order, other cards as a list."""
        if cards and isinstance(cards[0], str):
            return {order: Name(f"action-{card}") for order, card in zip(_ORDINALS, cards, strict=True)}
        counted: list[tuple[JsonObject, int]] = []
        for card, equal in groupby(cards):
            assert isinstance(card, dict)
            counted.append((card, len(list(equal))))
        return {"cards": self._card_list(counted)}

    def _card_list(self, cards: Iterable[tuple[JsonObject, int]]) -> str:
        return ", ".join([self._counted_card(card, number) for card, number in cards]) or self("cards-none")

    def _counted_card(self, card: JsonObject, number: int) -> str:
        if card["action"] == "bullet":
            return self("card-bullets", number=number)
        return self.card(card) if number == 1 else self("card-several", number=number, card=self.card(card))

    def card(self, card: Mapping[str, Any]) -> str:  # Any: the data of a card, move or event
        """A card, with its bandit in teams."""
        action = Name(f"action-{card['action']}")
        return (
            self("card-of", bandit=Name(f"bandit-{card['bandit']}"), action=action)
            if "bandit" in card
            else self(action)
        )


@cache
def _card_named(name: str) -> JsonObject:
    """The card with this name in views and events: "fire", or in teams "tuco fire"."""
    for bandit in BANDITS:
        if name.startswith(f"{bandit} "):
            return {"bandit": bandit, "action": name.removeprefix(f"{bandit} ")}
    return {"action": name}
