"""Moves and questions are declared once: notation, data, schemas and message keys agree."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice, product

import jsonschema_rs
import pytest

import coltexpress
from coltexpress import Dice, express, superexpress
from coltexpress.engine.contract import Game
from coltexpress.engine.errors import ColtError, NotationError
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move, make
from coltexpress.engine.notation.reader import read_all
from coltexpress.engine.specs import Flag, Name, Spec
from support.games import kinds as variants
from support.games import new, random_step

GAMES = coltexpress.all_games()
KINDS = [(game, kind) for game in GAMES for kind in game.move_kinds]
LONG = {"assign-bandits", "couple", "deal", "keep"}
"""Kinds with too many moves to list."""


def every_move(kind: type[Move]) -> Iterator[Move]:
    """All moves of a kind with few. Fields with several slots have too many values."""
    for values in product(*[field.domain() or () for field in kind.spec.fields]):
        yield make(kind, values)


@cache
def moves_of_games() -> tuple[tuple[Game, Move], ...]:
    """Different legal moves of random games of all variants."""
    found: dict[tuple[str, str], Move] = {}
    for slug, options in variants():
        state = new(slug, options)
        dice = Dice(5)
        for _ in range(60):
            if not state.to_act():
                break
            for seat in state.to_act():
                legal = state.legal_moves(seat) if seat >= 0 else (state.sample_chance(dice),)
                found |= {(slug, str(move)): move for move in legal[:40]}
            state.apply(*random_step(state, dice))
    return tuple((coltexpress.game(slug), move) for (slug, _), move in found.items())


def check_round_trip(game: Game, move: Move) -> None:
    data = json.loads(json.dumps(move.data()))
    assert game.parse_move(str(move)) == move
    again = game.move_from_data(move.kind, data)
    assert again == move
    assert type(again) is type(move)
    assert again.data() == data
    assert jsonschema_rs.is_valid(move.spec.schema(), data)
    assert move.spec.message_key(move) in move.spec.message_keys()


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda each: getattr(each, "slug", getattr(each, "__name__", "")))
def test_every_move_is_restored_from_its_text_and_from_its_data(game: Game, kind: type[Move]) -> None:
    found = list(every_move(kind))
    assert found or kind.spec.kind in LONG
    assert len({str(move) for move in found}) == len(found)
    for move in found:
        check_round_trip(game, move)


def test_moves_of_games_are_restored_from_their_text_and_from_their_data() -> None:
    found = set()
    for game, move in moves_of_games():
        check_round_trip(game, move)
        found.add(move.kind)
    assert found >= LONG | {"play", "draw", "go-to", "programme", "bullets"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_no_two_patterns_read_the_same_text(game: Game) -> None:
    def reads(kind: type[Move], text: str) -> bool:
        try:
            read_all(text, kind.spec.read)
        except NotationError:
            return False
        return True

    samples = {str(move): move.kind for kind in game.move_kinds for move in islice(every_move(kind), 200)}
    samples |= {str(move): move.kind for owner, move in moves_of_games() if owner is game and move.kind in LONG}
    for text, kind in samples.items():
        assert [each.spec.kind for each in game.move_kinds if reads(each, text)] == [kind], text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_kinds_are_unique(game: Game) -> None:
    for kinds in (game.move_kinds, game.question_kinds):
        names = [kind.spec.kind for kind in kinds]
        assert len(set(names)) == len(names)


def test_a_kind_of_move_or_question_has_the_same_fields_in_every_game() -> None:
    """Clients have one type for each kind."""
    for every in ([game.move_kinds for game in GAMES], [game.question_kinds for game in GAMES]):
        specs: dict[str, Spec] = {}
        for kinds in every:
            for kind in kinds:
                assert specs.setdefault(kind.spec.kind, kind.spec) is kind.spec, kind.spec.kind


WRONG: list[tuple[Game, str, JsonObject, str]] = [
    (express, "dance", {}, "kind"),
    (express, "draw", {"cards": 3}, "cards"),
    (express, "shoot", {}, "bandit"),
    (express, "shoot", {"bandit": "mei"}, "bandit"),
    (express, "shoot", {"bandit": 0}, "bandit"),
    (express, "shoot", {"bandit": ["belle"]}, "bandit"),
    (express, "shoot", {"bandit": None}, "bandit"),
    (express, "go-to", {"car": 7}, "car"),
    (express, "go-to", {"car": -1}, "car"),
    (express, "go-to", {"car": "2"}, "car"),
    (express, "go-to", {"car": True}, "car"),
    (express, "play", {"action": "fire"}, "down"),
    (express, "play", {"action": "fire", "down": 1}, "down"),
    (express, "take-known", {"value": 250.0, "open": False}, "value"),
    (express, "keep", {"cards": "fire"}, "cards"),
    (express, "keep", {"cards": ["fire"]}, "cards"),
    (express, "keep", {"cards": [{"action": "bullet"}]}, "cards"),
    (express, "keep", {"cards": [{"action": "fire", "down": True}]}, "cards"),
    (express, "keep", {"cards": 3 * [{"action": "fire"}]}, "cards"),
    (express, "keep", {"cards": 2 * [{"bandit": "doc", "action": "fire"}]}, "cards"),
    (express, "keep", {"cards": [{"bandit": "doc", "action": "marshal"}]}, "cards"),
    (express, "keep", {"cards": [{"action": ["fire"]}]}, "cards"),
    (express, "place", {"bandit": "doc"}, "keeper"),
    (express, "couple", {"cars": ["mail", "mail"]}, "cars"),
    (superexpress, "programme", {"cards": ["move", "fire"]}, "cards"),
    (superexpress, "programme", {"cards": ["move", "fire", "turn"]}, "cards"),
    (superexpress, "loot-card", {"value": 300}, "value"),
]


@pytest.mark.parametrize(("game", "kind", "data", "field"), WRONG, ids=lambda each: str(getattr(each, "slug", each)))
def test_wrong_data_are_refused_with_the_field(game: Game, kind: str, data: JsonObject, field: str) -> None:
    with pytest.raises(ColtError) as refused:
        game.move_from_data(kind, data)
    assert (refused.value.key, refused.value.details) == ("move-data", {"field": field})


def test_questions_have_data() -> None:
    state = express.parse_position("""
        express standard
        locomotive |       | marshal, strongbox
        mail       | belle |
        saloon     | doc   | jewel
        dining     | tuco  | 2 purses
        belle | bullets 6
        doc   | holds purse 300
        tuco  | holds jewel
        pile  | belle move
    """)
    assert state.question is not None
    assert (state.question.spec.kind, state.question.data(state)) == ("move", {"bandit": "belle"})


def test_a_pattern_with_optional_parts() -> None:
    spec = Spec("sing", "sing[ {loud}] to {whom}[ and {other}]", Flag("loud", "out loud"), Name("whom", ("doc", "mei")),
                Name("other", ("doc", "mei"), absent=-1))  # fmt: skip
    assert read_all("sing to doc", spec.read) == (False, 0, -1)
    assert read_all("sing out loud to mei and doc", spec.read) == (True, 1, 0)
    assert spec.beginnings() == ["sing"]
