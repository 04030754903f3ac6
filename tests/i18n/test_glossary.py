"""The catalogues use the official words of the published games."""

import pytest

from coltexpress.i18n.words import LANGUAGES, Name, Words

OFFICIAL = """
phase-schemin            | Schemin'! | Planfase | Le Plan | Intriger! | Планирование! | Planung!
phase-stealin            | Stealin'! | Acties uitvoeren | L'Action | Stöld! | Грабёж! | Action!
cli-head-round           | Round | Ronde | Manche | Omgång | Раунд | Runde
cli-head-turn            | Turn | Beurt | Tour de table | Tur | Ход | Spielzug
cli-head-round-card      | Round card | Rondekaart | Carte Manche | Omgångskort | Карта раунда | Rundenkarte
cli-head-first-player    | First player | Startspeler | Premier joueur | Första spelaren | Первый игрок | Startspieler
action-move              | Move | Beweeg | Déplacement | Spring | Передвижение | Bewegen
action-floor-change      | Floor Change | Van verdieping wisselen | Changement d'étage | Byt nivå | Перелезание | Ebenen-Wechsel
action-fire              | Fire | Schieten | Tir | Skjut | Выстрел | Feuer!
action-robbery           | Robbery | Beroving | Braquage | Plundra | Ограбление | Raub
action-punch             | Punch | Dreun | Coup de poing | Slåss | Удар | Hieb
action-marshal           | Marshal | Marshal | Marshal | Sheriff | Маршал | Marshal
marshal                  | Marshal | Marshal | Marshal | Sheriff | Маршал | Marshal
turn-tunnel              | Tunnel | Tunnel | Tunnel | Tunnel | Туннель | Tunnel
turn-speeding-up         | Speeding-Up | Op stoom komen | Accélération | Acceleration | Разгон | Beschleunigung
turn-switching           | Switching | Wissel | Aiguillage | Växling | Перецепка | Weiche
event-angry-marshal      | Angry Marshal | De boze Marshal | Marshal en colère | Arg Sheriff | Сердитый маршал | Wütender Marshal
event-swivel-arm         | Swivel Arm | Zwenkarm | Potence tournante | Svängarm | Поворотный кронштейн | Schwenkkran
event-braking            | Braking | Remmen | Freinage | Inbromsning | Торможение | Bremsen
event-take-it-all        | Take It All! | Pak alles | Prenez tout ! | Ta allting! | Да забирай! | Nehmt alles!
event-rebellion          | Passengers' Rebellion | Opstand van de passagiers | Rébellion des passagers | Passagerarnas uppror | Нападение пассажиров | Widerstand der Passagiere
event-pickpocketing      | Pickpocketing | Zakken rollen | Vol à la tire | Ficktjuvar | Чистка карманов | Taschendiebstahl
event-revenge            | Marshal's Revenge | Wraak van de Marshal | Vengeance du Marshal | Sheriffens hämnd | Месть маршала | Die Rache des Marshals
event-hostage            | Hostage-Taking of the Conductor | Gegijzelde conducteur | Prise d'otage du conducteur | Gisslandrama med konduktören | Проводник-заложник | Geiselnahme des Schaffners
title-gunslinger         | Gunslinger | Scherpschutter | As de la gâchette | Revolverman | Меткий глаз | Revolverheld
cli-head-loot            | Loot | Buit | Butin | Stöldgods | Добыча | Beute
loot-purse               | Purse | Geldbuidel | Bourse | Börs | Кошелёк | Geldbeutel
loot-jewel               | Jewel | Juweel | Bijou | Juvel | Драгоценность | Edelstein
loot-strongbox           | Strongbox | Geldcassette | Cagnotte | Kassaskrin | Переносной сейф | Geldkassette
card-bullets             | Bullet | Kogelkaart | Balle | Kulkort | Карта пули | Patronenkarte
cli-head-car             | Car | Wagon | Wagon | Vagn | Вагон | Waggon
car-locomotive           | Locomotive | Locomotief | Locomotive | Lokomotiv | Локомотив | Lokomotive
cli-head-roof            | Roof | Dak | Toit | Tak | Крыша | Dach
cli-head-inside          | inside | in de trein | à l'intérieur | inne i tåget | внутри | im Inneren
cli-head-bandit          | Bandit | Bandiet | Bandit | Bandit | Бандит | Bandit
bandit-belle             | Belle | Belle | Belle | Belle | Белль | Belle
bandit-cheyenne          | Cheyenne | Cheyenne | Cheyenne | Cheyenne | Шайенна | Cheyenne
bandit-django            | Django | Django | Django | Django | Джанго | Django
bandit-doc               | Doc | Doc | Doc | Doc | Док | Doc
bandit-ghost             | Ghost | Ghost | Ghost | Ghost | Призрак | Ghost
bandit-mei               | Mei | Mei | Mei | Mei | Мэй | Mei
bandit-tuco              | Tuco | Tuco | Tuco | Tuco | Туко | Tuco
expert-variant           | Expert variant | Variant voor gevorderde spelers | Variante experts | Expertvariant | Экспертный вариант | Variante für fortgeschrittene Spieler
cli-head-discard         | Discard pile | Aflegstapel | Défausse | Slänghög | Стопка сброса | Ablagestapel
cli-head-deck            | deck | Trekstapel | Pioche | Draghög | личная колода | Kartendeck
cli-head-hand            | hand | handkaarten | main | hand | рука | Handkarten
cli-head-pile            | common pile | gemeenschappelijke stapel | pile commune | gemensamma packen | общая колода | gemeinsamer Stapel
cli-head-event           | event | gebeurtenis | événement | händelse | событие | Ereignis
cli-head-team            | team | team | équipe | gäng | команда | Team
cli-face-up              | face up | beeldzijde naar boven | face visible | uppvänt | лицом вверх | offen
cli-face-down            | face down | gedekt | face cachée | nedvänt | лицом вниз | verdeckt
move-draw                | Draw 3 cards | Trek 3 kaarten | Piocher 3 cartes | Dra 3 kort | Взять 3 карты | 3 Karten ziehen
"""  # noqa: E501

