"""The six catalogues have the same messages and placeholders, and cover everything in the engine."""

import ast
import importlib
import itertools
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import coltexpress
from coltexpress.games.express import components
from coltexpress.i18n import words as words_module
from coltexpress.i18n.words import LANGUAGES, Name, Words

SOURCE = Path(__file__).parents[2] / "src" / "coltexpress"
CATALOGUES = Path(words_module.__file__).parent
ENGINE = ("engine", "games")
"""The page of both games, and those of each game."""
BANDITS = (*components.BANDITS, "mei")
SUPER_CARDS = ("floor change", "move", "turn around", "fire", "reflex", "horse")

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def entries(language: str) -> list[Any]:
    pages = sorted((CATALOGUES / language).glob("*.ftl"))
    return [entry for page in pages for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body]


def keys_of_page(page: str) -> list[str]:
    text = (CATALOGUES / "en" / page).read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


def nodes(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            for each in child if isinstance(child, list) else [child]:
                yield from nodes(each)


def placeholders(message: ftl.Message | ftl.Attribute) -> set[str]:
    """The placeholders of a message. A form of a name, such as $bandit_acc, counts as the bandit."""
    found = {node.id.name for node in nodes(message.value) if isinstance(node, ftl.VariableReference)}
    return {name.partition("_")[0] for name in found}


PERSONAL = ("you", "to-you")
"""Attributes for a reader who acts, or who is acted on."""


def personal(messages: dict[str, ftl.Message]) -> dict[str, ftl.Attribute]:
    """The messages that address the reader: "told-played.you"."""
    return {
        f"{key}.{attribute.id.name}": attribute
        for key, message in messages.items()
        for attribute in message.attributes
        if attribute.id.name in PERSONAL
    }


def unlike(own: dict[str, ftl.Message], english: dict[str, ftl.Message]) -> list[str]:
    """The keys that differ from English. A placeholder that "you" replaces may still select a grammatical form."""
    ours, theirs = personal(own), personal(english)
    found = [f"{key} exists in one language only" for key in ours.keys() ^ theirs.keys()]
    for key in ours.keys() & theirs.keys():
        whole, needed, wanted = (
            placeholders(english[key.partition(".")[0]]),
            placeholders(ours[key]),
            placeholders(theirs[key]),
        )
        if not needed <= whole or not wanted <= whole:
            found.append(f"{key} has placeholders that its message lacks")
        if needed - (whole - wanted) != wanted:
            found.append(f"{key} needs {sorted(needed)}, not {sorted(wanted)}")
    return sorted(found)


# --- the catalogues compared with English -----------------------------------------------------------------------------


@in_every_language
def test_every_entry_is_valid_and_unique(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@in_every_language
def test_every_language_has_the_files_of_english(language: str) -> None:
    def names(tongue: str) -> set[str]:
        return {page.name for page in (CATALOGUES / tongue).iterdir()}

    assert names(language) == names("en")


@in_every_language
def test_every_language_has_the_keys_of_english_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@in_every_language
def test_every_message_has_the_placeholders_of_english(language: str) -> None:
    needed = {key: placeholders(message) for key, message in messages(language).items()}
    assert needed == {key: placeholders(message) for key, message in messages("en").items()}


@in_every_language
def test_every_language_has_the_short_forms_of_english(language: str) -> None:
    def short(tongue: str) -> set[str]:
        return {
            key
            for key, message in messages(tongue).items()
            if any(attribute.id.name == "short" for attribute in message.attributes)
        }

    assert short(language) == short("en")


@in_every_language
def test_every_language_addresses_the_reader_like_english(language: str) -> None:
    assert unlike(messages(language), messages("en")) == []


def parsed(text: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}


def test_a_missing_message_to_the_reader_is_found() -> None:
    english = parsed("told-shot = { $bandit } shoots { $target }.\n    .you = You shoot { $target }.")
    for text, problem in {
        "told-shot = { $bandit } schießt auf { $target }.": ["told-shot.you exists in one language only"],
        "told-shot = x\n    .you = Du schießt auf { $target_acc }.": [],
        "told-shot = x\n    .you = { $bandit_gender ->\n       *[m] Du schießt auf { $target }.\n    }": [],
        "told-shot = x\n    .you = Du schießt.": ["told-shot.you needs [], not ['target']"],
        "told-shot = x\n    .you = { $who } { $target }": [
            "told-shot.you has placeholders that its message lacks",
            "told-shot.you needs ['target', 'who'], not ['target']",
        ],
    }.items():
        assert unlike(parsed(text), english) == problem


def test_every_event_of_a_player_can_address_the_reader() -> None:
    told = {key: message for key, message in messages("en").items() if key.startswith("told-")}
    for attribute, names in {"you": {"player", "bandit"}, "to-you": {"target", "victim"}}.items():
        lacking = [
            key
            for key, message in told.items()
            if (placeholders(message) & names) and f"{key}.{attribute}" not in personal(told)
        ]
        assert lacking == []


@in_every_language
@pytest.mark.parametrize("kind", ["bandit", "action", "car"])
def test_all_names_of_a_kind_have_the_same_forms(language: str, kind: str) -> None:
    forms = {
        key: [attribute.id.name for attribute in message.attributes]
        for key, message in messages(language).items()
        if key.startswith(f"{kind}-")
    }
    assert len(forms) > 6
    assert len(set(map(tuple, forms.values()))) == 1, forms


SAMPLES: dict[str, tuple[str | int, ...]] = {
    "bandit": tuple(Name(f"bandit-{bandit}") for bandit in BANDITS),
    "target": (Name("bandit-cheyenne"),),
    "victim": (Name("bandit-cheyenne"),),
    "keeper": (Name("bandit-cheyenne"),),
    "action": tuple(Name(f"action-{action}") for action in {*components.ACTIONS, *SUPER_CARDS}),
    **dict.fromkeys(("first", "second", "third"), (Name("action-turn-around"),)),
    "loot": tuple(Name(f"loot-{loot}") for loot in components.LOOT),
    "car": tuple(Name(f"car-{car}") for car in ("locomotive", "number", *components.CARS)),
    "level": ("roof", "inside"),
    "facing": ("front", "tail"),
    **dict.fromkeys(("number", "games", "decisions", "wanted"), (0, 1, 2, 5, 21)),
    **dict.fromkeys(("value", "best", "money", "place", "round", "amount", "players", "turns", "moves", "n"), (3,)),
}


@in_every_language
def test_every_message_can_be_formatted(language: str) -> None:
    words = Words(language)
    for key, message in messages(language).items():
        needed = sorted({*placeholders(message), *(["number"] if "car" in placeholders(message) else [])})
        for values in itertools.product(*(SAMPLES.get(name, ("x",)) for name in needed)):
            said = words(key, **dict(zip(needed, values, strict=True)))
            assert said.strip() == said != ""
            assert not re.search(r"[{}]|\u2068|  ", said), said
            for spoken in personal({key: message}):
                assert not re.search(r"[{}]|\u2068|  ", words(spoken, **dict(zip(needed, values, strict=True))))
        for attribute in message.attributes:
            if attribute.id.name not in PERSONAL:
                assert words(f"{key}.{attribute.id.name}", number=2, value=300)


# --- the catalogues and the engine ------------------------------------------------------------------------------------


def names_of_the_box() -> Iterator[str]:
    for kind, names in (
        ("bandit", components.BANDITS),
        ("action", components.ACTIONS),
        ("car", ("locomotive", "number", *components.CARS)),
        ("loot", components.LOOT),
        ("turn", components.TURNS),
        ("event", components.EVENTS),
        ("round-card", components.ROUND_CARDS),
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


VARIANTS = {
    "joined": ("", "-solo"),
    "played": ("", "-down", "-hidden"),
    "rides": ("-walked", "-shot"),
    "out": ("-walked", "-shot", "-uncoupled", "-ride"),
    "ranked": ("", "-best"),
    "game-over": ("", "-alone", "-locomotive", "-nobody"),
}
"""The forms of events that have several messages for a class."""


def keys_of_events() -> Iterator[str]:
    ways = {way for module in modules() for way in getattr(module, "WAYS", ())}
    cards, loot = family("CardsEvent"), family("LootEvent")
    for event in family("Event"):
        kind = getattr(event, "kind", "")
        if kind == "moved":
            yield from (f"told-moved-{way}" for way in ways)
        elif kind:
            yield from (f"told-{kind}{variant}" for variant in VARIANTS.get(kind, ("",)))
        if kind and event in cards:
            yield f"told-{kind}-cards"
        if kind and event in loot:
            yield f"told-{kind}-value"


def keys_of_questions() -> Iterator[str]:
    for question in leaves("Question"):
        yield "question-" + re.sub(r"(?<=[a-z])(?=[A-Z])", "-", question.__name__).lower()


def test_every_name_of_a_component_has_a_message() -> None:
    assert [key for key in names_of_the_box() if key not in messages("en")] == []


def test_every_event_has_a_message() -> None:
    keys = list(keys_of_events())
    assert len(keys) > 40
    assert [key for key in keys if key not in messages("en")] == []


def test_every_question_has_a_message() -> None:
    keys = list(keys_of_questions())
    assert len(keys) > 20
    assert [key for key in keys if key not in messages("en")] == []


NOTATION = {
    "express": """
        bandits belle, doc | train mail, second class | first belle | pick doc | place belle last, marshal doc
        deal belle: 2 floor change, bullet | deal belle: nothing | deal tuco: doc move, tuco fire, marshal, 3 bullets
        turn over take it all | turn over bridge | play floor change | play tuco floor change face down | draw | pass
        discard bullets | keep bullets | keep nothing | keep move, 2 fire | move to 0 | move to 2 | marshal to 1
        shoot belle | punch doc | drop jewel | purse 300 falls | purse 300 | purse 300 known to doc | take it | leave it
        knock forward | knock back | take strongbox | take purse 450 | take open purse 250 | take a purse | take nothing
        play fire
    """,
    "super": """
        bandits mei, doc | first mei | programme floor move turn | programme fire reflex horse | take back | loot 345
    """,
}
NEVER_MADE = {"NotAsked"}  # a placeholder for an answer that is not needed


def notations(slug: str) -> list[str]:
    return [text.strip() for text in re.split(r"[|\n]", NOTATION[slug]) if text.strip()]


@in_every_language
@pytest.mark.parametrize("slug", NOTATION)
def test_every_move_has_a_message(language: str, slug: str) -> None:
    words = Words(language)
    for text in notations(slug):
        assert words.move(text, ["second class", "mail"]) != text


def test_the_sample_contains_every_kind_of_move() -> None:
    made: set[type] = set()
    for game in coltexpress.games():
        moves = [game.parse_move(text) for text in notations(game.slug)]
        assert [str(move) for move in moves] == notations(game.slug)
        made.update(map(type, moves))
    assert made == {move for move in leaves("Move") if move.__name__ not in NEVER_MADE}


def keys_of_moves() -> set[str]:
    """The keys of the messages for all moves."""
    found = (
        next(key for key, pattern in words_module._MOVES if pattern.fullmatch(text))
        for slug in NOTATION
        for text in notations(slug)
    )
    return {*(f"move-{key}" for key in found), "move-to-car"}


@pytest.mark.parametrize("page", ["express.ftl", "super.ftl", "table.ftl"])
def test_every_message_about_a_game_is_used(page: str) -> None:
    used = {*keys_of_events(), *keys_of_questions(), *keys_of_moves()}
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
