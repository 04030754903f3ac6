"""Every move of the game, nature's among them. `str(move)` is its notation; `read_move` is the inverse."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.moves import TAKE_BACK, AssignBandits, DrawFirstPlayer, Move, Moves, by_mask
from coltexpress.engine.notation.reader import Reader, read_all
from coltexpress.engine.setup import arrangements, read_names
from coltexpress.games.superexpress.components import ACTIONS, FLOOR_CHANGE, LOOT, PROGRAMME, TURN_AROUND, WORDS, hand
from coltexpress.games.superexpress.pieces import pack


@mypyc_attr(acyclic=True)
class SuperMove(Move):
    """A move of this game."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return parse_move, (str(self),)


@mypyc_attr(acyclic=True)
class Programme(SuperMove):
    """The cards of a round and their order (SRN-1)."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        kinds: i64 = 0
        for card in cards:
            kinds |= 1 << card
        self.cards = cards
        self.packed: i64 = pack(cards)
        self.kinds: i64 = kinds  # a bit for each card
        self.proper = len(set(cards)) == PROGRAMME  # three different cards

    def __str__(self) -> str:
        return f"programme {cards_text(self.cards)}"


@mypyc_attr(acyclic=True)
class TurnUp(SuperMove):
    """Nature turns up the loot card of the car that was uncoupled (SRN-4)."""

    def __init__(self, card: int) -> None:
        self.card: i64 = card

    def __str__(self) -> str:
        return f"loot {LOOT[self.card]}"


_PROGRAMMES: Final = [Programme(cards) for cards in arrangements(list(range(len(WORDS))), PROGRAMME)]
TURN_UP: Final = by_mask([TurnUp(card) for card in range(len(LOOT))])


def programmes(kinds: int) -> Moves:
    """All programmes of these cards."""
    return tuple([programme for programme in _PROGRAMMES if not programme.kinds & ~kinds])


PROGRAMMES: Final[list[Moves]] = [  # by the hand's bits from REFLEX on: neither expansion, Reflex, Horse, both
    programmes(hand(reflex, horse)) for horse in (False, True) for reflex in (False, True)
]

# --- as text --------------------------------------------------------------------------------------


def cards_text(cards: tuple[int, ...]) -> str:
    """ "move fire turn"."""
    return " ".join(WORDS[card] for card in cards)


_NAMES: Final = (*WORDS, ACTIONS[FLOOR_CHANGE], ACTIONS[TURN_AROUND])
_CARDS: Final = (*range(len(WORDS)), FLOOR_CHANGE, TURN_AROUND)


def read_cards(reader: Reader) -> tuple[int, ...]:
    """Up to three cards; the long names are understood as well."""
    cards: list[int] = []
    while not cards or (len(cards) < PROGRAMME and not reader.done):
        cards.append(_CARDS[reader.name(_NAMES)])
    return tuple(cards)


def read_programme(reader: Reader) -> Programme:
    cards = read_cards(reader)
    if len(cards) < PROGRAMME:
        raise reader.fail("expected", wanted=" / ".join(WORDS), found=reader.word)
    for programme in _PROGRAMMES:
        if programme.cards == cards:
            return programme
    return Programme(cards)  # a card twice: the table refuses it


def read_move(reader: Reader) -> Move:
    """One move, from where the reader stands."""
    match reader.name(("programme", "take back", "loot", "bandits", "first")):
        case 0:
            return read_programme(reader)
        case 1:
            return TAKE_BACK
        case 2:
            return TURN_UP[1 << reader.name([str(value) for value in LOOT])][0]
        case 3:
            return AssignBandits(read_names(reader, BANDITS))
        case _:
            return DrawFirstPlayer(reader.name(BANDITS))


def parse_move(text: str) -> Move:
    """The move that this text says; NotationError says where it does not."""
    return read_all(text, read_move)
