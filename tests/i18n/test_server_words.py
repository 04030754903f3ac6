"""Every refusal of the server has a sentence in each language, and provides its values."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from litestar.exceptions import HTTPException
from litestar.testing import RequestFactory

import coltexpress
from coltexpress.i18n import words as words_module
from coltexpress.i18n.words import LANGUAGES, Words
from coltexpress.protocol.messages import EMOTES
from coltexpress.server.errors import STATUS, Refusal
from coltexpress.server.http.problems import http_problem
from coltexpress.tables.live_game import Undone

PACKAGES = [Path(coltexpress.__file__).parent / name for name in ("server", "tables")]
CATALOGUES = Path(words_module.__file__).parent
FOR_PROGRAMS = {"seat", "version"}
"""Details that sentences need not contain: people do not count seats from 0."""
NOT_WRITTEN_OUT = ["http/problems.py"]
"""The functions that look up keys; `http_problem` has its own test."""

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def keys_of(page: Path, prefix: str) -> list[str]:
    return re.findall(rf"^{prefix}-([\w-]+) =", page.read_text(encoding="utf-8"), re.MULTILINE)


@cache
def refusals() -> list[tuple[list[str], set[str], str]]:
    """Every refusal in the source of the server and its tables: its possible keys, its details, and the file."""
    return [
        (keys(call.args[0]), {keyword.arg for keyword in call.keywords if keyword.arg}, str(file.relative_to(package)))
        for package in PACKAGES
        for file in sorted(package.rglob("*.py"))
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refusal"
    ]


def keys(node: ast.expr) -> list[str]:
    """A literal key; for f"{x}-long", all possible keys."""
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.JoinedStr(values=parts):
            pattern = "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts)
            return [key for key in STATUS if re.fullmatch(pattern, key)]
    return []


def litestar_refusal(status: int) -> tuple[str, str]:
    """Key and sentence of a refusal by Litestar with this status."""
    answer = http_problem(RequestFactory().get("/"), HTTPException(status_code=status)).content
    return answer.error.removeprefix("server-"), answer.message


def of_litestar() -> set[str]:
    return {litestar_refusal(status)[0] for status in (400, 404, 405, 413, 415, 500)}


def sample(detail: str) -> str | int:
    return "tuco" if detail == "bandit" else 77


def shown(detail: str, words: Words) -> str:
    return words("bandit-tuco") if detail == "bandit" else "77"


@in_every_language
def test_there_is_one_message_for_each_refusal(language: str) -> None:
    assert sorted(keys_of(CATALOGUES / language / "server.ftl", "error-server")) == sorted(STATUS)


def test_every_raised_key_is_known() -> None:
    found = [(key, file) for keys, _, file in refusals() for key in keys]
    assert len(found) > 50
    assert [f"{file}: {key}" for key, file in found if key not in STATUS] == []
    assert [file for keys, _, file in refusals() if not keys] == NOT_WRITTEN_OUT


def test_every_known_key_is_raised() -> None:
    raised = {key for keys, _, _ in refusals() for key in keys} | of_litestar()
    assert sorted(STATUS.keys() - raised) == []


@in_every_language
def test_messages_use_exactly_the_details_of_the_refusals(language: str) -> None:
    words = Words(language)
    for keys, given, file in refusals():
        for key in keys:
            said = words.error(Refusal(key, **{detail: sample(detail) for detail in given}))
            untold = [detail for detail in given - FOR_PROGRAMS if shown(detail, words) not in said]
            assert untold == [], f"{file}: {key}"


@pytest.mark.parametrize("status", [400, 401, 403, 404, 405, 406, 413, 415, 422, 429, 500, 503])
def test_refusals_of_litestar_have_a_message(status: int) -> None:
    key, message = litestar_refusal(status)
    assert STATUS[key] == status or key in ("body", "internal")
    assert message.endswith(".")


@in_every_language
def test_a_bandit_in_a_message_has_its_name(language: str) -> None:
    words = Words(language)
    assert words("bandit-tuco") in words.error(Refusal("bandit-taken", bandit="tuco"))
    assert words("bandit-tuco") in words.error(Refusal("bandit-unknown", bandit="tuco"))
    assert "<b>{ $x }" in words.error(Refusal("bandit-unknown", bandit="<b>{ $x }"))


@in_every_language
def test_every_game_and_every_emote_has_a_name(language: str) -> None:
    page = CATALOGUES / language / "server.ftl"
    assert sorted(keys_of(page, "game")) == sorted(game.slug for game in coltexpress.all_games())
    assert keys_of(page, "emote") == list(EMOTES)


@in_every_language
def test_taking_back_a_choice_has_a_message(language: str) -> None:
    assert Words(language).event(Undone(1), ["Ann", "Bo"]).startswith("Bo ")


def test_durations_use_the_plural_of_the_language() -> None:
    assert Words("en").error(Refusal("too-many", seconds=1)) == "Not so fast! Try again in 1 second."
    assert Words("ru").error(Refusal("too-many", seconds=21)).endswith("через 21 секунду.")
    assert Words("ru").error(Refusal("too-many", seconds=3)).endswith("через 3 секунды.")
    assert Words("ru").error(Refusal("too-many", seconds=60)).endswith("через 60 секунд.")