ROWS = [[cell.strip() for cell in row.split("|")] for row in OFFICIAL.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_the_catalogues_use_the_official_words(row: list[str]) -> None:
    key, *official = row
    said = [Words(language)(key, number=1).replace("\u00a0", " ") for language in LANGUAGES]
    # Headings may be capitalized.
    assert [word[0].lower() + word[1:] for word in said] == [word[0].lower() + word[1:] for word in official]


IN_SENTENCES = {
    "en": ("neutral bullet", "caboose", "ransom", "counter-clockwise"),
    "nl": ("neutrale kogelkaart", "laatste wagon", "losgeld", "tegen de klok in"),
    "fr": ("balle neutre", "wagon de queue", "rançon", "sens inverse des aiguilles d'une montre"),
    "sv": ("neutralt kulkort", "sista vagnen", "lösensumma", "moturs"),
    "ru": ("шальную пулю", "последнем вагоне", "выкупа", "против часовой стрелки"),
    "de": ("neutrale Patronenkarte", "letzten Waggon", "Lösegeld", "gegen den Uhrzeigersinn"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_official_words_in_sentences(language: str) -> None:
    words = Words(language)
    bandit = words("bandit-doc")
    sentences = (
        words("told-wounded", bandit=bandit),
        words("question-place"),
        words("told-ransomed", bandit=bandit),
        words("help-turn-switching"),
    )
    for sentence, official in zip(sentences, IN_SENTENCES[language], strict=True):
        assert official in sentence


SUPER_IN_FRENCH = {  # Colt Super Express was published in French; the other languages have our own words
    "action-floor-change": "Changement d'étage",
    "action-move": "Déplacement",
    "action-turn-around": "Retournement",
    "action-fire": "Tir",
    "action-wake-up": "Réveil",
    "stunned": "sonné",
    "out": "éliminé",
    "loot-cards": "1 carte Butin",
}
SUPER_IN_FRENCH_SENTENCES = {
    "told-fell": "sonné",
    "told-woke": "réveille",
    "told-looted": "carte Butin",
    "told-uncoupled": "Décroché",
    "told-out-uncoupled": "wagon décroché",
    "told-out-shot": "éliminé",
    "question-out": "éliminé",
}


@pytest.mark.parametrize("key", SUPER_IN_FRENCH)
def test_official_words_of_colt_super_express(key: str) -> None:
    assert Words("fr")(key, number=1) == SUPER_IN_FRENCH[key]


@pytest.mark.parametrize("key", SUPER_IN_FRENCH_SENTENCES)
def test_official_words_of_colt_super_express_in_sentences(key: str) -> None:
    said = Words("fr")(key, bandit=Name("bandit-doc"), car=Name("car-number"), number=4, value=345)
    assert SUPER_IN_FRENCH_SENTENCES[key] in said
