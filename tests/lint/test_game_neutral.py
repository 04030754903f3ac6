"""Code for both games does not ask which game it is: what differs is in the folders of a game, or declared by it."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import coltexpress
from coltexpress.protocol.types import GameSlug

SOURCE = Path(__file__).parents[2] / "src" / "coltexpress"
OF_A_GAME = ("games/", "bots/express/", "bots/superexpress/", "terminal/express/", "terminal/superexpress/")
SLUGS = {game.slug for game in coltexpress.all_games()}
ALLOWED = {
    "__init__.py": "registers the games and exports them by name",
    "protocol/types.py": "a literal type has to be written out; a test compares it with the registered games",
    "bench/load_clients.py": "plays the same game at all tables, so that results can be compared",
}


def mentions(source: str) -> Iterator[str]:
    """Slugs as values, and imports of the rules of a game."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in SLUGS and id(node) not in docstrings:
            yield str(node.value)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("coltexpress.games."):
            yield str(node.module)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name.startswith("coltexpress.games."))


def test_shared_modules_do_not_ask_which_game_it_is() -> None:
    paths = {path.relative_to(SOURCE).as_posix(): path for path in SOURCE.rglob("*.py")}
    shared = {name: path for name, path in paths.items() if not name.startswith(OF_A_GAME)}
    found = {name: list(mentions(path.read_text(encoding="utf-8"))) for name, path in shared.items()}
    assert {name for name, slugs in found.items() if slugs} == set(ALLOWED)


def test_a_mention_of_a_game_is_found() -> None:
    assert list(mentions('"""super"""\nif slug == "super": pass')) == ["super"]
    assert list(mentions('TABLES = {"express": 4}')) == ["express"]
    assert list(mentions("from coltexpress.games.express.board import Board")) == ["coltexpress.games.express.board"]
    assert list(mentions("import coltexpress.games.express")) == ["coltexpress.games.express"]
    assert list(mentions("super().__init__()")) == []


def test_the_protocol_has_all_games() -> None:
    assert list(get_args(GameSlug)) == [game.slug for game in coltexpress.all_games()]
