"""The choices of a seat, with previews of their effects."""

from typing import Final

from coltexpress.engine.contract import State
from coltexpress.engine.events import Event
from coltexpress.engine.moves import Move
from coltexpress.engine.play.dice import Dice
from coltexpress.protocol.messages import Choice, Happening, Selection
from coltexpress.tables.reveals import listening

_MOST_PREVIEWS: Final = 24


def choices_of(state: State, seat: int, version: int) -> list[Choice]:
    """The seat's legal moves with previews, or a selection of cards that stands for many moves.

    Simultaneous secret choices have no previews.
    """
    selection = state.selection(seat)
    if selection is not None:
        select = Selection(list(selection.cards), selection.least, selection.most, selection.ordered)
        return [Choice(selection.kind, select=select)]
    legal = state.legal_moves(seat)
    alone = state.to_act() == (seat,) and not state.answers
    if not alone or not 1 < len(legal) <= _MOST_PREVIEWS:
        return [_choice(move) for move in legal]
    world = state.determinize(seat, Dice(version))
    return [_choice(move, _preview(world.copy(), seat, move)) for move in legal]


def _choice(move: Move, preview: list[Happening] | None = None) -> Choice:
    return Choice(move.kind, str(move), move.data(), preview=preview or [])


def _preview(world: State, seat: int, move: Move) -> list[Happening]:
    """The events of a move in a determinized world, up to the first that reveals something that was resampled."""
    seen: list[Happening] = []
    certain = True

    def watch(event: Event) -> None:
        nonlocal certain
        certain = certain and not event.reveals(seat)
        if certain:
            redacted = event.redact(seat)
            seen.append(Happening(redacted.kind, redacted.data()))

    with listening(world, watch):
        world.apply(seat, move)
    return seen
