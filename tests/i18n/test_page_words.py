"""All texts of the page are in the catalogues, and the catalogues contain no unused text of the page.

A key may be literal ("web-home-play") or composed (`web-home-game-${game}`): a composed key must match some message,
and every matching message counts as used. tests/web checks that they exist for each value.
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
MADE = r"`((?:[^`\\$]|\$\{[^`{}]*(?:\{[^{}]*\}[^`{}]*)*\})+)`"
CALL = re.compile(rf'(?:(?<![\w.])t|\.say)\(\s*"({KEY})(?:\.\w+)?"\s*(\)|,\s*\{{([^{{}}]*)\}})?')
CALL_MADE = re.compile(rf"(?:(?<![\w.])t|\.say)\(\s*{MADE}")


@cache
def pages() -> list[str]:
    """The catalogue files that the build includes in the page."""
    found = re.search(r"const PAGES = \[([^\]]+)\]", (WEB / "vite.config.ts").read_text(encoding="utf-8"))
    assert found
    return re.findall(r'"(\w+)"', found[1])


@cache
def known() -> dict[str, ftl.Message]:
    return {
        entry.id.name: entry
        for page in pages()
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


def written() -> Iterator[tuple[str, str]]:
    """All literal keys, with their place."""
    for file, text in sources().items():
        for key in re.findall(r'["\'`](web-[a-z0-9-]*[a-z0-9])(?:\.\w+)?["\'`]', text):
            yield key, file
        for match in CALL.finditer(text):
            yield match[1], file


def made() -> Iterator[tuple[str, str]]:
    """The patterns of all composed keys, as regular expressions, with their place."""
    for file, text in sources().items():
        templates = [match[1] for match in CALL_MADE.finditer(text)]
        templates += [match[1] for match in re.finditer(MADE, text) if match[1].startswith("web-")]
        for template in templates:
            fixed = re.split(r"\$\{[^`{}]*(?:\{[^{}]*\}[^`{}]*)*\}", template)
            fixed[-1] = fixed[-1].partition(".")[0]
            if fixed[0] and len(fixed) > 1:
                yield "[a-z0-9-]+".join(map(re.escape, fixed)), file


def test_the_build_includes_every_catalogue_of_the_page() -> None:
    assert {page.stem for page in (CATALOGUES / "en").glob("web_*.ftl")} <= set(pages())
    assert [page for page in pages() if not (CATALOGUES / "en" / f"{page}.ftl").is_file()] == []


def test_every_key_of_the_page_begins_with_web() -> None:
    for page in (CATALOGUES / "en").glob("web_*.ftl"):
        keys = re.findall(r"^([a-z][\w-]*) =", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert [key for key in keys if not key.startswith("web-")] == [], page.name


def test_every_literal_key_exists() -> None:
    found = list(written())
    assert len(found) > 10
    assert sorted({f"{file}: {key}" for key, file in found if key not in known()}) == []


def test_every_composed_key_matches_a_message() -> None:
    assert (
        sorted({f"{file}: {key}" for key, file in made() if not any(re.fullmatch(key, each) for each in known())}) == []
    )


def test_every_message_of_the_page_is_used() -> None:
    said = {key for key, _ in written()}
    patterns = [re.compile(pattern) for pattern in {pattern for pattern, _ in made() if pattern.startswith("web")}]
    unsaid = [
        key
        for key in known()
        if key.startswith("web-") and key not in said and not any(each.fullmatch(key) for each in patterns)
    ]
    assert unsaid == []


def test_every_message_gets_its_values() -> None:
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
def test_the_source_contains_no_texts(tail: str) -> None:
    """Texts in the markup, or in labels."""
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
