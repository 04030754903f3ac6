"""The cards of a move as text and as data: plain cards, and those of a team by bandit."""

from collections.abc import Iterator, Mapping
from typing import Final

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.notation.reader import Reader
from coltexpress.engine.specs import NO_SUFFIXES, Field
from coltexpress.games.express.bags.cards import BULLET, bullets, card_bag, count
from coltexpress.games.express.components import ACTIONS, BANDITS, MARSHAL, TEAM_ACTIONS

_CARD_NAMES: Final = (*ACTIONS, "bullet", "bullets")
_MOST_BULLETS: Final = 99
_MOST_CARDS: Final = 2


def cards_of(plain: int, named: int) -> Iterator[tuple[int, int, int]]:
    """Bandit or NOBODY, action or BULLET, and number of each kind of card."""
    for who in range(len(BANDITS)):
        for action in range(TEAM_ACTIONS):
            if named >> (who * TEAM_ACTIONS + action) & 1:
                yield who, action, 1
    for action in range(len(ACTIONS)):
        n = int(count(plain, action))
        if n:
            yield NOBODY, action, n
    n = int(bullets(plain))
    if n:
        yield NOBODY, BULLET, n


def card_data(who: int, action: int) -> JsonObject:
    """A card as data: its action (or "bullet"), and in a team its bandit."""
    card: JsonObject = {} if who == NOBODY else {"bandit": BANDITS[who]}
    card["action"] = "bullet" if action == BULLET else ACTIONS[action]
    return card


def cards_data(plain: int, named: int) -> list[JsonObject]:
    """Each card as data."""
    return [card_data(who, action) for who, action, number in cards_of(plain, named) for _ in range(number)]


def cards_text(plain: int, named: int) -> str:
    """ "move, 2 fire, bullet"; in a team "tuco fire, doc move, marshal"."""
    found = []
    for who, action, number in cards_of(plain, named):
        if action == BULLET:
            name = "bullet" if number == 1 else "bullets"
        else:
            name = ACTIONS[action] if who == NOBODY else f"{BANDITS[who]} {ACTIONS[action]}"
        found.append(name if number == 1 else f"{number} {name}")
    return ", ".join(found) or "nothing"


def read_cards(reader: Reader) -> tuple[int, int]:
    """The inverse of `cards_text`: (plain, named)."""
    plain = named = 0
    if reader.maybe("nothing"):
        return plain, named
    while True:
        who = reader.maybe_name(BANDITS)
        if who >= 0:
            bit = 1 << (who * TEAM_ACTIONS + reader.name(ACTIONS[:TEAM_ACTIONS]))
            if named & bit:
                raise reader.fail("twice")
            named |= bit
        else:
            start = reader.at
            number = reader.maybe_number()
            card = min(reader.name(_CARD_NAMES), MARSHAL + 1)
            card = BULLET if card > MARSHAL else card
            n = 1 if number < 0 else number
            if n < 1 or int(count(plain, card)) + n > (_MOST_BULLETS if card == BULLET else _MOST_CARDS):
                reader.at = start
                raise reader.fail("too-many")
            plain += n * int(card_bag(card))
        if not reader.maybe(","):
            return plain, named


class Cards(Field):
    """Cards of a hand or deck: two slots, plain cards and those of a team."""

    def __init__(self, name: str, with_bullets: bool, suffixes: Mapping[str, str] = NO_SUFFIXES) -> None:
        super().__init__(name, ("plain", "named"), suffixes=suffixes)
        self._with_bullets = with_bullets

    def text(self, value: object) -> str:
        plain, named = _bags(value)
        return cards_text(plain, named)

    def read(self, reader: Reader) -> object:
        plain, named = read_cards(reader)
        if bullets(plain) and not self._with_bullets:
            raise reader.fail("no-bullets")
        return plain, named

    def to_json(self, value: object) -> object:
        return cards_data(*_bags(value))

    def from_json(self, data: object) -> object:
        if not isinstance(data, list):
            raise ValueError(self.name)  # noqa: TRY004 - data of a client
        plain = named = 0
        for card in data:
            if not isinstance(card, dict) or not {"action"} <= card.keys() <= {"action", "bandit"}:
                raise ValueError(self.name)
            if "bandit" in card:
                bit = 1 << (BANDITS.index(card["bandit"]) * TEAM_ACTIONS + ACTIONS[:TEAM_ACTIONS].index(card["action"]))
                if named & bit:
                    raise ValueError(self.name)
                named |= bit
            else:
                bullet = card["action"] == "bullet" and self._with_bullets
                kind = BULLET if bullet else ACTIONS.index(card["action"])
                if int(count(plain, kind)) >= (_MOST_BULLETS if bullet else _MOST_CARDS):
                    raise ValueError(self.name)
                plain += int(card_bag(kind))
        return plain, named

    def schema(self) -> JsonObject:
        actions = [*ACTIONS, "bullet"] if self._with_bullets else list(ACTIONS)
        card = {
            "type": "object",
            "properties": {"bandit": {"enum": list(BANDITS)}, "action": {"enum": actions}},
            "required": ["action"],
            "additionalProperties": False,
        }
        return {"type": "array", "items": card}


def _bags(value: object) -> tuple[int, int]:
    assert isinstance(value, tuple)
    plain, named = value
    return int(plain), int(named)
