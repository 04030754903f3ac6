"""The choices of a seat, with previews of their effects."""

from typing import Final

from coltexpress.engine.contract import State
from coltexpress.engine.events import Event
from coltexpress.engine.moves import Move
from coltexpress.engine.play.dice import Dice
from coltexpress.protocol.messages import Choice, Happening
from coltexpress.tables.reveals import listening

_MOST_PREVIEWS: Final = 24


def choices_of(state: State, seat: int, version: int) -> list[Choice]:
    """The seat's legal moves with previews. Simultaneous secret choices have no previews."""
    legal = state.legal_moves(seat)
    alone = state.to_act() == (seat,) and not state.answers
    if not alone or not 1 < len(legal) <= _MOST_PREVIEWS:
        return [Choice(str(move)) for move in legal]
    world = state.determinize(seat, Dice(version))
    return [Choice(str(move), _preview(world.copy(), seat, move)) for move in legal]


def _preview(world: State, seat: int, move: Move) -> list[Happening]:
    """The events of a move in a determinized world, up to the first that depends on resampled information."""
    seen: list[Happening] = []
    hidden = world.face_down(seat)

    def watch(event: Event) -> None:
        nonlocal hidden
        now = world.face_down(seat) if world.outcome() is None else -1  # the end of the game reveals all purses
        if now >= hidden >= 0:
            redacted = event.redact(seat)
            seen.append(Happening(redacted.kind, redacted.data()))
            hidden = now
        else:
            hidden = -1  # hidden information was revealed: later events are uncertain

    with listening(world, watch):
        world.apply(seat, move)
    return seen
