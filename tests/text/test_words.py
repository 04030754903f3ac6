"""How the loader finds and fills a message, and which language it speaks."""

import pytest

from coltexpress.core.errors import BadOption, ColtError, IllegalMove, NotationError, RecordError
from coltexpress.core.reader import Reader
from coltexpress.express.components import BELLE, CHEYENNE, DOC, FIRE, PURSE, TUCO
from coltexpress.express.events import CLIMBED, FLED, WALKED, Joined, Moved, Played, Shot, Took, eyes_of
from coltexpress.text.words import Name, Words, WordsError, best_language

SOLO = [Name("bandit-doc"), Name("bandit-tuco")]
TEAMS = ["Anna", "Bo"]


def test_a_message_is_filled_without_marks_around_the_values() -> None:
    assert Words("en")("cli-saved", path="game.json") == "Saved to game.json"


def test_an_unknown_key_or_a_missing_value_is_never_silent() -> None:
    words = Words("en")
    with pytest.raises(WordsError, match="no message cli-nonsense"):
        words("cli-nonsense")
    with pytest.raises(WordsError, match=r"no message car-mail\.nonsense"):
        words("car-mail.nonsense")
    with pytest.raises(WordsError, match="path"):
        words("cli-saved")
    with pytest.raises(WordsError, match="bandit-nobody"):
        words("cli-you-are", bandit=Name("bandit-nobody"))


def test_a_name_brings_its_forms() -> None:
    assert Words("ru")("express-move-shoot", bandit=Name("bandit-cheyenne")) == "Стрелять в Шайенну"
    assert Words("ru")("express-move-deal", bandit=Name("bandit-doc"), cards="-") == "Случай сдаёт Доку: -"
    assert Words("de")("car-second-class.gen") == "des Wagens zweiter Klasse"


@pytest.mark.parametrize(
    ("language", "key", "forms"),
    [
        ("ru", "cli-cards", {0: "0 карт", 1: "1 карта", 2: "2 карты", 5: "5 карт", 11: "11 карт", 21: "21 карта"}),
        ("ru", "loot-strongboxes", {1: "1 переносной сейф", 2: "2 переносных сейфа", 5: "5 переносных сейфов"}),
        ("fr", "loot-jewels", {0: "0 bijou", 1: "1 bijou", 2: "2 bijoux"}),
        ("en", "cli-bullets", {0: "0 bullets", 1: "1 bullet", 2: "2 bullets", 21: "21 bullets"}),
        ("de", "loot-purses", {1: "1 Geldbeutel", 2: "2 Geldbeutel"}),
        ("nl", "loot-jewels", {1: "1 juweel", 2: "2 juwelen"}),
        ("sv", "loot-purses", {1: "1 börs", 2: "2 börsar"}),
    ],
)
def test_plurals(language: str, key: str, forms: dict[int, str]) -> None:
    words = Words(language)
    assert {number: words(key, number=number) for number in forms} == forms


# --- events -----------------------------------------------------------------------------------------------------------


def test_an_event_tells_what_the_viewer_may_know() -> None:
    words = Words("en")
    hidden = Played(1, TUCO, FIRE, True)
    assert words.event(hidden.redact(1), SOLO) == "Tuco plays Fire, face down."
    assert words.event(hidden.redact(0), SOLO) == "Tuco plays a card face down."
    purse = Took(TUCO, PURSE, 1, eyes_of(1))
    assert words.event(purse.redact(1), SOLO) == "Tuco takes a $300 purse."
    assert words.event(purse.redact(None), SOLO) == "Tuco takes a purse."


def test_a_player_is_called_by_the_bandit_or_by_name() -> None:
    words = Words("en")
    assert words.event(Played(1, TUCO, FIRE, False), SOLO) == "Tuco plays Fire."
    assert words.event(Played(1, TUCO, FIRE, False), ["Doc", "Tuco"]) == "Tuco plays Fire."
    assert words.event(Played(1, TUCO, FIRE, False), TEAMS) == "Bo plays Fire (Tuco)."
    assert words.event(Joined(1, TUCO), SOLO) == "Tuco joins the hold-up."
    assert words.event(Joined(1, TUCO), TEAMS) == "Bo picks Tuco."


@pytest.mark.parametrize(
    ("language", "train", "walk", "flight"),
    [
        ("en", ["mail"], "Doc moves to the mail car.", "Doc flees from the Marshal to the roof of the mail car."),
        ("en", [], "Doc moves to car 1.", "Doc flees from the Marshal to the roof of car 1."),
        ("de", ["mail"], "Doc geht in den Postwagen.", "Doc flieht vor dem Marshal aufs Dach des Postwagens."),
        ("de", [], "Doc geht in Waggon 1.", "Doc flieht vor dem Marshal aufs Dach von Waggon 1."),
        ("ru", ["mail"], "Док переходит в почтовый вагон.", "Док спасается от маршала на крыше почтового вагона."),
        ("fr", ["mail"], "Doc passe dans le wagon postal.", "Doc fuit le Marshal sur le toit du wagon postal."),
    ],
)
def test_cars_are_named_where_the_train_is_known(language: str, train: list[str], walk: str, flight: str) -> None:
    words = Words(language)
    assert words.event(Moved(DOC, 2, WALKED), SOLO, train) == walk
    assert words.event(Moved(DOC, 3, FLED), SOLO, train) == flight


