"""`bench`: the benchmarks of the engine and of the search."""

import json
from functools import partial

import pytest

import coltexpress
from coltexpress.bench import engine, search
from coltexpress.cli.bench import COLUMNS
from coltexpress.engine.views import acting
from coltexpress.i18n.words import LANGUAGES, Words
from support.keyboard import Terminal


def test_the_benchmark_measures_every_kind_of_game() -> None:
    steps: list[None] = []
    result = engine.run(lambda: steps.append(None), best_of=1, games=2)
    assert len(steps) == engine.size(list(engine.TABLES)) == 15
    assert result["compiled"] == coltexpress.compiled
    assert result["reference_loop_per_s"] > 0
    assert [slug for slug in result if slug in engine.TABLES] == [game.slug for game in coltexpress.all_games()]
    assert sorted(result["express"]) == ["2", "3", "3 expert", "4", "4 expert", "5", "5 expert", "6", "6 expert"]
    assert sorted(result["super"]) == ["3", "4", "5", "5 reflex horse", "6", "7"]
    assert json.loads(json.dumps(result)) == result
    for row in (*result["express"].values(), *result["super"].values()):
        assert all(value > 0 for value in row.values())


def test_the_search_of_every_game_is_measured(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    run = search.run
    monkeypatch.setattr(search, "run", lambda progress, slugs: run(progress, slugs, best_of=1, iterations=30))
    monkeypatch.setattr(search, "SEARCHED", {"express": ("4",), "super": ("3",)})
    actual = json.loads(terminal("bench", "search", "--json").out)
    assert [slug for slug in actual if slug in search.SEARCHED] == [game.slug for game in coltexpress.all_games()]
    for slug, labels in search.SEARCHED.items():
        assert tuple(actual[slug]) == labels
        assert all(value > 0 for row in actual[slug].values() for value in row.values())
    assert set(actual["express"]["4"]) == set(COLUMNS["search"].values())
    shown = terminal("bench", "search", "--game", "super", "--lang", "nl")
    assert Words("nl")("bot-legend") in shown.out
    assert Words("nl")("cli-bench-random-rollouts") not in shown.out, "only Colt Express is searched with rollouts"


@pytest.mark.parametrize("slug", engine.TABLES)
def test_a_search_is_measured_when_the_others_have_chosen(slug: str) -> None:
    rules = coltexpress.game(slug)
    for data in engine.TABLES[slug].values():
        state = engine.middle_of_round_two(partial(rules.new, rules.parse_options(data)))
        view = state.view(None)
        assert view["round"]["number"] == 2
        assert min(acting(view)) >= 0
        assert len(acting(view)) == 1, "the others have chosen, so that a search has to sample their choices"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_game_can_be_measured(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    def measured(*_: object) -> dict[str, float]:
        return dict.fromkeys(COLUMNS["engine"].values(), 1_234_567)

    monkeypatch.setattr(engine, "measure", measured)
    words = Words(language)
    result = terminal("bench", "engine", "--game", "super", "--lang", language)
    assert result.code == 0
    assert words("cli-game-super") in result.out
    assert f"5 {words('action-reflex')} + {words('action-horse')}" in result.out
    assert f"3 {words('expert-variant')}" not in result.out
    both = terminal("bench", "--lang", language)
    assert f"3 {words('expert-variant')}" in both.out
    actual = json.loads(terminal("bench", "engine", "-g", "express", "--json").out)
    assert [slug for slug in engine.TABLES if slug in actual] == ["express"]
