"""Edits that make a record invalid, each with the key and the place of the refusal."""

import json
from collections.abc import Callable
from typing import Final

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import RecordError
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import NOT_ASKED
from coltexpress.engine.play.record import replay, seed_hash
from coltexpress.games.superexpress.components import LOOT
from coltexpress.i18n.words import LANGUAGES, Words
from support.records import finished, finished_text

Data = JsonObject
GAMES: Final = ("express", "super")
MOVES: Final = {slug: finished(slug=slug).moves for slug in GAMES}


def first_where(slug: str, wanted: Callable[[int, str], bool], beyond: int = 0) -> int:
    return next(number for number, (seat, text) in enumerate(MOVES[slug]) if number >= beyond and wanted(seat, text))


CHANCE: Final = {  # a chance outcome in the middle of the game
    "express": first_where("express", lambda seat, text: seat == NATURE and text.startswith("deal")),
    "super": first_where("super", lambda seat, text: seat == NATURE and text.startswith("loot")),
}
PLAYED: Final = {  # a player's first move
    "express": first_where("express", lambda seat, text: seat != NATURE and text.startswith("play")),
    "super": first_where("super", lambda seat, text: seat != NATURE and text.startswith("programme")),
}
LATE: Final = {
    slug: first_where(slug, lambda seat, _text: seat != NATURE, beyond=len(MOVES[slug]) - 8) for slug in GAMES
}


def edit(slug: str, change: Callable[[Data], object]) -> str:
    """A finished record with one change."""
    data = json.loads(finished_text(slug=slug))
    change(data)
    return json.dumps(data, ensure_ascii=False)


def put(name: str, value: object) -> Callable[[Data], object]:
    return lambda data: data.__setitem__(name, value)


def remove(name: str) -> Callable[[Data], object]:
    return lambda data: data.pop(name)


def put_move(number: int, *move: object) -> Callable[[Data], object]:
    return lambda data: data["moves"].__setitem__(number, list(move))


def put_option(name: str, value: object) -> Callable[[Data], object]:
    return lambda data: data["options"].__setitem__(name, value)


OTHER_SEED = bytes(32)
Edits = dict[str, tuple[Callable[[Data], object], str, str]]
EDITS: Edits = {
    # kind and version
    "format 2": (put("format", 2), "version", "format"),
    "format 10**20": (put("format", 10**20), "version", "format"),
    "format 0": (put("format", 0), "format", "format"),
    "format -1": (put("format", -1), "format", "format"),
    "format true": (put("format", True), "format", "format"),
    "format 1.5": (put("format", 1.5), "format", "format"),
    "format text": (put("format", "1"), "format", "format"),
    "format NaN": (put("format", float("nan")), "format", "format"),
    "game": (put("game", "chess"), "game", "game"),
    "game number": (put("game", 1), "type", "game"),
    "game of 10000 letters": (put("game", "x" * 10_000), "game", "game"),
    "newer rules": (put("rules_version", 99), "rules", "rules_version"),
    "older rules": (put("rules_version", 0), "rules", "rules_version"),
    "rules text": (put("rules_version", "1"), "type", "rules_version"),
    "rules true": (put("rules_version", True), "type", "rules_version"),
    "rules NaN": (put("rules_version", float("nan")), "type", "rules_version"),
    "rules huge": (put("rules_version", 10**300), "rules", "rules_version"),
    "unknown field": (put("weather", "fine"), "field", "weather"),
    # options
    "options list": (put("options", []), "type", "options"),
    "options empty": (put("options", {}), "options", "options.players"),
    "players 8": (put_option("players", 8), "options", "options.players"),
    "players NaN": (put_option("players", float("nan")), "options", "options.players"),
    "players huge": (put_option("players", 10**300), "options", "options.players"),
    "bandit unknown": (put_option("bandits", ["zorro", None, None]), "options", "options.bandits"),
    "bandit twice": (put_option("bandits", ["doc", "doc", None]), "options", "options.bandits"),
    "option unknown": (put_option("weather", "fine"), "options", "options.weather"),
    "one more player": (lambda data: data["options"].update(players=4, bandits=[None] * 4), "salts", "salts"),
    "other bandits": (put_option("bandits", ["doc", None, None]), "chance", "moves[0]"),
    # the seed and the salts
    "seed": (put("seed", OTHER_SEED.hex()), "seed", "seed"),
    "seed hash": (put("seed_hash", seed_hash(OTHER_SEED)), "seed", "seed"),
    "seed and hash": (
        lambda data: data.update(seed=OTHER_SEED.hex(), seed_hash=seed_hash(OTHER_SEED)),
        "chance",
        "moves[0]",
    ),
    "seed not hex": (put("seed", "xyz"), "type", "seed"),
    "seed number": (put("seed", 12), "type", "seed"),
    "seed null": (put("seed", None), "type", "seed"),
    "seed hash number": (put("seed_hash", 12), "type", "seed_hash"),
    "salt": (lambda data: data["salts"].__setitem__(1, "pepper"), "chance", "moves[0]"),
    "salts swapped": (lambda data: data["salts"].reverse(), "chance", "moves[0]"),
    "salt too many": (lambda data: data["salts"].append("x"), "salts", "salts"),
    "salt missing": (lambda data: data["salts"].pop(), "salts", "salts"),
    "salt number": (lambda data: data["salts"].__setitem__(2, 5), "type", "salts[2]"),
    "salt long": (lambda data: data["salts"].__setitem__(2, "x" * 201), "type", "salts[2]"),
    "salt surrogate": (lambda data: data["salts"].__setitem__(0, "\ud800"), "type", "salts[0]"),
    "salts text": (put("salts", "abc"), "type", "salts"),
    # players
    "bots text": (put("bots", "rustler"), "type", "bots"),
    "bots null": (put("bots", None), "type", "bots"),
    "one bot missing": (put("bots", ["rustler", "outlaw"]), "type", "bots"),
    "bot number": (put("bots", ["", "outlaw", 5]), "type", "bots[2]"),
    "bot long": (put("bots", ["", "x" * 201, ""]), "type", "bots[1]"),
    # the outcome
    "scores": (lambda data: data["outcome"]["scores"].__setitem__(0, 10), "outcome", "outcome"),
    "places": (lambda data: data["outcome"]["places"].reverse(), "outcome", "outcome"),
    "no scores": (lambda data: data["outcome"].pop("scores"), "outcome", "outcome"),
    "unknown outcome": (lambda data: data["outcome"].update(weather="fine"), "outcome", "outcome"),
    "outcome null": (put("outcome", None), "type", "outcome"),
    "outcome list": (put("outcome", [1, 2, 3]), "type", "outcome"),
    "outcome NaN": (lambda data: data["outcome"]["scores"].__setitem__(0, float("nan")), "outcome", "outcome"),
    "no outcome": (lambda data: data.pop("outcome"), "outcome", "outcome"),
    **{
        f"without {name}": (remove(name), "format" if name == "format" else "missing", name)
        for name in ("format", "game", "rules_version", "options", "seed_hash", "salts", "moves")
    },
}