def test_the_locomotive_needs_no_number() -> None:
    assert Words("de").event(Moved(DOC, 1, CLIMBED), SOLO) == "Doc klettert aufs Dach der Lokomotive."


def test_russian_cases() -> None:
    assert Words("ru").event(Shot(DOC, CHEYENNE), SOLO) == "Док стреляет в Шайенну."
    assert Words("ru").event(Shot(CHEYENNE, DOC), SOLO) == "Шайенна стреляет в Дока."
    assert Words("ru").event(Shot(TUCO, BELLE), SOLO) == "Туко стреляет в Белль."


# --- moves ------------------------------------------------------------------------------------------------------------


def test_a_move_is_a_line_of_a_menu() -> None:
    words = Words("en")
    assert words.move("play fire face down") == "Play Fire, face down"
    assert words.move("play tuco floor change") == "Play Floor Change (Tuco)"
    assert words.move("keep 2 move, marshal") == "Keep 2 × Move, Marshal"
    assert words.move("deal belle: floor change, 2 bullets") == "Chance deals Belle: Floor Change, 2 × Bullet"
    assert words.move("move to 2", ["saloon", "mail"]) == "Move to car 2 (Mail car)"
    assert words.move("move to 2") == "Move to car 2"
    assert words.move("move to 0", ["saloon", "mail"]) == "Move to the locomotive"
    assert words.move("no such move") == "no such move"


def test_cards_are_listed() -> None:
    words = Words("en")
    assert words.cards({"fire": 2, "tuco move": 1, "bullet": 1}) == "2 × Fire, Move (Tuco), Bullet"
    assert words.cards({}) == words.cards("nothing") == "nothing"


# --- errors -----------------------------------------------------------------------------------------------------------


def test_a_refusal_is_a_sentence() -> None:
    words = Words("en")
    assert words.error(BadOption("players", "range", value="9", low=2, high=6)) == (
        "players: a number from 2 to 6 is wanted, not “9”."
    )
    assert words.error(IllegalMove("move", ["draw"], move="shoot belle")) == "That is not possible now: Shoot Belle"
    assert words.error(NotationError("expected", 2, 5, wanted="fire", found="fier")) == (
        "Line 2, column 5: “fire” is expected, not “fier”."
    )


def test_a_text_that_stops_too_soon() -> None:
    with pytest.raises(NotationError) as caught:
        Reader("shoot").expect("shoot", "belle")
    assert Words("en").error(caught.value) == "Line 1, column 1: “shoot belle” is expected, not “shoot”."
    with pytest.raises(NotationError) as caught:
        Reader("").number(0, 3)
    assert Words("en").error(caught.value) == "Line 1, column 1: the text stops where a number from 0 to 3 is expected."


def test_a_refusal_tells_its_cause() -> None:
    error = RecordError("move", "moves[3]", move="draw twice")
    error.__cause__ = NotationError("unexpected", 1, 6, found="twice")
    assert Words("en").error(error) == (
        "moves[3]: “draw twice” is not a move. Line 1, column 6: “twice” does not belong here."
    )


@pytest.mark.parametrize("text", ["play nonsense", "shoot bobby", "take", "move to 99", "deal belle: 3 aces", "{ $x }"])
def test_a_text_that_is_no_move_is_shown_as_it_was_written(text: str) -> None:
    assert Words("en").error(RecordError("move", "moves[3]", move=text, problem="")).startswith("moves[3]: “")


def test_a_text_may_be_very_long() -> None:
    assert Words("en")("cli-saved", path="x" * 5000).endswith("xxx…")


def test_a_refusal_without_words_shows_its_key() -> None:
    assert Words("en").error(ColtError("brand-new", size=3)) == "That does not work: brand-new (size=3)"


# --- which language ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "environ", "best"),
    [
        ("fr", {"LC_ALL": "de_DE.UTF-8"}, "fr"),
        ("DE-at", {}, "de"),
        (None, {"LC_ALL": "de_AT.UTF-8", "LC_MESSAGES": "fr_FR", "LANG": "sv_SE"}, "de"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "sv_SE"}, "fr"),
        (None, {"LANG": "sv_SE.UTF-8@euro"}, "sv"),
        (None, {"LANG": "ru"}, "ru"),
        (None, {"LANG": "es_ES.UTF-8"}, "en"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "nl_NL"}, "en"),
        ("", {}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_best_language(asked: str | None, environ: dict[str, str], best: str) -> None:
    assert best_language(asked, environ) == best


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(ColtError) as caught:
        best_language("klingon", {})
    assert Words("en").error(caught.value) == (
        "There is no language “klingon” here. Choose one of en, nl, fr, sv, ru, de."
    )
    with pytest.raises(ColtError, match="language-unknown"):
        Words("tlh")
