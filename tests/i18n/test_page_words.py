"""The page uses only existing messages of the catalogues, and the catalogues contain no unused messages for it.

A key can be literal ("web-home-play") or a template (`web-home-game-${game}`). A template has to match a message, and
all messages that it matches count as used. tests/web checks that the message for each value exists.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from i18n.catalogues import CATALOGUES, placeholders

WEB = Path(__file__).parents[2] / "web"
KEY = r"[a-z][a-z0-9-]*-[a-z0-9-]+"
TEMPLATE = r"`((?:[^`\\$]|\$\{[^`{}]*(?:\{[^{}]*\}[^`{}]*)*\})+)`"
CALL = re.compile(rf'(?:(?<![\w.])t|\.say)\(\s*"({KEY})(?:\.\w+)?"\s*(\)|,\s*\{{([^{{}}]*)\}})?')
CALL_WITH_TEMPLATE = re.compile(rf"(?:(?<![\w.])t|\.say)\(\s*{TEMPLATE}")


@cache
def catalogue_files() -> list[str]:
    """The catalogue files that the page contains."""
    found = re.search(r"const CATALOGUE_FILES = \[([^\]]+)\]", (WEB / "vite.config.ts").read_text(encoding="utf-8"))
    assert found
    return re.findall(r'"(\w+)"', found[1])


@cache
def known() -> dict[str, ftl.Message]:
    return {
        entry.id.name: entry
        for page in catalogue_files()
        for entry in FluentParser().parse((CATALOGUES / "en" / f"{page}.ftl").read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }


@cache
def sources() -> dict[str, str]:
    files = [WEB / "vite.config.ts", *WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.svelte")]
    return {
        file.relative_to(WEB).as_posix(): re.sub(
            r"/\*.*?\*/|^\s*//[^\n]*", "", file.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
        )
        for file in sorted(files)
        if not file.name.endswith(".test.ts")
    }


def literal_keys() -> Iterator[tuple[str, str]]:
    """All literal keys, with the file."""
    for file, text in sources().items():
        for key in re.findall(r'["\'`](web-[a-z0-9-]*[a-z0-9])(?:\.\w+)?["\'`]', text):
            yield key, file
        for match in CALL.finditer(text):
            yield match[1], file


def key_patterns() -> Iterator[tuple[str, str]]:
    """All templates of keys as regular expressions, with the file."""
    for file, text in sources().items():
        templates = [match[1] for match in CALL_WITH_TEMPLATE.finditer(text)]
        templates += [match[1] for match in re.finditer(TEMPLATE, text) if match[1].startswith("web-")]
        for template in templates:
            fixed = re.split(r"\$\{[^`{}]*(?:\{[^{}]*\}[^`{}]*)*\}", template)
            fixed[-1] = fixed[-1].partition(".")[0]
            if fixed[0] and len(fixed) > 1:
                yield "[a-z0-9-]+".join(map(re.escape, fixed)), file


def test_page_contains_all_its_catalogue_files() -> None:
    assert {page.stem for page in (CATALOGUES / "en").glob("web_*.ftl")} <= set(catalogue_files())
    assert [page for page in catalogue_files() if not (CATALOGUES / "en" / f"{page}.ftl").is_file()] == []


def test_keys_of_page_begin_with_web() -> None:
    for page in (CATALOGUES / "en").glob("web_*.ftl"):
        keys = re.findall(r"^([a-z][\w-]*) =", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert [key for key in keys if not key.startswith("web-")] == [], page.name


def test_literal_keys_exist() -> None:
    found = list(literal_keys())
    assert len(found) > 10
    assert sorted({f"{file}: {key}" for key, file in found if key not in known()}) == []


def test_templates_match_a_message() -> None:
    unmatched = {(key, file) for key, file in key_patterns() if not any(re.fullmatch(key, each) for each in known())}
    assert sorted(f"{file}: {key}" for key, file in unmatched) == []


def test_all_messages_are_used() -> None:
    used = {key for key, _ in literal_keys()}
    patterns = [
        re.compile(pattern) for pattern in {pattern for pattern, _ in key_patterns() if pattern.startswith("web")}
    ]
    unused = [
        key
        for key in known()
        if key.startswith("web-") and key not in used and not any(each.fullmatch(key) for each in patterns)
    ]
    assert unused == []


def test_messages_get_all_values() -> None:
    short = []
    for file, text in sources().items():
        for match in CALL.finditer(text):
            key, ends, values = match.groups()
            if key not in known() or ends is None or (values is not None and "..." in values):
                continue
            each_value = re.split(r",(?![^()\[\]]*[)\]])", values or "")
            given = {value.partition(":")[0].strip().strip("\"'") for value in each_value}
            short += [f"{file}: {key} needs {each}" for each in placeholders(known()[key]) - given]
    assert short == []


@pytest.mark.parametrize("tail", ["ts", "svelte"])
def test_no_text_in_code(tail: str) -> None:
    """No text in markup or labels."""
    found = []
    for file, text in sources().items():
        if not file.endswith(tail):
            continue
        markup = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->|\{[^{}]*\}|&\w+;", "", text, flags=re.DOTALL)
        if tail == "svelte":
            found += [f"{file}: {words.strip()}" for words in re.findall(r">([^<>{}]*[A-Za-z]{3,}[^<>{}]*)<", markup)]
        found += [
            f"{file}: {label}"
            for label in re.findall(r'(?:aria-label|title|placeholder|alt)="([^"{}]*[A-Za-z]{2,}[^"{}]*)"', markup)
        ]
    assert found == []
