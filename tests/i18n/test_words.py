"""The loader: how it finds and formats a message, and how it chooses the language."""

from types import SimpleNamespace
from typing import cast

import pytest

from coltexpress import express, superexpress
from coltexpress.engine.contract import State
from coltexpress.engine.errors import BadOption, ColtError, IllegalMove, NotationError, RecordError
from coltexpress.engine.notation.reader import Reader
from coltexpress.games.superexpress.phases.schemin import ChooseProgramme
from coltexpress.i18n.words import LANGUAGES, Name, Words, WordsError, best_language


def test_a_message_is_filled_without_marks_around_the_values() -> None:
    assert Words("en")("cli-saved", path="game.json") == "Saved to game.json"


def test_an_unknown_key_or_a_missing_value_is_an_error() -> None:
    words = Words("en")
    with pytest.raises(WordsError, match="no message cli-nonsense"):
        words("cli-nonsense")
    with pytest.raises(WordsError, match=r"no message car-mail\.nonsense"):
        words("car-mail.nonsense")
    with pytest.raises(WordsError, match="path"):
        words("cli-saved")
    with pytest.raises(WordsError, match="bandit-nobody"):
        words("cli-you-are", bandit=Name("bandit-nobody"))


def test_a_name_provides_its_grammatical_forms() -> None:
    assert Words("ru")("move-shoot", bandit=Name("bandit-cheyenne")) == "Стрелять в Шайенну"
    assert Words("ru")("move-deal", bandit=Name("bandit-doc"), cards="-") == "Случай сдаёт Доку: -"
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
        ("en", "loot-cards", {0: "0 loot cards", 1: "1 loot card", 2: "2 loot cards"}),
        ("nl", "loot-cards", {1: "1 buitkaart", 2: "2 buitkaarten"}),
        ("fr", "loot-cards", {0: "0 carte Butin", 1: "1 carte Butin", 2: "2 cartes Butin"}),
        ("sv", "loot-cards", {1: "1 stöldgodskort", 2: "2 stöldgodskort"}),
        ("ru", "loot-cards", {0: "0 карт добычи", 1: "1 карта добычи", 2: "2 карты добычи", 5: "5 карт добычи"}),
        ("de", "loot-cards", {1: "1 Beutekarte", 2: "2 Beutekarten"}),
    ],
)
def test_plural_forms(language: str, key: str, forms: dict[int, str]) -> None:
    words = Words(language)
    assert {number: words(key, number=number) for number in forms} == forms


# --- moves ------------------------------------------------------------------------------------------------------------


def test_a_move_is_a_line_of_a_menu() -> None:
    words = Words("en")
    assert words.move(express.parse_move("play fire face down")) == "Play Fire, face down"
    assert words.move(express.parse_move("play tuco floor change")) == "Play Floor Change (Tuco)"
    assert words.move(express.parse_move("keep 2 move, marshal")) == "Keep 2 × Move, Marshal"
    assert (
        words.move(express.parse_move("deal belle: floor change, 2 bullets"))
        == "Chance deals Belle: Floor Change, 2 × Bullet"
    )
    assert words.move(express.parse_move("move to 2"), ["saloon", "mail"]) == "Move to car 2 (Mail car)"
    assert words.move(express.parse_move("move to 2")) == "Move to car 2"
    assert words.move(express.parse_move("move to 0"), ["saloon", "mail"]) == "Move to the locomotive"


def test_a_move_of_colt_super_express_is_a_line_of_a_menu() -> None:
    words = Words("en")
    assert words.move(superexpress.parse_move("programme move fire turn")) == "Move → Fire → Turn Around"
    assert words.move(superexpress.parse_move("programme floor reflex horse")) == "Floor Change → Reflex → Horse"
    assert words.move(superexpress.parse_move("take back")) == "Take your choice back"
    assert words.move(superexpress.parse_move("loot 345")) == "Chance turns over the loot card worth $345"


def test_cards_are_listed() -> None:
    words = Words("en")
    assert words.cards({"fire": 2, "tuco move": 1, "bullet": 1}) == "2 × Fire, Move (Tuco), Bullet"
    assert words.cards({}) == "nothing"


