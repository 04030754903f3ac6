"""The cards of a programme as text and as data."""

from typing import Final

from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.notation.reader import Reader
from coltexpress.engine.setup import arrangements
from coltexpress.engine.specs import Field
from coltexpress.games.superexpress.components import ACTIONS, FLOOR_CHANGE, PROGRAMME, TURN_AROUND, WORDS

_NAMES: Final = (*WORDS, ACTIONS[FLOOR_CHANGE], ACTIONS[TURN_AROUND])
_CARDS: Final = (*range(len(WORDS)), FLOOR_CHANGE, TURN_AROUND)


def cards_text(cards: tuple[int, ...]) -> str:
    """ "move fire turn"."""
    return " ".join(WORDS[card] for card in cards)


def read_cards(reader: Reader) -> tuple[int, ...]:
    """Read up to three cards; the long names are also accepted."""
    cards: list[int] = []
    while not cards or (len(cards) < PROGRAMME and not reader.done):
        cards.append(_CARDS[reader.name(_NAMES)])
    return tuple(cards)


class ProgrammeCards(Field):
    """The cards of a programme, in order."""

    def text(self, value: object) -> str:
        assert isinstance(value, tuple)
        return cards_text(value)

    def read(self, reader: Reader) -> object:
        cards = read_cards(reader)
        if len(cards) < PROGRAMME:
            raise reader.fail("expected", wanted=" / ".join(WORDS), found=reader.word)
        return cards

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [ACTIONS[card] for card in value]

    def from_json(self, data: object) -> object:
        if not isinstance(data, list) or len(data) != PROGRAMME:
            raise ValueError(self.name)
        return tuple([ACTIONS.index(card) for card in data])

    def schema(self) -> JsonObject:
        return {"type": "array", "items": {"enum": list(ACTIONS)}, "minItems": PROGRAMME, "maxItems": PROGRAMME}

    def domain(self) -> tuple[object, ...]:
        return tuple(arrangements(list(range(len(WORDS))), PROGRAMME))
