"""Reads the moves of a game from text and from data, by the specs of their kinds."""

from collections.abc import Mapping, Sequence

from coltexpress.engine.errors import ColtError, NotationError
from coltexpress.engine.moves import Move, make
from coltexpress.engine.notation.reader import Reader, read_all, words_of
from coltexpress.engine.specs import Spec


class MoveReader:
    """`kinds`: all kinds of moves of the game."""

    def __init__(self, kinds: Sequence[type[Move]]) -> None:
        self.kinds = tuple(kinds)
        self._by_kind = {kind.spec.kind: kind for kind in kinds}
        self._by_first_word: dict[str, list[type[Move]]] = {}
        for kind in kinds:
            for start in kind.spec.beginnings():
                self._by_first_word.setdefault(words_of(start)[0], []).append(kind)
        self._expected = " / ".join(_expected([kind.spec for kind in kinds]))

    def parse(self, text: str) -> Move:
        """Parse a move; NotationError locates the error."""
        return read_all(text, self.read)

    def read(self, reader: Reader) -> Move:
        """Read the longest move that comes next. The error is that of the kind of which most could be read."""
        start = best_end = reader.at
        best: tuple[type[Move], tuple[object, ...]] | None = None
        failed: NotationError | None = None
        for kind in self._by_first_word.get(reader.word, ()):
            reader.at = start
            try:
                arguments = kind.spec.read(reader)
            except NotationError as error:
                failed = _farther(failed, error)
                continue
            if best is None or reader.at > best_end:
                best, best_end = (kind, arguments), reader.at
        reader.at = best_end
        try:
            if best is not None:
                return make(*best)
            raise failed or reader.fail("expected", wanted=self._expected, found=reader.word)
        finally:
            failed = None  # avoids a reference cycle: its traceback refers to this frame

    def from_data(self, kind: str, data: Mapping[str, object]) -> Move:
        """The inverse of `move.kind` and `move.data()`; ColtError names the wrong field."""
        found = self._by_kind.get(kind)
        if found is None:
            raise ColtError("move-data", field="kind")
        return make(found, found.spec.from_data(data))


def _expected(specs: Sequence[Spec]) -> list[str]:
    """How moves can begin, without fixed texts that begin like a move with fields: `take nothing`, `take it`."""
    open_ended = {words_of(start)[0] for spec in specs if spec.fields for start in spec.beginnings()}
    return list(
        dict.fromkeys(
            start
            for spec in specs
            for start in spec.beginnings()
            if spec.fields or words_of(start)[0] not in open_ended
        )
    )


def _farther(one: NotationError | None, other: NotationError) -> NotationError:
    """The error that is farther to the right. At the same word: the more specific one, or all that was expected."""
    if one is None or other.column > one.column:
        return other
    if other.column < one.column or "wanted" not in one.details:
        return one
    if "wanted" not in other.details:
        return other
    wanted = f"{one.details['wanted']} / {other.details['wanted']}"
    return NotationError("expected", one.line, one.column, wanted=wanted, found=one.details["found"])
