"""The games of the terminal, by slug."""

from typing import Final

from coltexpress.engine.registry import game
from coltexpress.terminal.express.ui import EXPRESS_FACE
from coltexpress.terminal.game_ui import GameUI
from coltexpress.terminal.superexpress.ui import SUPER_FACE

UIS: Final[dict[str, GameUI]] = {ui.slug: ui for ui in (EXPRESS_FACE, SUPER_FACE)}
"""The first one is the default."""
DEFAULT: Final = next(iter(UIS))


def ui_of(slug: str) -> GameUI:
    return UIS[game(slug.lower()).slug]
