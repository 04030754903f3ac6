"""The loader: how it finds and formats a message, and how it chooses the language."""

from types import SimpleNamespace
from typing import Any

import pytest

from coltexpress.engine.errors import BadOption, ColtError, IllegalMove, NotationError, RecordError
from coltexpress.engine.events import CLIMBED, FLED, WALKED, Joined, Moved, Shot
from coltexpress.engine.notation.reader import Reader
from coltexpress.games.express.components import BELLE, CHEYENNE, DOC, FIRE, PURSE, TUCO
from coltexpress.games.express.events import Played, Took, eyes_of
from coltexpress.i18n.words import LANGUAGES, Name, Words, WordsError, best_language

SOLO = [Name("bandit-doc"), Name("bandit-tuco")]
TEAMS = ["Anna", "Bo"]


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


# --- events -----------------------------------------------------------------------------------------------------------


def test_a_redacted_event_has_its_own_sentence() -> None:
    words = Words("en")
    hidden = Played(1, TUCO, FIRE, True)
    assert words.event(hidden.redact(1), SOLO) == "Tuco plays Fire, face down."
    assert words.event(hidden.redact(0), SOLO) == "Tuco plays a card face down."
    purse = Took(TUCO, PURSE, 1, eyes_of(1))
    assert words.event(purse.redact(1), SOLO) == "Tuco takes a $300 purse."
    assert words.event(purse.redact(None), SOLO) == "Tuco takes a purse."


def test_a_player_is_named_by_the_bandit_or_by_name() -> None:
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
        (
            "fr",
            ["mail"],
            "Doc passe dans le wagon postal.",
            "Doc fuit le Marshal et se réfugie sur le toit du wagon postal.",
        ),
    ],
)
def test_cars_are_named_if_the_train_is_known(language: str, train: list[str], walk: str, flight: str) -> None:
    words = Words(language)
    assert words.event(Moved(DOC, 2, WALKED), SOLO, train) == walk
    assert words.event(Moved(DOC, 3, FLED), SOLO, train) == flight


def test_the_locomotive_needs_no_number() -> None:
    assert Words("de").event(Moved(DOC, 1, CLIMBED), SOLO) == "Doc klettert aufs Dach der Lokomotive."


def test_russian_cases() -> None:
    assert Words("ru").event(Shot(DOC, CHEYENNE), SOLO) == "Док стреляет в Шайенну."
    assert Words("ru").event(Shot(CHEYENNE, DOC), SOLO) == "Шайенна стреляет в Дока."
    assert Words("ru").event(Shot(TUCO, BELLE), SOLO) == "Туко стреляет в Белль."


# --- events of Colt Super Express -------------------------------------------------------------------------------------


class Told:
    """An event with a kind and data, as the engine creates it."""

    def __init__(self, kind: str, **data: Any) -> None:
        self.kind = kind
        self._data = data

    def data(self) -> dict[str, Any]:
        return self._data


SUPER = [
    (Told("taken-back", seat=0), "Doc has second thoughts and chooses again."),
    (Told("revealed", seat=0, bandit="doc", action="turn around", number=2), "Doc, card 2: Turn Around"),
    (Told("turned", bandit="doc", facing="front"), "Doc spins round to face the locomotive."),
    (Told("turned", bandit="doc", facing="tail"), "Doc spins round to face the caboose."),
    (Told("missed", bandit="doc"), "Doc fires at thin air."),
    (Told("shot", bandit="doc", target="mei"), "Doc shoots Mei."),
    (
        Told("moved", bandit="mei", car=3, roof=True, way="thrown"),
        "Mei is thrown onto the roof of car 3 and lies stunned.",
    ),
    (Told("moved", bandit="mei", car=3, roof=False, way="thrown"), "Mei is thrown into car 3 and lies stunned."),
    (
        Told("moved", bandit="mei", car=0, roof=False, way="rode"),
        "Mei gallops to the front and leaps into the locomotive.",
    ),
    (Told("woke", bandit="mei"), "Mei comes round and stands up."),
    (Told("fell", bandit="mei"), "Mei keels over and lies stunned."),
    (Told("rides", bandit="mei", how="walked"), "Mei steps off the train into the saddle and rides alongside."),
    (Told("rides", bandit="mei", how="shot"), "Mei is shot off the train, but rides alongside."),
    (Told("out", seat=0, bandit="doc", how="walked"), "Doc walks off the end of the train: out!"),
    (Told("out", seat=0, bandit="doc", how="shot"), "Doc is shot off the train: out!"),
    (Told("out", seat=0, bandit="doc", how="uncoupled"), "Doc is left behind with the car: out!"),
    (Told("out", seat=0, bandit="doc", how="ride"), "Doc can't keep up with the train: out!"),
    (Told("uncoupled", car=4), "Uncoupled! The train rolls on without car 4."),
    (Told("looted", bandit="mei", value=345), "Mei pockets a loot card worth $345."),
    (Told("game-over", how="alone"), "Only one bandit is left on the train: the game is over."),
    (Told("game-over", how="locomotive"), "Only the locomotive is left: the game is over."),
    (Told("game-over", how="nobody"), "Nobody is left on the train: the game is over."),
    (Told("game-over"), "The game is over."),
    (Told("ranked", seat=0, bandit="doc", place=3, number=0), "Place 3: Doc without any loot"),
    (
        Told("ranked", seat=0, bandit="doc", place=2, number=1, best=345),
        "Place 2: Doc with one loot card, worth $345",
    ),
    (
        Told("ranked", seat=0, bandit="doc", place=1, number=2, best=389),
        "Place 1: Doc with 2 loot cards, the best worth $389",
    ),
]


