"""Hints during a game (`h`), and `replay --review`."""

from pathlib import Path

import pytest

from coltexpress import express
from coltexpress.bots import Review, review
from coltexpress.engine.play.match import Match
from coltexpress.engine.play.record import parse_record, replay
from coltexpress.games.express.moves import SHED_NOTHING
from coltexpress.i18n.words import LANGUAGES, Words
from coltexpress.terminal.names import train_names
from support.keyboard import Terminal
from support.records import finished_text, running_text
from support.super_records import super_over_text, super_running_text

EN = Words("en")
EXPRESS = ("--players", "3", "--standard", "--bandits", "doc", "--seed", "1")
SUPER = ("--game", "super", "--players", "3", "--bandits", "doc", "--no-reflex", "--no-horse", "--seed", "1")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few iterations, and no time limit."""
    monkeypatch.setattr("coltexpress.bots.analysis.ITERATIONS", 40)
    monkeypatch.setattr("coltexpress.bots.analysis.LEAST", 2)
    monkeypatch.setattr("coltexpress.terminal.hints.SECONDS", None)


def hints(words: Words, out: str) -> list[list[str]]:
    """The move of each hint, and the next line."""
    begin, end = words("cli-hint", move="|", chance="|").split("|")[:2]
    lines = out.splitlines()
    return [
        [line.partition(begin)[2].partition(end)[0], lines[index + 1].strip()]
        for index, line in enumerate(lines)
        if begin in line and end in line
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_h_prints_a_hint_and_repeats_the_question(terminal: Terminal, tmp_path: Path, language: str) -> None:
    words, path = Words(language), tmp_path / "game.json"
    result = terminal("play", *EXPRESS, "--lang", language, "--save", str(path), typed=["h", " H ", "q"])
    assert (result.code, result.err) == (0, "")
    assert words("cli-keys") in result.out
    (move, reason), again = hints(words, result.out)
    assert [line for line in result.out.splitlines() if line.endswith(f"  {move}")]
    assert reason.endswith(".")
    assert again == [move, reason]
    assert [seat for seat, _ in parse_record(path.read_text(encoding="utf-8")).moves if seat == 0] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_super_is_a_programme(terminal: Terminal, language: str) -> None:
    words = Words(language)
    result = terminal("play", *SUPER, "--lang", language, typed=["h", "1 2 3", "q"])
    assert (result.code, result.err) == (0, "")
    [(move, reason)] = hints(words, result.out)
    assert move.count("→") == 2
    assert reason.endswith(".")


def test_a_hint_for_a_single_option_says_so(terminal: Terminal, tmp_path: Path) -> None:
    """Version 1 of the rules asks about bullets in round 1, when no player has any."""
    match = Match(express, express.options(players=3, expert=True), bytes(32), ["a", "b", "c"], rules_version=1)
    record = match.record()
    record.bots = ("", "greenhorn", "greenhorn")
    path = tmp_path / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    result = terminal("play", "--resume", str(path), typed=["h", "q"])
    assert EN("cli-hint-only", move=EN.move(SHED_NOTHING)) in result.out
    assert EN("reason-express-only") in result.out


def test_there_are_no_hints_before_a_game(terminal: Terminal) -> None:
    result = terminal("play", typed=["h", "q"])
    assert result.code == 0
    assert EN("cli-ask-again", low=2, n=6) in result.out


@pytest.mark.parametrize("options", [EXPRESS, SUPER])
def test_the_help_page_mentions_hints(terminal: Terminal, options: tuple[str, ...]) -> None:
    assert EN("help-hint") in terminal("play", *options, typed=["?", "q"]).out


# --- reviews ----------------------------------------------------------------------------------------------------------


def bandit(text: str, seat: int) -> str:
    *_, (state, _seat, _move, _events) = replay(parse_record(text))
    name: str = state.view(None)["set_up"]["bandits"][seat][0]
    return name


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    return str(path)


def judgement(words: Words, each: Review, train: list[str]) -> str:
    move, choice = words.move(each.played.move, train), words.move(each.best.move, train)
    chance, better = (round(100 * advice.chance) for advice in (each.played, each.best))
    if each.lost < 0.05:
        return words("cli-review-good", move=move, chance=chance)
    return words("cli-review-better", move=move, chance=chance, choice=choice, better=better)


@pytest.mark.parametrize(
    ("text", "language"), [(finished_text(), "en"), (finished_text(2), "de"), (super_over_text(), "ru")]
)
def test_a_review_contains_every_decision(terminal: Terminal, tmp_path: Path, text: str, language: str) -> None:
    words, name = Words(language), bandit(text, 1)
    result = terminal("replay", written(tmp_path, text), "--review", name.upper(), "--lang", language)
    assert (result.code, result.err) == (0, "")
    *_, (state, _seat, _move, _events) = replay(parse_record(text))
    train = train_names(state)
    found = list(review(parse_record(text), 1))
    worse = [each for each in found if each.lost >= 0.05]
    assert worse
    lines = iter(result.out.splitlines())
    for each in found:
        if not each.played.visits:  # with too many choices, some were not visited
            continue
        assert judgement(words, each, train) in lines
        if each in worse:
            assert next(lines).strip() == words.reason(each.best.reason)
    assert words("cli-review-end", number=len(found), moves=len(worse)) in lines
    printed = terminal("replay", written(tmp_path, text), "--lang", language).out.splitlines()
    assert set(printed) <= set(result.out.splitlines())


@pytest.mark.parametrize("text", [running_text(), super_running_text()], ids=["express", "super"])
def test_a_running_game_is_not_reviewed(terminal: Terminal, tmp_path: Path, text: str) -> None:
    for language in LANGUAGES:
        result = terminal("replay", written(tmp_path, text), "--review", bandit(text, 0), "--lang", language)
        assert (result.code, result.out) == (2, "")
        assert result.err.strip() == Words(language)("error-review-running")


def test_an_unknown_bandit_cannot_be_reviewed(terminal: Terminal, tmp_path: Path) -> None:
    result = terminal("replay", written(tmp_path, finished_text()), "--review", "nobody")
    assert (result.code, result.out) == (2, "")
    assert bandit(finished_text(), 0) in result.err
