"""The registered games by slug. Games register themselves; the engine imports none of them."""

from typing import Final

from coltexpress.engine.contract import Game, State
from coltexpress.engine.errors import ColtError

_games: Final[dict[str, Game]] = {}


def register(game: Game) -> None:
    _games[game.slug] = game


def game(slug: str) -> Game:
    found = _games.get(slug)
    if found is None:
        raise ColtError("game-unknown", value=slug[:40], known=", ".join(_games))
    return found


def all_games() -> tuple[Game, ...]:
    return tuple(_games.values())


def restore(slug: str, text: str, quiet: bool) -> State:
    """Unpickle a state from its notation."""
    state = game(slug).parse_position(text, advance=False)
    state.quiet = quiet
    return state
