"""All moves of the game, chance outcomes included. `str(move)` is the notation; `notation.read_move` parses it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.moves import Move, Moves, by_mask
from coltexpress.engine.registry import restore_move
from coltexpress.engine.setup import arrangements
from coltexpress.games.superexpress.components import LOOT, PROGRAMME, WORDS, hand
from coltexpress.games.superexpress.pieces import pack


@mypyc_attr(acyclic=True)
class SuperMove(Move):
    """Base class of the moves of this game."""

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return restore_move, ("super", str(self))


@mypyc_attr(acyclic=True)
class Programme(SuperMove):
    """The cards of a round and their order (SRN-1)."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        kinds: i64 = 0
        for card in cards:
            kinds |= 1 << card
        self.cards = cards
        self.packed: i64 = pack(cards)
        self.kinds: i64 = kinds  # a bit for each kind of card
        self.proper = len(set(cards)) == PROGRAMME

    def __str__(self) -> str:
        return f"programme {cards_text(self.cards)}"


@mypyc_attr(acyclic=True)
class TurnUp(SuperMove):
    """Chance reveals the loot card of the uncoupled car (SRN-4)."""

    def __init__(self, card: int) -> None:
        self.card: i64 = card

    def __str__(self) -> str:
        return f"loot {LOOT[self.card]}"


ALL_PROGRAMMES: Final = [Programme(cards) for cards in arrangements(list(range(len(WORDS))), PROGRAMME)]
TURN_UP_MOVES: Final = by_mask([TurnUp(card) for card in range(len(LOOT))])


def programmes(kinds: int) -> Moves:
    """All programmes with these cards."""
    return tuple([programme for programme in ALL_PROGRAMMES if not programme.kinds & ~kinds])


PROGRAMMES: Final[list[Moves]] = [  # index: the hand's bits from REFLEX on: neither expansion, Reflex, Horse, both
    programmes(hand(reflex, horse)) for horse in (False, True) for reflex in (False, True)
]

# --- as text --------------------------------------------------------------------------------------


def cards_text(cards: tuple[int, ...]) -> str:
    """ "move fire turn"."""
    return " ".join(WORDS[card] for card in cards)
