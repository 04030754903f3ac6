"""Everything in the engine has a message in the catalogues, and every message is used."""

import ast
import importlib
import pkgutil
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import coltexpress
from coltexpress import express, superexpress
from coltexpress.engine.contract import Game
from coltexpress.engine.events import WAYS, Event
from coltexpress.games.express import components
from coltexpress.games.superexpress.events import ENDINGS, HOW
from coltexpress.i18n.words import Name
from i18n.catalogues import (
    BANDITS,
    CATALOGUES,
    SUPER_CARDS,
    in_every_language,
    messages,
    placeholders,
)

SOURCE = Path(__file__).parents[2] / "src" / "coltexpress"
ENGINE = ("engine", "games")
"""The page of both games, and those of each game."""


def keys_of_page(page: str) -> list[str]:
    text = (CATALOGUES / "en" / page).read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]


def names_of_the_box() -> Iterator[str]:
    for kind, names in (
        ("bandit", components.BANDITS),
        ("action", components.ACTIONS),
        ("car", ("locomotive", "number", *components.CARS)),
        ("loot", components.LOOT),
        ("turn", components.TURNS),
        ("event", components.EVENTS),
        ("round-card", components.ROUND_CARD_NAMES),
    ):
        yield from (Name(f"{kind}-{name}") for name in names)
        if kind in ("bandit", "action", "turn", "event"):
            yield from (Name(f"help-{kind}-{name}") for name in names)
    # What Colt Super Express has besides.
    yield from (Name(f"bandit-{name}") for name in {*BANDITS, *named("BANDITS")})
    yield from (Name(f"action-{name}") for name in {*SUPER_CARDS, *named("ACTIONS"), "wake up"})
    yield from (Name(f"facing-{name}") for name in {"front", "tail", *named("FACINGS")})
    yield from ("stunned", "riding", "out", "loot-cards")


def named(constant: str) -> set[str]:
    """The values of all constants of the engine with this name."""
    return {name for module in modules() for name in getattr(module, constant, ()) if isinstance(name, str)}


@cache
def modules() -> list[ModuleType]:
    return [
        importlib.import_module(module.name)
        for package in ENGINE
        for module in pkgutil.walk_packages([str(SOURCE / package)], f"coltexpress.{package}.")
    ]


def family(name: str) -> set[type]:
    """All classes of the engine with this name, and their subclasses."""
    found = (getattr(module, name, None) for module in modules())
    # Protocols of the contract have no subclasses.
    roots = {each for each in found if isinstance(each, type) and not getattr(each, "_is_protocol", False)}
    assert roots
    ours = set[type]().union(*map(subclasses, roots))
    return {each for each in ours if each.__module__.startswith("coltexpress.")}


def subclasses(parent: type) -> set[type]:
    return {parent}.union(*map(subclasses, parent.__subclasses__()))


def leaves(name: str) -> set[type]:
    return {each for each in family(name) if not each.__subclasses__()}


FORMS = {"moved": WAYS, "rides": ("walked", "shot"), "out": HOW, "game-over": ENDINGS}
"""The values on which the messages of these events depend."""


def keys_of_event(event: type[Event]) -> Iterator[str]:
    """The keys of all forms of the message. An event that always says how it happened has no message without that."""
    conditions = [condition for condition, _ in event.variants]
    if not any(condition.startswith("=") for condition in conditions):
        yield f"told-{event.kind}"
    for condition, suffix in event.variants:
        ends = FORMS[event.kind] if condition.startswith("=") else ("",)
        yield from (f"told-{event.kind}{suffix}{end}" for end in ends)


def keys_of_events() -> list[str]:
    return [key for game in coltexpress.all_games() for event in game.event_kinds for key in keys_of_event(event)]


def keys_of_questions() -> list[str]:
    return [f"question-{kind.spec.kind}" for game in coltexpress.all_games() for kind in game.question_kinds]


def test_every_name_of_a_component_has_a_message() -> None:
    assert [key for key in names_of_the_box() if key not in messages("en")] == []


@in_every_language
def test_every_event_has_a_message(language: str) -> None:
    keys = keys_of_events()
    assert len(keys) > 40
    assert [key for key in keys if key not in messages(language)] == []


@in_every_language
def test_every_question_has_a_message(language: str) -> None:
    keys = keys_of_questions()
    assert len(keys) > 20
    assert [key for key in keys if key not in messages(language)] == []


