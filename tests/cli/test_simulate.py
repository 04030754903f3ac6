"""`simulate`: statistics of random games."""

import json

import pytest
from rich.cells import cell_len

from coltexpress.engine.json_types import JsonObject
from coltexpress.i18n.words import LANGUAGES, Words
from support.keyboard import Terminal

# --- simulate ---------------------------------------------------------------------------------------------------------


def statistics(terminal: Terminal, *options: str) -> JsonObject:
    result = terminal("simulate", *options, "--json")
    assert result.code == 0
    found: JsonObject = json.loads(result.out)
    return found


@pytest.mark.parametrize(
    "options",
    [
        ("--players", "3"),
        ("--players", "4", "--expert"),
        ("--players", "6", "--bandits", "ghost,?,belle"),
        ("--players", "2"),
        ("--players", "2", "--teams", "doc,tuco/belle,ghost"),
        ("--players", "3", "--train", "mail,saloon,first class", "--first", "2"),
        (),
    ],
    ids=" ".join,
)
def test_statistics_add_up(terminal: Terminal, options: tuple[str, ...]) -> None:
    actual = statistics(terminal, *options, "--games", "12", "--seed", "5")
    assert actual["game"] == "express"
    assert list(actual["players"]) == ([options[1]] if options else ["2", "3", "4", "5", "6"])
    for number, row in actual["players"].items():
        players = int(number)
        add_up(row, players, 4 if players == 2 else players)
        assert row["decisions_per_game"] > 20
        for bandit in row["bandits"].values():
            assert 0 <= bandit["mean_loot"] <= bandit["mean_money"]
            assert 0 <= bandit["gunslinger_share"] <= 1
            assert bandit["mean_wounds"] >= 0
        gunslingers = sum(each["games"] * each["gunslinger_share"] for each in row["bandits"].values())
        assert gunslingers == 0 if players == 2 else gunslingers > 11.9  # TWO-8
        if "ghost,?,belle" in options:
            assert row["bandits"]["ghost"]["games"] == row["bandits"]["belle"]["games"] == 12


@pytest.mark.parametrize(
    "options",
    [
        ("--players", "3"),
        ("--players", "5", "--reflex", "--horse"),
        ("--players", "7", "--bandits", "mei,?,belle", "--first", "2"),
        ("--horse",),
        (),
    ],
    ids=" ".join,
)
def test_statistics_of_colt_super_express_add_up(terminal: Terminal, options: tuple[str, ...]) -> None:
    actual = statistics(terminal, "--game", "super", *options, "--games", "40", "--seed", "5")
    assert actual["game"] == "super"
    assert list(actual["players"]) == ([options[1]] if "--players" in options else ["3", "4", "5", "6", "7"])
    for number, row in actual["players"].items():
        players = int(number)
        add_up(row, players, players, games=40)
        assert row["decisions_per_game"] >= players
        assert list(row["endings"]) == ["alone", "locomotive", "nobody"]
        assert sum(row["endings"].values()) == pytest.approx(1, abs=0.001)
        assert list(row["rounds"]) == [str(each) for each in range(1, players + 2)]
        assert sum(row["rounds"].values()) == pytest.approx(1, abs=0.001)
        mean = sum(int(each) * share for each, share in row["rounds"].items())
        assert row["mean_rounds"] == pytest.approx(mean, abs=0.01)
        for each in (*row["bandits"].values(), *row["order"]):
            assert 0 <= each["aboard_share"] <= 1
            assert 0 <= each["mean_loot_cards"] <= players + 1
        if "mei,?,belle" in options:
            assert row["bandits"]["mei"]["games"] == row["bandits"]["belle"]["games"] == 40


def add_up(row: JsonObject, players: int, on_train: int, games: int = 12) -> None:
    """Check the statistics that both games have."""
    assert row["games"] == games
    assert sum(bandit["games"] for bandit in row["bandits"].values()) == games * on_train
    wins = sum(bandit["games"] * bandit["win_share"] for bandit in row["bandits"].values())
    assert wins == pytest.approx(games * on_train / players, abs=0.02)
    assert len(row["order"]) == players
    assert sum(seat["win_share"] for seat in row["order"]) == pytest.approx(1, abs=0.001)
    for each in (*row["bandits"].values(), *row["order"]):
        assert 0 < each["games"] <= games
        assert 1 <= each["mean_place"] <= players


@pytest.mark.parametrize(
    ("options", "players"),
    [
        (("--train", "mail,saloon,dining"), ["3"]),
        (("--teams", "random"), ["2"]),
        (("--standard",), ["3", "4", "5", "6"]),
        (("--first", "5"), ["5", "6"]),
        (("--game", "super", "--bandits", "mei,doc,belle,tuco,ghost,django"), ["6", "7"]),
    ],
)
def test_simulations_use_only_allowed_numbers_of_players(
    terminal: Terminal, options: tuple[str, ...], players: list[str]
) -> None:
    assert list(statistics(terminal, *options, "-n", "2")["players"]) == players


@pytest.mark.parametrize("game", ["express", "super"])
def test_the_same_seed_gives_the_same_statistics(terminal: Terminal, game: str) -> None:
    def run(seed: str) -> object:
        return statistics(terminal, "-g", game, "-p", "3", "-n", "5", "--seed", seed)

    assert run("1") == run("1") != run("2")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["express", "super"])
def test_statistics_are_printed_as_tables(terminal: Terminal, language: str, game: str) -> None:
    words = Words(language)
    result = terminal("simulate", "--game", game, "-p", "3", "-n", "1", "--lang", language)
    assert result.code == 0
    assert words("cli-simulate-title", games=1, players=3) in result.out
    assert words(f"cli-game-{game}") in result.out
    for head in ("bandit", "order", "wins"):
        assert words(f"cli-head-{head}") in result.out
    result = terminal("simulate", "--game", game, "-n", "1", "--lang", language)
    assert result.code == 0
    for key in ("cli-simulate-all", "cli-head-players", "cli-head-first-wins"):
        assert words(key, games=1) in result.out
    if game == "super":
        for how in ("alone", "locomotive", "nobody"):
            assert words(f"cli-head-ending-{how}") in result.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["express", "super"])
def test_tables_of_statistics_fit_into_80_columns(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str, game: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for options in ((), ("-p", "6")):
        result = terminal("simulate", "--game", game, *options, "-n", "20", "--lang", language)
        assert result.code == 0
        assert max(map(cell_len, result.out.splitlines())) <= 80
        assert "…" not in result.out


# --- unusual terminals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", ["express", "super"])
def test_the_order_of_play_starts_with_the_first_player(terminal: Terminal, slug: str) -> None:
    """A random first player and a chosen one have the same chances."""
    command = ("simulate", "--game", slug, "--players", "4", "--games", "700", "--seed", "3", "--json")
    shares = [
        [place["win_share"] for place in json.loads(terminal(*command, *first).out)["players"]["4"]["order"]]
        for first in ((), ("--first", "3"))
    ]
    assert all(abs(random - chosen) < 0.09 for random, chosen in zip(*shares, strict=True)), shares
    if slug == "super":
        assert shares[0][0] < 0.15  # the first player starts nearest the tail
