"""Parses moves, the inverse of `str(move)`."""

from typing import Final

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.moves import TAKE_BACK, AssignBandits, DrawFirstPlayer, Move
from coltexpress.engine.notation.reader import Reader, read_all
from coltexpress.engine.setup import read_names
from coltexpress.games.superexpress.components import ACTIONS, FLOOR_CHANGE, LOOT, PROGRAMME, TURN_AROUND, WORDS
from coltexpress.games.superexpress.moves import ALL_PROGRAMMES, TURN_UP_MOVES, Programme

_NAMES: Final = (*WORDS, ACTIONS[FLOOR_CHANGE], ACTIONS[TURN_AROUND])
_CARDS: Final = (*range(len(WORDS)), FLOOR_CHANGE, TURN_AROUND)


def read_cards(reader: Reader) -> tuple[int, ...]:
    """Read up to three cards; the long names are also accepted."""
    cards: list[int] = []
    while not cards or (len(cards) < PROGRAMME and not reader.done):
        cards.append(_CARDS[reader.name(_NAMES)])
    return tuple(cards)


def read_programme(reader: Reader) -> Programme:
    cards = read_cards(reader)
    if len(cards) < PROGRAMME:
        raise reader.fail("expected", wanted=" / ".join(WORDS), found=reader.word)
    for programme in ALL_PROGRAMMES:
        if programme.cards == cards:
            return programme
    return Programme(cards)  # has a duplicate card; the state rejects it


def read_move(reader: Reader) -> Move:
    """Read one move at the current position of the reader."""
    match reader.name(("programme", "take back", "loot", "bandits", "first")):
        case 0:
            return read_programme(reader)
        case 1:
            return TAKE_BACK
        case 2:
            return TURN_UP_MOVES[1 << reader.name([str(value) for value in LOOT])][0]
        case 3:
            return AssignBandits(read_names(reader, BANDITS))
        case _:
            return DrawFirstPlayer(reader.name(BANDITS))


def parse_move(text: str) -> Move:
    """Parse a move; NotationError locates the error."""
    return read_all(text, read_move)
