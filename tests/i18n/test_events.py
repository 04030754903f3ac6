"""The sentences of events of both games."""

import pytest

from coltexpress.engine.events import CLIMBED, FLED, WALKED, Joined, Moved, Shot
from coltexpress.engine.json_types import JsonObject
from coltexpress.games.express.components import BANDITS, FIRE, PURSE
from coltexpress.games.express.events import Played, viewer_bit
from coltexpress.games.express.stealin_events import Took
from coltexpress.i18n.words import LANGUAGES, Name, Words

SOLO = [Name("bandit-doc"), Name("bandit-tuco")]
TEAMS = ["Anna", "Bo"]
BELLE, CHEYENNE, DOC, TUCO = (BANDITS.index(name) for name in ("belle", "cheyenne", "doc", "tuco"))


# --- events -----------------------------------------------------------------------------------------------------------


def test_a_redacted_event_has_its_own_sentence() -> None:
    words = Words("en")
    hidden = Played(1, TUCO, FIRE, True)
    assert words.event(hidden.redact(1), SOLO) == "Tuco plays Fire, face down."
    assert words.event(hidden.redact(0), SOLO) == "Tuco plays a card face down."
    purse = Took(TUCO, PURSE, 1, viewer_bit(1), 0)
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

    def __init__(self, kind: str, **data: object) -> None:
        self.kind = kind
        self._data = data

    def data(self) -> JsonObject:
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
