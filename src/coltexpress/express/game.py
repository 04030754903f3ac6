"""Colt Express as the contract's Game."""

from collections.abc import Mapping
from typing import Any, Final

from coltexpress.core.protocol import Viewer
from coltexpress.express.events import Event
from coltexpress.express.moves import Move, parse_move
from coltexpress.express.options import Options, parse_options
from coltexpress.express.position import parse_position
from coltexpress.express.state import ExpressState, new_state


class ExpressGame:
    """See core.protocol.Game."""

    def __init__(self) -> None:
        self.slug = "express"
        self.rules_version = 1

    def options(self, **chosen: Any) -> Options:
        """Options by name: players, expert, bandits, teams, train, first, placement."""
        return parse_options(chosen)

    def parse_options(self, data: Mapping[str, object]) -> Options:
        return parse_options(data)

    def new(self, options: Options) -> ExpressState:
        return new_state(options)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def parse_position(self, text: str) -> ExpressState:
        return parse_position(text)

    def redact(self, event: Event, viewer: Viewer) -> Event:
        return event.redact(viewer)


EXPRESS: Final = ExpressGame()
