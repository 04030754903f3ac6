"""Questions about the options of a game that declares a group of switches."""

import io
from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

import pytest
from rich.console import Console

from coltexpress.engine.options import MONEY, GameOptions, GameSpec, Group, Switch, parse
from coltexpress.i18n.words import Words
from coltexpress.terminal.ask_options import ask_options
from coltexpress.terminal.game_ui import GameUI
from coltexpress.terminal.prompt import Prompt
from coltexpress.terminal.uis import UIS

HOUSE = Group("house", (Switch("fast"), Switch("slow", excludes=("fast",)), Switch("crowded", players=(4,))))


class Options(GameOptions):
    spec: ClassVar[GameSpec] = GameSpec("poker", range(2, 5), (), MONEY, Switch("rain", players=(3, 4)), HOUSE)
    rain: bool
    fast: bool
    slow: bool
    crowded: bool


class Game:
    """The part of a game that is needed before it begins."""

    spec = Options.spec
    parse_options = staticmethod(lambda data: parse(Options, data))


class Keys(Words):
    """The small game has no messages: prints the keys, with the values of others."""

    def __call__(self, key: str, /, **values: str | int) -> str:
        return (
            " ".join([key, *map(str, values.values())])
            if key.startswith("option-")
            else super().__call__(key, **values)
        )


@pytest.fixture
def ui() -> GameUI:
    return replace(next(iter(UIS.values())), game=Game())  # type: ignore[arg-type]  # has what is needed


def asked(monkeypatch: pytest.MonkeyPatch, ui: GameUI, players: int, *typed: str) -> tuple[object, str]:
    """The options after these answers, and what was printed."""
    answers: Iterator[str] = iter(typed)
    console = Console(file=io.StringIO(), width=200)
    monkeypatch.setattr(console, "input", lambda *_args, **_options: next(answers))
    options = ask_options(Prompt(Keys("en"), console), ui, {"players": players}, 1)
    assert list(answers) == []
    assert isinstance(console.file, io.StringIO)
    return options, console.file.getvalue()


def test_switches_and_groups_are_asked_for(monkeypatch: pytest.MonkeyPatch, ui: GameUI) -> None:
    options, printed = asked(monkeypatch, ui, 4, "y", "1 3")
    assert options == {"players": 4, "rain": True, "house": ["fast", "crowded"]}
    assert "option-rain: option-rain.about" in printed


def test_only_switches_for_this_number_of_players_are_offered(monkeypatch: pytest.MonkeyPatch, ui: GameUI) -> None:
    options, printed = asked(monkeypatch, ui, 2, "")
    assert options == {"players": 2, "house": []}
    assert "option-slow" in printed
    assert "option-crowded" not in printed
    assert "option-rain" not in printed


def test_switches_that_exclude_each_other_are_asked_for_again(monkeypatch: pytest.MonkeyPatch, ui: GameUI) -> None:
    options, printed = asked(monkeypatch, ui, 2, "1 2", "2")
    assert options == {"players": 2, "house": ["slow"]}
    assert "cannot be combined" in printed
