"""The games of the terminal, by slug."""

from typing import Final

from coltexpress.engine.registry import game
from coltexpress.terminal.express.ui import EXPRESS_UI
from coltexpress.terminal.game_ui import GameUI
from coltexpress.terminal.superexpress.ui import SUPER_UI

UIS: Final[dict[str, GameUI]] = {ui.slug: ui for ui in (EXPRESS_UI, SUPER_UI)}
"""The first one is the default."""
DEFAULT_GAME: Final = next(iter(UIS))


def ui_of(slug: str) -> GameUI:
    return UIS[game(slug.lower()).slug]