def edits_of_moves(slug: str) -> Edits:
    """Invalid edits of the moves of any game."""
    moves, chance, played = MOVES[slug], CHANCE[slug], PLAYED[slug]
    seat, text = moves[played]
    here, end = f"moves[{played}]", f"moves[{len(moves)}]"
    return {
        "changed chance outcome": (put_move(0, "nature", "bandits ghost, tuco, doc"), "chance", "moves[0]"),
        "chance outcome by a player": (put_move(chance, 0, moves[chance][1]), "illegal", f"moves[{chance}]"),
        "player's move by nature": (put_move(played, "nature", text), "illegal", here),
        "another seat": (put_move(played, (seat + 1) % 3, text), "illegal", "moves["),
        "unknown seat": (put_move(played, 77, text), "illegal", here),
        "a seat below 0": (put_move(played, -1, text), "type", here),
        "a seat above 99": (put_move(played, 100, text), "type", here),
        "seat huge": (put_move(played, 10**300, text), "type", here),
        "seat true": (put_move(played, True, text), "type", here),
        "seat not an integer": (put_move(played, 0.5, text), "type", here),
        "seat NaN": (put_move(played, float("nan"), text), "type", here),
        "seat null": (put_move(played, None, text), "type", here),
        "seat text": (put_move(played, "0", text), "type", here),
        "no move": (put_move(played, 0, "nonsense"), "move", here),
        "move empty": (put_move(played, 0, ""), "move", here),
        "move too long": (put_move(played, 0, f"{text} " * 10_000), "move", here),
        "move of surrogates": (put_move(played, 0, "\ud800\udfff"), "move", here),
        "move null": (put_move(played, 0, None), "type", here),
        "move with three elements": (put_move(played, 0, text, text), "type", here),
        "move without elements": (put_move(played), "type", here),
        "move not a list": (lambda data: data["moves"].__setitem__(3, text), "type", "moves[3]"),
        "moves text": (put("moves", text), "type", "moves"),
        "too many moves": (put("moves", [[0, text]] * 10_001), "too-long", "moves"),
        "move after the end": (lambda data: data["moves"].append([0, text]), "illegal", end),
        "chance outcome after the end": (
            lambda data: data["moves"].append(["nature", moves[chance][1]]),
            "illegal",
            end,
        ),
        "move removed": (lambda data: data["moves"].pop(played), "illegal", "moves["),
        "move inserted": (lambda data: data["moves"].insert(played, data["moves"][played]), "illegal", "moves["),
        "last move removed": (lambda data: data["moves"].pop(), "outcome", "outcome"),
    }