def test_an_uncoupled_car_still_has_a_name() -> None:
    said = "Uncoupled! The train rolls on without car 4."
    assert Words("en").event(Told("uncoupled", car=4), SOLO, ["number", "number", "number"]) == said


@pytest.mark.parametrize(("event", "said"), SUPER, ids=[said for _, said in SUPER])
def test_an_event_of_colt_super_express(event: Told, said: str) -> None:
    assert Words("en").event(event, SOLO) == said
    for language in LANGUAGES[1:]:
        assert Words(language).event(event, SOLO) != said


def test_a_player_of_colt_super_express_may_have_another_name() -> None:
    words = Words("en")
    revealed = Told("revealed", seat=1, bandit="tuco", action="fire", number=1)
    assert words.event(revealed, TEAMS) == "Bo, card 1: Fire (Tuco)"
    assert words.event(Told("out", seat=1, bandit="tuco", how="shot"), TEAMS) == "Tuco is shot off the train: out!"
    assert words.event(Told("ranked", seat=1, bandit="tuco", place=3, number=0), TEAMS) == (
        "Place 3: Bo without any loot"
    )


@pytest.mark.parametrize(
    ("language", "event", "said"),
    [
        ("fr", Told("fell", bandit="mei"), "Mei s'écroule, sonnée."),
        ("fr", Told("fell", bandit="doc"), "Doc s'écroule, sonné."),
        (
            "fr",
            Told("moved", bandit="belle", car=3, roof=True, way="thrown"),
            "Belle atterrit sur le toit du wagon 3, sonnée.",
        ),
        (
            "fr",
            Told("moved", bandit="tuco", car=0, roof=False, way="thrown"),
            "Tuco atterrit dans la locomotive, sonné.",
        ),
        ("fr", Told("rides", bandit="mei", how="shot"), "Le tir éjecte Mei du train, mais elle galope à côté."),
        ("fr", Told("uncoupled", car=4), "Décroché\u00a0! Le train file sans le wagon 4."),
        ("ru", Told("uncoupled", car=4), "Отцепили! Поезд катит дальше без вагона 4."),
        (
            "ru",
            Told("moved", bandit="mei", car=3, roof=True, way="thrown"),
            "Мэй отлетает на крышу вагона 3 и лежит в отключке.",
        ),
        (
            "ru",
            Told("ranked", seat=0, bandit="doc", place=1, number=5, best=389),
            "1-е место: Док, 5 карт добычи, лучшая на 389\u00a0$",
        ),
        ("de", Told("uncoupled", car=4), "Abgekoppelt! Weiter geht es ohne Waggon 4."),
        (
            "de",
            Told("moved", bandit="mei", car=0, roof=True, way="thrown"),
            "Mei fliegt aufs Dach der Lokomotive und bleibt benommen liegen.",
        ),
        (
            "nl",
            Told("moved", bandit="mei", car=3, roof=False, way="thrown"),
            "Mei belandt buiten westen in wagon 3.",
        ),
        (
            "sv",
            Told("moved", bandit="mei", car=3, roof=False, way="thrown"),
            "Mei slungas in i vagn 3 och ligger golvad.",
        ),
    ],
)
def test_grammar_of_colt_super_express(language: str, event: Told, said: str) -> None:
    assert Words(language).event(event, SOLO) == said


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


def test_a_move_of_colt_super_express_is_a_line_of_a_menu() -> None:
    words = Words("en")
    assert words.move("programme move fire turn") == "Move → Fire → Turn Around"
    assert words.move("programme floor reflex horse") == "Floor Change → Reflex → Horse"
    assert words.move("take back") == "Take your choice back"
    assert words.move("loot 345") == "Chance turns over the loot card worth $345"


def test_cards_are_listed() -> None:
    words = Words("en")
    assert words.cards({"fire": 2, "tuco move": 1, "bullet": 1}) == "2 × Fire, Move (Tuco), Bullet"
    assert words.cards({}) == words.cards("nothing") == "nothing"


# --- questions --------------------------------------------------------------------------------------------------------


class ChooseProgramme:
    def text(self, table: object) -> str:
        return "programme"


def table(*actors: int, **view: object) -> Any:
    """A state that asks these seats for a programme, and has the same view for all."""
    return SimpleNamespace(to_act=lambda: actors, question=ChooseProgramme(), view=lambda _: view)


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
