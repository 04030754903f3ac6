"""All moves of the game, chance outcomes included."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.moves import AssignBandits, DrawFirstPlayer, Move, Moves, TakeBack, by_mask, shared
from coltexpress.engine.setup import arrangements
from coltexpress.engine.specs import Name, Spec
from coltexpress.games.superexpress.components import LOOT, PROGRAMME, WORDS, hand
from coltexpress.games.superexpress.notation.cards import ProgrammeCards
from coltexpress.games.superexpress.pieces import pack


@mypyc_attr(acyclic=True)
class Programme(Move):
    """The cards of a round and their order (SRN-1)."""

    spec: ClassVar[Spec] = Spec("programme", "programme {cards}", ProgrammeCards("cards", ("cards",)))

    def __init__(self, cards: tuple[int, ...]) -> None:
        kinds: i64 = 0
        for card in cards:
            kinds |= 1 << card
        self.cards = cards
        self.packed: i64 = pack(cards)
        self.kinds: i64 = kinds  # a bit for each kind of card
        self.proper = len(set(cards)) == PROGRAMME


@mypyc_attr(acyclic=True)
class TurnUp(Move):
    """Chance reveals the loot card of the uncoupled car (SRN-4)."""

    spec: ClassVar[Spec] = Spec("loot-card", "loot {value}", Name("value", LOOT, "card"))

    def __init__(self, card: int) -> None:
        self.card: i64 = card


MOVES: Final[tuple[type[Move], ...]] = (Programme, TakeBack, TurnUp, AssignBandits, DrawFirstPlayer)

ALL_PROGRAMMES: Final = [shared(Programme(cards)) for cards in arrangements(list(range(len(WORDS))), PROGRAMME)]
TURN_UP_MOVES: Final = by_mask([shared(TurnUp(card)) for card in range(len(LOOT))])


def programmes(kinds: int) -> Moves:
    """All programmes with these cards."""
    return tuple([programme for programme in ALL_PROGRAMMES if not programme.kinds & ~kinds])


PROGRAMMES: Final[list[Moves]] = [  # index: the hand's bits from REFLEX on: neither expansion, Reflex, Horse, both
    programmes(hand(reflex, horse)) for horse in (False, True) for reflex in (False, True)
]