def out_of_the_game() -> tuple[int, int]:
    """A seat that is out, and the number of a later move of another seat."""
    for number, (state, _seat, _move, _events) in enumerate(replay(finished(slug="super")), 1):
        if state.answers and NOT_ASKED in state.answers:
            return state.answers.index(NOT_ASKED), number
    raise AssertionError("no bandit is out early")


def changed_cards(*cards: str) -> Callable[[Data], object]:
    return put_move(PLAYED["super"], MOVES["super"][PLAYED["super"]][0], f"programme {' '.join(cards)}")


OUT, WHILE_OUT = out_of_the_game()
TAKEN_BACK = first_where("super", lambda _seat, text: text == "take back")
LOOT_CARDS = [text for _, text in MOVES["super"] if text.startswith("loot")]
OTHER_LOOT = next(f"loot {value}" for value in LOOT if f"loot {value}" not in LOOT_CARDS)
HORSE = first_where("super", lambda _seat, text: "horse" in text)
SPECIAL: Final[dict[str, Edits]] = {
    "express": {
        "players 7": (put_option("players", 7), "options", "options.players"),
        "mei": (put_option("bandits", ["mei", None, None]), "options", "options.bandits"),
        "other variant": (put_option("expert", True), "illegal", "moves["),
        "changed deal": (
            put_move(
                CHANCE["express"],
                "nature",
                f"{MOVES['express'][CHANCE['express']][1].split(':')[0]}: 2 move, 2 fire, 2 robbery",
            ),
            "chance",
            f"moves[{CHANCE['express']}]",
        ),
        "a player's move": (
            put_move(PLAYED["express"], MOVES["express"][PLAYED["express"]][0], "move to 3"),
            "illegal",
            f"moves[{PLAYED['express']}]",
        ),
        "chance outcome removed": (
            lambda data: data["moves"].pop(CHANCE["express"]),
            "chance",
            f"moves[{CHANCE['express']}]",
        ),
    },
    "super": {
        "players 2": (put_option("players", 2), "options", "options.players"),
        "expert": (put_option("expert", True), "options", "options.expert"),
        "reflex number": (put_option("reflex", 1), "options", "options.reflex"),
        "without horse": (put_option("horse", False), "illegal", f"moves[{HORSE}]"),
        "another first player": (put_option("first", 1), "illegal", "moves[1]"),
        "another loot card": (
            put_move(CHANCE["super"], "nature", OTHER_LOOT),
            "chance",
            f"moves[{CHANCE['super']}]",
        ),
        "a later loot card": (
            put_move(CHANCE["super"], "nature", LOOT_CARDS[1]),
            "chance",
            f"moves[{CHANCE['super']}]",
        ),
        "unknown loot card": (
            put_move(CHANCE["super"], "nature", "loot 300"),
            "move",
            f"moves[{CHANCE['super']}]",
        ),
        "chance outcome removed": (
            lambda data: data["moves"].pop(CHANCE["super"]),
            "illegal",
            f"moves[{CHANCE['super']}]",
        ),
        "a card twice": (changed_cards("move", "fire", "move"), "illegal", f"moves[{PLAYED['super']}]"),
        "two cards": (changed_cards("move", "fire"), "move", f"moves[{PLAYED['super']}]"),
        "four cards": (changed_cards("move", "fire", "turn", "floor"), "move", f"moves[{PLAYED['super']}]"),
        "take back without a choice": (
            put_move(PLAYED["super"], MOVES["super"][PLAYED["super"]][0], "take back"),
            "illegal",
            f"moves[{PLAYED['super']}]",
        ),
        "take back by another seat": (
            put_move(TAKEN_BACK, 99, "take back"),
            "illegal",
            f"moves[{TAKEN_BACK}]",
        ),
        "take back removed": (lambda data: data["moves"].pop(TAKEN_BACK), "illegal", "moves["),
        "move by a player who is out": (
            lambda data: data["moves"].insert(WHILE_OUT, [OUT, "programme move fire turn"]),
            "illegal",
            f"moves[{WHILE_OUT}]",
        ),
        "take back by a player who is out": (
            lambda data: data["moves"].insert(WHILE_OUT, [OUT, "take back"]),
            "illegal",
            f"moves[{WHILE_OUT}]",
        ),
        "player who is out instead of another": (
            put_move(WHILE_OUT, OUT, "programme move fire turn"),
            "illegal",
            f"moves[{WHILE_OUT}]",
        ),
    },
}
ALL_EDITS: Final = {
    (slug, name): change
    for slug in GAMES
    for name, change in {**EDITS, **edits_of_moves(slug), **SPECIAL[slug]}.items()
}


def check_refusal(error: RecordError) -> None:
    assert error.where
    for language in LANGUAGES:
        sentence = Words(language).error(error)
        assert sentence
        assert "record-" not in sentence
