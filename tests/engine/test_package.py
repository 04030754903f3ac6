"""What `import coltexpress` offers, on both engines."""

import inspect
from types import ModuleType
from typing import Any

import pytest

import coltexpress
import coltexpress.games.express.board as express_board
from coltexpress import BadOption, Event, Match, Move, express, superexpress
from coltexpress.engine.contract import Game

GAMES: tuple[Game, ...] = (express, superexpress)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def test_no_public_name_hides_a_subpackage() -> None:
    assert isinstance(coltexpress.games, ModuleType)
    assert express_board.Board in type(express.new({"players": 3})).__mro__


@each_game
def test_a_game_is_created_from_json(game: Game) -> None:
    record = Match(game, game.parse_options({"players": 3}), b"seed", ["a", "b", "c"]).record()
    assert game.new(record.options).notation() == game.new(game.parse_options(record.options)).notation()


@each_game
@pytest.mark.parametrize(
    ("options", "field"), [({}, "players"), ({"players": 30}, "players"), ({"seats": 3}, "seats"), (3, "options")]
)
def test_bad_json_is_refused_with_the_name_of_the_field(game: Game, options: object, field: str) -> None:
    with pytest.raises(BadOption) as refused:
        game.new(options)
    assert refused.value.field == field


@each_game
def test_apply_wants_a_move_and_not_its_notation(game: Game) -> None:
    state = game.new({"players": 3})
    before = state.notation()
    move: Any = str(state.legal_moves(-1)[0])  # Any: a wrong type on purpose
    with pytest.raises(TypeError, match=r"Move.*got str"):
        state.apply(-1, move)
    assert state.notation() == before


@pytest.mark.parametrize("kind", [Event, Move, *[type(game.new({"players": 3})) for game in GAMES]])
def test_classes_have_docstrings(kind: type) -> None:
    assert inspect.cleandoc(kind.__doc__ or "")
