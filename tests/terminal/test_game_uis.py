"""The GameUI of every registered game, and the pictures of a state."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

import coltexpress
from coltexpress.bench.engine import TABLES
from coltexpress.engine.contract import State
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.playout import play_on
from coltexpress.i18n.words import LANGUAGES, Name, Words
from coltexpress.terminal.names import seat_names
from coltexpress.terminal.uis import DEFAULT_GAME, UIS

EN = Words("en")
SLUGS = [game.slug for game in coltexpress.all_games()]
SPOT = """
super reflex horse
round 3 | schemin | first mei
locomotive |                | <doc
car 1      | <belle, (tuco>) |
car 2      |                | ghost>, (<mei), <django
car 3      |                |
belle  | holds 345
doc
tuco   | holds 389, 301
ghost
mei
django
cheyenne | out 1
"""


RANSOMED = """
express standard
locomotive | | marshal
mail       | belle | jewel
saloon     | doc   |
dining     | tuco  | purse
belle | holds purse 300 | money 250
doc   | money 250
tuco  | holds jewel
"""


def picture(state: State, seat: int, width: int, words: Words = EN) -> str:
    """The state as this seat sees it, in a terminal of this width."""
    console = Console(file=io.StringIO(), width=width, highlight=False)
    viewer = None if seat < 0 else seat
    UIS[state.slug].show(words, console, state.view(viewer), seat, seat_names(words, state, viewer))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_every_game_has_a_ui_and_a_benchmark() -> None:
    assert list(UIS) == SLUGS
    assert list(TABLES) == SLUGS
    assert DEFAULT_GAME == "express"
    assert all(ui.game is coltexpress.game(slug) for slug, ui in UIS.items())


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_name_and_a_description(slug: str, language: str) -> None:
    words = Words(language)
    assert words(f"cli-game-{slug}").startswith("Colt")
    assert words(f"cli-game-{slug}-about")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_ui_has_the_player_range_of_its_game(slug: str) -> None:
    ui = UIS[slug]
    for players in range(ui.spec.fewest, ui.spec.most + 1):
        assert ui.game.parse_options({"players": players}).seats == players
    for players in (ui.spec.fewest - 1, ui.spec.most + 1):
        with pytest.raises(coltexpress.BadOption):
            ui.game.parse_options({"players": players})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_picture_always_fits_the_terminal(slug: str, language: str) -> None:
    words = Words(language)
    ui = UIS[slug]
    state = ui.game.new(ui.game.parse_options({"players": ui.spec.most}))
    dice = Dice(3)
    while state.to_act():
        play_on(state, dice, 37 if slug == "express" else 8)
        for width, seat in ((60, 0), (80, 0), (120, -1)):
            shown = picture(state, seat, width, words)
            assert max(map(cell_len, shown.splitlines())) <= width
            assert width < 80 or "…" not in shown


# --- Colt Super Express -----------------------------------------------------------------------------------------------


def rows(shown: str, level: str) -> list[str]:
    """The cells of a level, by car."""
    line = next(line for line in shown.splitlines() if line.startswith((f"│ {level} ", f"│{level}")))
    return [cell.strip() for cell in line.strip("│").split("│")][1:]


def test_a_picture_shows_order_and_direction() -> None:
    state = coltexpress.superexpress.parse_position(SPOT)
    for width in (80, 120):
        shown = picture(state, 0, width)
        assert rows(shown, EN("cli-head-roof")) == ["·", "◀ Belle  ✶Tuco ▶", "·", "·"]
        assert rows(shown, EN("cli-head-inside")) == ["◀ Doc", "·", "Ghost ▶  ◀ ✶Mei  ◀ Django", "·"]
        assert f"✶ {EN('stunned')}" in shown
    tall = [[cell.strip() for cell in line.strip("│").split("│")] for line in picture(state, 0, 50).splitlines()]
    start = tall.index(["2", "·", "Ghost ▶"])
    assert tall[start + 1 : start + 3] == [["", "", "◀ ✶Mei"], ["", "", "◀ Django"]]


def test_a_picture_shows_cards_and_choices() -> None:
    state = coltexpress.superexpress.parse_position(SPOT)
    doc = state.view(None)["bandits"]["doc"]["seat"]
    state.apply(doc, coltexpress.superexpress.parse_move("programme fire horse move"))
    shown = picture(state, doc, 120)
    cells = {}
    for line in shown.splitlines():
        row = [cell.strip() for cell in line.strip("│").split("│")]
        cells[row[0].split(" ")[0]] = row[1:]
    assert cells["Belle"] == ["$345", "thinking", "·"]
    assert cells["Doc"] == ["·", "ready", "·"]
    assert cells["Tuco"] == ["$389, $301", "thinking", "stunned"]
    assert cells["Cheyenne"] == ["·", "·", "out"]
    assert "Mei (First)" in shown
    assert "Doc (you)" in shown
    assert "Your programme: Fire → Horse → Move" in shown
    assert "Fire" not in picture(state, (doc + 1) % 7, 120)
    assert EN("cli-loot-to-come", number=3, values="312, 323, 356, 367, 378") in shown
    assert EN("cli-round-at-most", round=3, rounds=8) in shown
    assert EN("cli-uncoupling", number=3) in shown


def victory(how: str, *bandits: tuple[str, int, int, list[int]]) -> str:
    """The sentence for bandits given as name, place, moment (0: on the train) and loot cards."""
    view = {
        "outcome": {"how": how, "places": [place for _, place, _, _ in bandits]},
        "bandits": {
            name: {"seat": seat, "loot": loot, "riding": False, "out": moment > 0}
            | ({"moment": moment} if moment else {})
            for seat, (name, _, moment, loot) in enumerate(bandits)
        },
    }
    return UIS["super"].victory(EN, view, [Name(f"bandit-{name}") for name, _, _, _ in bandits])


def test_the_result_names_the_reason_of_the_victory() -> None:
    out = ("mei", 3, 1, [389, 378, 301])
    assert victory("alone", ("doc", 1, 0, []), ("tuco", 2, 2, [345]), out) == EN("cli-victory-alone", player="Doc")
    won = victory("locomotive", ("doc", 2, 0, [389]), ("tuco", 1, 0, [323, 312]), out)
    assert won == EN("cli-victory-locomotive-most", player="Tuco", number=2)
    won = victory("locomotive", ("doc", 2, 0, [367]), ("tuco", 1, 0, [378]), out)
    assert won == EN("cli-victory-locomotive-best", player="Tuco", value=378)
    won = victory("nobody", ("doc", 2, 2, [367]), ("tuco", 1, 3, []), out)
    assert won == EN("cli-victory-last", player="Tuco")
    won = victory("nobody", ("doc", 2, 2, []), ("tuco", 1, 2, [312]), out)
    assert won == EN("cli-victory-nobody-most", player="Tuco", number=1)
    won = victory("nobody", ("doc", 1, 2, [345]), ("tuco", 2, 2, [323]), out)
    assert won == EN("cli-victory-nobody-best", player="Doc", value=345)
    won = victory("nobody", ("doc", 1, 2, []), ("tuco", 1, 2, []), out)
    assert won == EN("cli-victory-shared", players="Doc and Tuco")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_of_every_ending_names_the_winners(language: str) -> None:
    words = Words(language)
    game = coltexpress.game("super")
    dice = Dice(11)
    seen = set()
    for number in range(500):
        state = game.new(game.parse_options({"players": 3 + number % 5, "horse": number % 2 == 0}))
        play_on(state, dice, 1 << 30)
        view = state.view(None)
        names = seat_names(words, state)
        said = UIS["super"].victory(words, view, names)
        seen.add(view["outcome"]["how"])
        outcome = state.outcome()
        assert outcome is not None
        for seat in outcome.winners:
            assert words(names[seat]) in said
    assert seen == {"alone", "locomotive", "nobody"}


@pytest.mark.parametrize(
    ("language", "ransom"),
    [
        ("en", "$250 ransom"),
        ("nl", "$ 250 losgeld"),
        ("fr", "250 $ de rançon"),
        ("sv", "$250 i lösensumma"),
        ("ru", "250 $ выкупа"),
        ("de", "250 $ Lösegeld"),
    ],
)
def test_the_picture_shows_the_ransom_with_the_loot(language: str, ransom: str) -> None:
    words = Words(language)
    shown = picture(coltexpress.express.parse_position(RANSOMED), -1, 160, words)
    lines = shown.replace("\u00a0", " ").replace("\u202f", " ").splitlines()
    rows = [line for line in lines if line.count("│") == 7]  # a row of the bandits; the train has fewer columns
    assert [ransom in row for row in rows] == [True, True, False]
    assert words("loot-jewels", number=1) in rows[2]
