"""The implementation of `contract.Game`: combines the functions of a game into one object."""

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from coltexpress.engine.errors import ColtError
from coltexpress.engine.moves import Move
from coltexpress.engine.notation.move_reader import MoveReader
from coltexpress.engine.options import GameOptions, shown
from coltexpress.engine.state import BaseState

O = TypeVar("O", bound=GameOptions)  # noqa: E741 - options and state
S = TypeVar("S", bound=BaseState)


class Rules(Generic[O, S]):
    """See contract.Game. The rules version increases whenever the same moves would lead to another state."""

    def __init__(
        self,
        slug: str,
        newest: int,
        options: type[O],
        parse_options: Callable[[Mapping[str, object]], O],
        new: Callable[[O, int], S],
        moves: MoveReader,
        read_position: Callable[[str, int], S],
    ) -> None:
        self.slug = slug
        self.rules_version = newest
        self._options = options
        self._parse_options = parse_options
        self._new = new
        self.move_kinds = moves.kinds
        self._moves = moves
        self._read_position = read_position

    def options(self, **chosen: object) -> O:
        return self._parse_options(chosen)

    def parse_options(self, data: Mapping[str, object]) -> O:
        return self._parse_options(data)

    def plays(self, rules_version: int) -> bool:
        return 1 <= rules_version <= self.rules_version

    def new(self, options: O | Mapping[str, object], rules_version: int | None = None) -> S:
        known = self._known(rules_version)
        if isinstance(options, self._options):
            return self._new(options, known)
        if isinstance(options, GameOptions):
            raise TypeError(f"expected options of the game {self.slug!r}; got those of another game: {options}")
        return self._new(self._parse_options(options), known)

    def parse_move(self, text: str) -> Move:
        return self._moves.parse(text)

    def move_from_data(self, kind: str, data: Mapping[str, object]) -> Move:
        return self._moves.from_data(kind, data)

    def _known(self, rules_version: int | None) -> int:
        """A supported rules version; None: the newest."""
        if rules_version is None:
            return self.rules_version
        if not self.plays(rules_version):
            raise ColtError("rules-unknown", found=shown(rules_version), known=self.rules_version)
        return rules_version

    def parse_position(self, text: str, *, advance: bool = True, rules_version: int | None = None) -> S:
        """See contract.Game."""
        state = self._read_position(text, self._known(rules_version))
        if advance and state.question is None:
            state.advance_silently()
        return state