# --- questions --------------------------------------------------------------------------------------------------------


def table(*actors: int, **view: object) -> State:
    """A state that asks these seats for a programme, and has the same view for all."""
    question = SimpleNamespace(spec=ChooseProgramme.spec, data=lambda _: {})
    return cast(State, SimpleNamespace(to_act=lambda: actors, question=question, view=lambda _: view))


def test_a_question_depends_on_the_viewer() -> None:
    words = Words("en")
    bandits = {"doc": {"seat": 0, "out": False}, "mei": {"seat": 1, "out": True}, "tuco": {"seat": 2, "out": False}}
    asked = table(0, bandits=bandits)
    assert words.question(asked, 0) == "Which three cards do you play, and in what order?"
    assert words.question(asked, 1) == "Your bandit is out. The others play on."
    assert words.question(asked, 2) == "The others are still deciding."
    assert words.question(table(bandits=bandits), 1) == "The game is over."


def test_there_is_no_message_about_being_out_in_colt_express() -> None:
    assert Words("en").question(table(0, bandits={"doc": {"seat": 1}}), 1) == "The others are still deciding."
    assert Words("en").question(table(0), 1) == "The others are still deciding."


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


def test_a_refusal_names_the_card() -> None:
    assert Words("en").error(IllegalMove("card-twice", card="turn around")) == (
        "Turn Around is there twice, but you have only one."
    )
    assert Words("de").error(IllegalMove("card-not-held", card="horse")) == "Eine Karte „Pferd“ hast du nicht."
    assert Words("en").error(IllegalMove("card-not-held", card="ace")) == "You have no ace card."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("already-chosen"),
        IllegalMove("nothing-to-take-back"),
        IllegalMove("out"),
        IllegalMove("card-twice", card="fire"),
        IllegalMove("card-not-held", card="reflex"),
        NotationError("facing", 2, 5),
        NotationError("riding", 2, 5),
        NotationError("out", 2, 5),
    ],
    ids=str,
)
def test_refusals_of_colt_super_express(language: str, error: ColtError) -> None:
    words = Words(language)
    assert words.error(error) != words("error-unknown", problem=str(error))


def test_a_truncated_text_has_a_sentence() -> None:
    with pytest.raises(NotationError) as caught:
        Reader("shoot").expect("shoot", "belle")
    assert Words("en").error(caught.value) == "Line 1, column 1: “shoot belle” is expected, not “shoot”."
    with pytest.raises(NotationError) as caught:
        Reader("").number(0, 3)
    assert Words("en").error(caught.value) == "Line 1, column 1: the text stops where a number from 0 to 3 is expected."


def test_a_refusal_contains_its_cause() -> None:
    error = RecordError("move", "moves[3]", move="draw twice")
    error.__cause__ = NotationError("unexpected", 1, 6, found="twice")
    assert Words("en").error(error) == (
        "moves[3]: “draw twice” is not a move. Line 1, column 6: “twice” does not belong here."
    )


@pytest.mark.parametrize(
    "text", ["play nonsense", "shoot bobby", "take", "move to 99", "deal belle: 3 aces", "{ $x }", "programme a b c"]
)
def test_an_invalid_move_is_quoted_unchanged(text: str) -> None:
    assert Words("en").error(RecordError("move", "moves[3]", move=text, problem="")).startswith("moves[3]: “")


def test_a_very_long_text_is_shortened() -> None:
    assert Words("en")("cli-saved", path="x" * 5000).endswith("xxx…")


def test_a_refusal_without_a_message_shows_its_key() -> None:
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
def test_the_best_language_is_chosen(asked: str | None, environ: dict[str, str], best: str) -> None:
    assert best_language(asked, environ) == best


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ColtError) as caught:
        best_language("klingon", {})
    assert Words("en").error(caught.value) == (
        "There is no language “klingon” here. Choose one of en, nl, fr, sv, ru, de."
    )
    with pytest.raises(ColtError, match="language-unknown"):
        Words("tlh")
