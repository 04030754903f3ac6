"""The implementation of `contract.Game`: combines the functions of a game into one object."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from coltexpress.engine.errors import ColtError
from coltexpress.engine.events import Event
from coltexpress.engine.moves import Move
from coltexpress.engine.notation.move_reader import MoveReader
from coltexpress.engine.option_checks import shown
from coltexpress.engine.options import GameOptions, parse
from coltexpress.engine.questions import Question
from coltexpress.engine.samples import Samples
from coltexpress.engine.state import BaseState

O = TypeVar("O", bound=GameOptions)  # noqa: E741 - options and state
S = TypeVar("S", bound=BaseState)


class Rules(Generic[O, S]):
    """See contract.Game. The rules version increases whenever the same moves would lead to another state."""

    def __init__(
        self,
        newest: int,
        options: type[O],
        new: Callable[[O, int], S],
        moves: MoveReader,
        questions: tuple[type[Question], ...],
        events: tuple[type[Event], ...],
        read_position: Callable[[str, int], S],
        loot: Callable[[S], Sequence[int]],
        samples: Samples,
    ) -> None:
        self.spec = options.spec
        self.slug = self.spec.slug
        self.rules_version = newest
        self._options = options
        self._new = new
        self.move_kinds = moves.kinds
        self.question_kinds = questions
        self.event_kinds = events
        self._moves = moves
        self._read_position = read_position
        self._loot = loot
        self.samples = samples

    def options(self, **chosen: object) -> O:
        return self.parse_options(chosen)

    def parse_options(self, data: Mapping[str, object]) -> O:
        return parse(self._options, data)

    def plays(self, rules_version: int) -> bool:
        return 1 <= rules_version <= self.rules_version

    def new(self, options: O | Mapping[str, object], rules_version: int | None = None) -> S:
        known = self._known(rules_version)
        if isinstance(options, self._options):
            return self._new(options, known)
        if isinstance(options, GameOptions):
            raise TypeError(f"expected options of the game {self.slug!r}; got those of another game: {options}")
        return self._new(self.parse_options(options), known)

    def loot(self, state: Any) -> list[int]:  # Any: a state of this game
        return list(self._loot(state))

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
