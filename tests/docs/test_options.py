"""docs/options.md matches the declarations of the games, and every option has its texts."""

from pathlib import Path

import pytest

import coltexpress
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.options import Group, Switch
from coltexpress.i18n.words import LANGUAGES, Words
from options_page import options_page, values

PAGE = Path(__file__).parents[2] / "docs" / "options.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == options_page(), "docs/options.md is out of date: run `make schemas`"


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"type": "array", "items": {"enum": ["a", None]}}, "list of `a`, `null`"),
        ({"anyOf": [{"enum": ["x"]}, {"type": "integer", "minimum": 0, "maximum": 5}]}, "`x`; or 0 to 5"),
        ({"type": "boolean"}, "`true`, `false`"),
    ],
)
def test_the_values_of_an_option(schema: JsonObject, text: str) -> None:
    assert values(schema) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", coltexpress.all_games(), ids=lambda game: game.slug)
def test_every_option_has_its_texts(game: coltexpress.Game, language: str) -> None:
    words = Words(language)
    for option in game.spec.options:
        assert words(f"option-{option.name}.help")
        switches = option.switches if isinstance(option, Group) else (option,) if isinstance(option, Switch) else ()
        if switches:
            assert words(f"option-{option.name}.ask")
        for switch in switches:
            assert words(f"option-{switch.name}")
            assert words(f"option-{switch.name}.about")
    assert words(f"options-{game.slug}.none")
