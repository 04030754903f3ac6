"""The six catalogues have the same messages with the same placeholders."""

import itertools
import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from coltexpress.i18n.words import Words
from i18n.catalogues import CATALOGUES, SAMPLES, entries, in_every_language, messages, placeholders

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


@in_every_language
def test_every_entry_is_valid_and_unique(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@in_every_language
def test_every_language_has_the_files_of_english(language: str) -> None:
    def names(code: str) -> set[str]:
        return {page.name for page in (CATALOGUES / code).iterdir()}

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
    def short(code: str) -> set[str]:
        return {
            key
            for key, message in messages(code).items()
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
