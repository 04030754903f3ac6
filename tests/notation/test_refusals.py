"""Positions of Colt Express that are refused, with the place of the error."""

import pytest

from coltexpress.engine.errors import NotationError
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.game import EXPRESS
from coltexpress.i18n.words import LANGUAGES, Words
from notation.tables import SET_UP, SOLO, STEALIN, TEAMS, check_table, edited

# --- refusals ---------------------------------------------------------------------------------------------------------


WRONG: dict[str, tuple[str, str, int, int]] = {
    # empty or another text
    "empty": ("", "empty", 1, 1),
    "blank": ("\n\n", "empty", 3, 1),
    "comment": ("# nothing", "empty", 1, 1),
    "other": ("chess standard", "expected", 1, 1),
    "kind": ("express funny", "expected", 1, 9),
    "no kind": ("express", "expected", 1, 8),
    "more": ("express standard more", "unexpected", 1, 18),
    "json": ("{}", "expected", 1, 1),
    "byte order mark": ("\ufeff" + SOLO, "expected", 1, 1),
    "no train": ("express standard\nbelle\ndoc\ntuco\n", "missing", 5, 1),
    "too long": ("#" * 20_001, "too-long", 1, 1),
    # the round
    "round 0": (edited(SOLO, ("round 2", "round 0")), "range", 2, 7),
    "round 6": (edited(SOLO, ("round 2", "round 6")), "range", 2, 7),
    "round of five digits": (edited(SOLO, ("round 2", "round 22222")), "number", 2, 7),
    "round twice": (edited(SOLO, ("", "round 3\n")), "twice", 14, 7),
    "round card": (edited(SOLO, ("bridge", "picnic")), "expected", 2, 11),
    "turn 0": (edited(SOLO, ("schemin", "turn 0")), "range", 2, 25),
    "turn 6": (edited(SOLO, ("schemin", "turn 6")), "range", 2, 25),
    "turn beyond the card": (edited(SOLO, ("schemin", "turn 5")), "range", 2, 9),
    "done 13": (edited(SOLO, ("schemin", "done 13")), "range", 2, 25),
    "first player absent": (edited(SOLO, ("schemin", "first ghost")), "absent", 2, 9),
    "more seen than rounds": (edited(SOLO, ("schemin", "seen braking, tunnels")), "round", 2, 9),
    "station seen": (edited(SOLO, ("schemin", "seen hostage")), "round", 2, 9),
    "card seen and here": (edited(SOLO, ("schemin", "seen bridge")), "round", 2, 9),
    "card before it is turned over": (edited(SOLO, ("schemin", "deal")), "round", 2, 9),
    # the train
    "no locomotive": (edited(SOLO, ("locomotive |       | strongbox\n", "")), "car", 3, 12),
    "locomotive twice": (edited(SOLO, ("", "locomotive\n")), "twice", 14, 11),
    "car twice": (edited(SOLO, ("", "mail\n")), "car", 14, 5),
    "third floor": (edited(SOLO, ("| tuco\n", "| tuco | doc\n")), "unexpected", 5, 29),
    "bandit twice": (edited(SOLO, ("| tuco\n", "| tuco, belle\n")), "twice", 5, 33),
    "unknown in a car": (edited(SOLO, ("| tuco\n", "| zorro\n")), "expected", 5, 22),
    "absent in a car": (edited(SOLO, ("| tuco\n", "| tuco, ghost\n")), "absent", 5, 33),
    "no comma": (edited(SOLO, ("doc, jewel", "doc jewel")), "expected", 4, 26),
    "marshal on a roof": (edited(SOLO, ("belle |", "belle, marshal |")), "marshal", 4, 29),
    "two marshals": (edited(SOLO, ("| strongbox", "| marshal"), ("|       |\n", "| | marshal\n")), "marshal", 6, 23),
    "bandit with the marshal": (edited(SOLO, ("| tuco\n", "| tuco, marshal\n")), "marshal", 14, 1),
    "bandit in the locomotive": (
        edited(SOLO, ("| strongbox", "|"), ("| tuco", "|"), ("locomotive |       |", "locomotive | | tuco")),
        "marshal",
        14,
        1,
    ),
    # loot
    "jewels": (edited(SOLO, ("doc, jewel", "doc, 6 jewels")), "loot", 14, 1),
    "seven jewels": (edited(SOLO, ("doc, jewel", "doc, 7 jewels")), "too-many", 4, 27),
    "no jewels": (edited(SOLO, ("doc, jewel", "doc, 0 jewels")), "too-many", 4, 27),
    "jewels twice": (edited(SOLO, ("doc, jewel", "doc, jewel, jewel")), "too-many", 4, 34),
    "purses": (edited(SOLO, ("2 purses", "9 purses"), ("| tuco\n", "| tuco, 9 purses\n")), "loot", 14, 1),
    "nineteen purses": (edited(SOLO, ("2 purses", "19 purses")), "too-many", 4, 34),
    "purses of one value": (edited(SOLO, ("purse 300", "3 purses 300")), "loot", 14, 1),
    "purse value": (edited(SOLO, ("purse 300", "purse 301")), "expected", 8, 51),
    "purse without value": (edited(SOLO, ("purse 300", "purse")), "expected", 8, 50),
    "known to no player": (edited(SOLO, ("2 purses", "purse 300")), "expected", 4, 43),
    "known to an absent bandit": (edited(SOLO, ("2 purses", "purse 300 known to ghost")), "absent", 4, 58),
    "three strongboxes": (edited(SOLO, ("| strongbox", "| 3 strongboxes")), "too-many", 3, 22),
    "strongboxes": (edited(SOLO, ("| strongbox", "| 2 strongboxes")), "loot", 14, 1),
    "open purse 300": (edited(SOLO, ("open purse 250", "open purse 300")), "open-purse", 7, 52),
    "two open purses": (edited(SOLO, ("open purse 250", "open purse 250, open purse 250")), "open-purse", 7, 68),
    "open purse and another": (edited(SOLO, ("open purse 250", "open purse 250, purse 250")), "too-many", 7, 54),
    "open purse here and there": (edited(SOLO, ("2 purses", "open purse 250 of belle")), "open-purse", 7, 52),
    "lost purses": (edited(SOLO, ("wounds 1", "wounds 1" + 8 * " | lost purse 250")), "loot", 14, 1),
    "sixteen lost purses": (edited(SOLO, ("wounds 1", "wounds 1" + 16 * " | lost purse 250")), "loot", 14, 1),
    "money": (edited(SOLO, ("wounds 1", "money 251")), "range", 7, 27),
    # bandits
    "unknown bandit": (edited(SOLO, ("", "zorro\n")), "expected", 14, 1),
    "bandit row twice": (edited(SOLO, ("", "tuco\n")), "twice", 14, 5),
    "two players": (
        edited(
            SOLO,
            ("tuco  | bullets 6 | wounds 0 | holds nothing\n", ""),
            ("tuco", ""),
            ("cards tuco  | hand fire, marshal\n", ""),
        ),
        "players",
        12,
        1,
    ),
    "team of three": (edited(SOLO, ("doc   |", "doc | with belle |")), "players", 14, 1),
    "bandit as its own team-mate": (edited(SOLO, ("doc   |", "doc | with doc |")), "with", 8, 16),
    "standard teams": (edited(TEAMS, ("expert", "standard")), "players", 12, 1),
    "bullets 7": (edited(SOLO, ("bullets 6", "bullets 7")), "range", 7, 17),
    "wounds": (edited(SOLO, ("wounds 1", "wounds x")), "range", 7, 28),
    "neutral 14": (edited(SOLO, ("neutral 12", "neutral 14")), "range", 13, 15),
    "box": (edited(SOLO, ("neutral 12", "sandwich")), "expected", 13, 7),
    "box twice": (edited(SOLO, ("", "box\n")), "twice", 14, 4),
    "marshal card of a bandit": (edited(SOLO, ("wounds 1", "marshal card")), "players", 7, 34),
    # cards
    "cards of an absent bandit": (edited(SOLO, ("cards tuco", "cards ghost")), "absent", 12, 7),
    "card twice in a hand": (edited(SOLO, ("hand fire", "hand 2 marshal, fire")), "too-many", 12, 37),
    "marshal twice": (edited(SOLO, ("hand fire, marshal", "hand 2 marshal")), "cards", 9, 7),
    "three equal cards": (edited(SOLO, ("hand fire, marshal", "hand 3 fire")), "too-many", 12, 20),
    "card in hand and deck": (edited(SOLO, ("marshal\n", "marshal | deck marshal\n")), "cards", 9, 7),
    "card in hand and pile": (edited(SOLO, ("", "pile | tuco marshal\n")), "cards", 9, 7),
    "cards missing": (edited(SOLO, ("marshal\n", "marshal | deck move\n")), "cards", 9, 7),
    "bullets without wounds": (edited(SOLO, ("fire, bullet", "fire, 2 bullets")), "cards", 7, 7),
    "discard in the standard game": (edited(SOLO, ("marshal\n", "marshal | discard move\n")), "cards", 9, 7),
    "seen, not discarded": (edited(SOLO, ("marshal\n", "marshal | seen move\n")), "cards", 9, 7),
    "known bullet missing": (edited(SOLO, ("marshal\n", "marshal | known 1\n")), "cards", 9, 7),
    "impossible bullet": (edited(SOLO, ("fire, bullet", "fire, bullet | maybe 0")), "cards", 7, 7),
    "unknown place for cards": (edited(SOLO, ("hand fire", "sleeve fire")), "unexpected", 12, 15),
    "team card of a single bandit": (edited(SOLO, ("hand fire", "hand tuco fire")), "cards", 12, 20),
    "plain card of a team": (edited(TEAMS, ("", "cards tuco | hand fire\n")), "cards", 12, 19),
    "cards of the other team": (edited(TEAMS, ("", "cards tuco | hand doc fire\n")), "cards", 12, 19),
    "cards of the second bandit": (edited(TEAMS, ("", "cards ghost | hand ghost fire\n")), "unexpected", 12, 15),
    "pile": (edited(SOLO, ("", "pile | tuco nap\n")), "expected", 14, 13),
    "card of an absent bandit in the pile": (edited(SOLO, ("", "pile | ghost fire\n")), "absent", 14, 14),
    "long pile": (edited(SOLO, ("", "pile" + 61 * " | tuco fire" + "\n")), "too-long", 14, 6),
    # the question
    "asks nothing": (edited(SOLO, ("", "asks |\n")), "expected", 14, 7),
    "asks an absent bandit": (edited(SOLO, ("", "asks | ghost go\n")), "absent", 14, 14),
    "asks twice": (edited(SOLO, ("", "asks | tuco go\nasks | tuco go\n")), "twice", 15, 6),
    "asks after the end": (edited(SOLO, ("schemin", "over"), ("", "asks | tuco go\n")), "asks", 14, 6),
    "asks in the wrong phase": (edited(SOLO, ("", "asks | tuco fire\n")), "asks", 14, 13),
    "asks out of turn": (edited(SOLO, ("schemin", "done 1"), ("", "asks | belle go\n")), "asks", 14, 16),
    "asks with no target": (
        edited(SOLO, STEALIN, ("bullets 5", "bullets 0"), ("", "asks | doc fire\n")),
        "asks",
        14,
        16,
    ),
    "asks with no loot": (edited(SOLO, STEALIN, ("", "asks | tuco robbery\n")), "asks", 14, 20),
    "asks with no victim": (edited(SOLO, STEALIN, ("", "asks | tuco punch\n")), "asks", 14, 18),
    "knock elsewhere": (edited(SOLO, STEALIN, ("", "asks | tuco knock doc\n")), "asks", 14, 22),
    "knock the puncher": (edited(SOLO, STEALIN, ("", "asks | tuco knock tuco\n")), "asks", 14, 23),
    "drop nothing": (
        edited(SOLO, STEALIN, ("tuco\n", "\n"), ("belle |", "belle, tuco |"), ("", "asks | belle drop tuco\n")),
        "asks",
        14,
        23,
    ),
    "purse falls without a choice": (
        edited(
            SOLO, STEALIN, ("| tuco\n", "|\n"), ("belle |", "belle, tuco |"), ("", "asks | which falls tuco belle\n")
        ),
        "asks",
        14,
        30,
    ),
    "snatch without a purse": (
        edited(
            SOLO, STEALIN, ("| tuco\n", "|\n"), ("belle |", "belle, tuco |"), ("", "asks | tuco snatch belle 250\n")
        ),
        "asks",
        14,
        29,
    ),
    "which purse without purses": (edited(SOLO, STEALIN, ("", "asks | which purse tuco\n")), "asks", 14, 24),
    "deal nothing": (edited(SOLO, ("", "asks | deal tuco 0\n")), "range", 14, 18),
    "deal an empty deck": (
        edited(
            SOLO,
            ("hand fire, marshal", "hand 2 move, 2 floor change, 2 fire, 2 robbery, punch, marshal"),
            ("", "asks | deal tuco 1\n"),
        ),
        "asks",
        14,
        18,
    ),
    "bullets in the standard game": (
        edited(SOLO, ("schemin", "bullets"), ("", "asks | bullets\n")),
        "round",
        2,
        9,
    ),
    "acting absent": (edited(SOLO, ("", "acting | ghost fire\n")), "absent", 14, 16),
    "acting alone": (edited(SOLO, ("", "acting\n")), "expected", 14, 7),
    "too few answers": (edited(TEAMS, ("schemin", "keep"), ("", "asks | keep\nanswers | ?\n")), "answers", 13, 9),
    "answers of all players": (
        edited(TEAMS, ("schemin", "keep"), ("", "asks | keep\nanswers | keep nothing | keep nothing\n")),
        "answers",
        13,
        9,
    ),
    "illegal answer": (
        edited(TEAMS, ("schemin", "keep"), ("", "asks | keep\nanswers | ? | keep tuco fire\n")),
        "answers",
        13,
        15,
    ),
    "invalid answer": (
        edited(TEAMS, ("schemin", "keep"), ("", "asks | keep\nanswers | ? | perhaps\n")),
        "expected",
        13,
        15,
    ),
    # during set-up
    "set-up of nobody": ("express standard\nset-up | players 3\n", "set-up", 2, 8),
    "set-up of seven": ("express standard\nset-up | players 7\n", "range", 2, 18),
    "set-up of strangers": ("express standard\nset-up | players 3 | bandits ?, zorro, ?\n", "expected", 2, 33),
    "set-up of twins": ("express standard\nset-up | players 3 | bandits doc, doc, ?\n", "twice", 2, 38),
    "set-up of too few": ("express standard\nset-up | players 3 | bandits ?, ?\n", "set-up", 2, 8),
    "set-up with a short train": (
        "express standard\nset-up | players 3 | bandits ?, ?, ? | train mail\n",
        "set-up",
        2,
        8,
    ),
    "set-up with a late first": ("express standard\nset-up | players 3 | bandits ?, ?, ? | first 3\n", "set-up", 2, 8),
    "set-up with a draft of three": (
        "express standard\nset-up | players 3 | bandits ?, ?, ? | draft\n",
        "set-up",
        2,
        8,
    ),
    "set-up with a move": ("express standard\nset-up | players 3 | bandits ?, ?, ? | draw\n", "set-up", 2, 44),
    "set-up that is complete": (
        "express standard\nset-up | players 3 | bandits belle, doc, tuco | train mail, saloon, dining | first 0\n",
        "set-up",
        2,
        8,
    ),
    "standard set-up of two": (edited(SET_UP, ("expert", "standard")), "set-up", 2, 8),
    "set-up twice": (edited(SET_UP, ("", "set-up | players 2\n")), "twice", 3, 8),
    "placement of other bandits": (edited(SET_UP, ("ask places", "place belle last, marshal doc")), "set-up", 2, 8),
    "answer for another team": (
        edited(SET_UP, ("", "answers | place belle last, marshal doc | ?\n")),
        "answers",
        3,
        11,
    ),
    "set-up that asks nobody": (
        "express standard\nset-up | players 3 | bandits ?, ?, ?\nanswers | ? | ? | ?\n",
        "answers",
        3,
        9,
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_an_invalid_position_is_refused_with_its_place(name: str) -> None:
    text, reason, line, column = WRONG[name]
    with pytest.raises(NotationError) as refused:
        EXPRESS.parse_position(text)
    assert (refused.value.key, refused.value.line, refused.value.column) == (f"notation-{reason}", line, column)
    for language in LANGUAGES:
        sentence = Words(language).error(refused.value)
        assert str(line) in sentence
        assert "notation-" not in sentence


# --- inconsistent positions -------------------------------------------------------------------------------------------


GHOSTS = "ghost move, ghost floor change, ghost fire, ghost robbery, ghost punch"
BREAKS: dict[str, str] = {
    "too many cards dealt": edited(SOLO, ("bridge | schemin", "deal | done 7")),
    "bullets put aside in the standard game": edited(SOLO, ("schemin", "bullets")),
    "a train station in round 2": edited(SOLO, ("bridge", "hostage")),
    "more bullets in hand than a bandit may have wounds": edited(
        SOLO, ("wounds 1", "wounds 0"), ("fire, bullet", "fire, 40 bullets")
    ),
    "face down by the power of another bandit": edited(
        TEAMS,
        ("tuco\nghost", f"tuco | discard {GHOSTS} | seen {GHOSTS}\nghost"),
        ("", "pile | tuco fire face down by power\nasks | belle go\n"),
    ),
    "placed twice": edited(SET_UP, ("ask places", "ask places | place tuco last, marshal doc")),
    "a pile after Stealin'": edited(SOLO, ("schemin", "event"), ("", "pile | tuco move\n")),
    "a pile in the next round": edited(SOLO, ("schemin", "next round"), ("", "pile | tuco move\n")),
    "a pile before the deal": edited(SOLO, ("bridge | schemin", "deal"), ("", "pile | tuco move\n")),
    "a ransom twice": edited(
        SOLO,
        ("wounds 1", "wounds 1 | money 250"),
        ("2 | bridge | schemin", "5 | hostage | event"),
        ("belle |", "|"),
        ("locomotive |", "locomotive | belle"),
    ),
}


@pytest.mark.parametrize("name", BREAKS)
def test_inconsistent_positions_are_refused_or_harmless(name: str) -> None:
    try:
        state = EXPRESS.parse_position(BREAKS[name])
    except NotationError:
        return
    check_table(state, Dice(1))


LEFT_OUT: dict[str, str] = {
    "cells beside the kind": edited(SOLO, ("standard", "standard | expert")),
    "a second question": edited(SOLO, ("", "asks | belle go | doc go\n")),
    "a second bandit acting": edited(SOLO, ("", "acting | belle fire | doc fire\n")),
    "answers without a question": edited(SOLO, ("", "answers | ? | ? | keep nothing\n")),
    "answers to a question for one player": edited(SOLO, ("", "asks | belle go\nanswers | draw | ? | ?\n")),
    "a round during set-up": edited(SET_UP, ("", "round 3 | bridge\n")),
    "a train during set-up": edited(SET_UP, ("", "locomotive\nmail\n")),
    "two hands": edited(SOLO, ("hand fire, marshal", "hand fire | hand marshal")),
    "two turns": edited(SOLO, ("schemin", "schemin | turn 1 | turn 2")),
    "two numbers of players": edited(SET_UP, ("players 2", "players 3 | players 2")),
}


@pytest.mark.parametrize("name", LEFT_OUT)
def test_no_text_is_silently_ignored(name: str) -> None:
    with pytest.raises(NotationError):
        EXPRESS.parse_position(LEFT_OUT[name])