def keys_of_moves() -> set[str]:
    """The keys of the messages for all moves."""
    return {key for game in coltexpress.all_games() for kind in game.move_kinds for key in kind.spec.message_keys()}


@in_every_language
def test_every_move_has_a_message(language: str) -> None:
    assert keys_of_moves() <= messages(language).keys()


def test_every_kind_of_move_belongs_to_a_game() -> None:
    """`NotAsked` is a placeholder for an answer that is not needed."""
    kinds = {kind for game in coltexpress.all_games() for kind in game.move_kinds}
    assert kinds == {move for move in leaves("Move") if move.__name__ != "NotAsked"}


def of_package(package: str, kinds: Iterable[type]) -> set[type]:
    return {kind for kind in kinds if kind.__module__.startswith(f"coltexpress.{package}.")}


def events_of_engine() -> set[type]:
    """All classes of events, without base classes."""
    return {event for event in family("Event") if getattr(event, "kind", "")}


@pytest.mark.parametrize(("game", "package"), [(express, "games.express"), (superexpress, "games.superexpress")])
def test_a_game_lists_all_its_questions_and_events(game: Game, package: str) -> None:
    for listed, known in ((game.question_kinds, leaves("Question")), (game.event_kinds, events_of_engine())):
        assert len(set(listed)) == len(listed)
        assert of_package(package, listed) == of_package(package, known)
        assert of_package(package, listed) | of_package("engine", listed) == set(listed)


def test_the_games_list_all_shared_questions_and_events() -> None:
    games = coltexpress.all_games()
    questions = {kind for game in games for kind in game.question_kinds}
    events = {kind for game in games for kind in game.event_kinds}
    assert questions >= of_package("engine", leaves("Question"))
    assert events >= of_package("engine", events_of_engine())


@pytest.mark.parametrize("page", ["express.ftl", "super.ftl", "table.ftl"])
def test_every_message_about_a_game_is_used(page: str) -> None:
    used = {*keys_of_events(), *keys_of_questions(), *keys_of_moves(), "move-to-car"}
    used |= {"question-wait", "question-out", "question-over"}
    assert [key for key in keys_of_page(page) if key not in used] == []


PREFIXES = {"BadOption": "option", "IllegalMove": "illegal", "NotationError": "notation", "fail": "notation",
            "RecordError": "record", "ColtError": ""}  # fmt: skip
GIVEN = {"option": {"field"}, "notation": {"line", "column"}, "record": {"where"}}


def calls() -> Iterator[tuple[str, ast.Call, set[str], str]]:
    """Every call in the source: the called name, the call, the names of its values, and its place."""
    for file in sorted(SOURCE.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call):
                name = getattr(call.func, "id", getattr(call.func, "attr", ""))
                given = {keyword.arg for keyword in call.keywords if keyword.arg}
                yield name, call, given, f"{file.relative_to(SOURCE)}:{call.lineno}"


def texts(node: ast.expr) -> list[str]:
    """A literal text, or both texts of a conditional expression."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def refusals() -> Iterator[tuple[str, set[str], str]]:
    """Every refusal in the source: its key, its details, and its place."""
    for name, call, given, where in calls():
        place = 1 if name == "BadOption" else 0
        if name in PREFIXES and len(call.args) > place:
            prefix = PREFIXES[name]
            for reason in texts(call.args[place]):
                key = "-".join(filter(None, ("error", prefix, reason)))
                yield key, given | GIVEN.get(prefix, set()), where


def test_every_refusal_has_a_message_and_its_values() -> None:
    found = list(refusals())
    assert len(found) > 20
    wordless = [f"{where}: {key}" for key, _, where in found if key not in messages("en")]
    assert wordless == []
    short = [
        f"{where}: {key} needs {lacking}"
        for key, details, where in found
        for lacking in placeholders(messages("en")[key]) - details - {"problem"}  # the problem may be the cause
    ]
    assert short == []


def test_every_message_in_the_source_exists_and_gets_its_values() -> None:
    asked = [
        (key, given, where)
        for name, call, given, where in calls()
        if name in ("words", "self") and call.args
        for key in texts(call.args[0])
    ]
    assert [f"{where}: {key}" for key, _, where in asked if key.partition(".")[0] not in messages("en")] == []
    short = [
        f"{where}: {key} needs {lacking}"
        for key, given, where in asked
        for lacking in placeholders(messages("en")[key.partition(".")[0]]) - given
    ]
    assert short == []
