"""Parses moves, the inverse of `str(move)`."""

from typing import Final

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.moves import AssignBandits, DrawFirstPlayer, Move
from coltexpress.engine.notation.reader import Reader, read_all
from coltexpress.engine.setup import read_names
from coltexpress.games.express.bags.cards import BULLET, bullets, card_bag, count
from coltexpress.games.express.components import ACTIONS, BANDITS, CARS, LOOT, MARSHAL, PURSE, PURSE_VALUES, ROUND_CARDS
from coltexpress.games.express.moves import (
    DECLINE,
    DRAW,
    DROP_MOVES,
    FALL,
    FOUND,
    GO_TO_MOVES,
    KEEPS,
    KNOCK_BACK,
    KNOCK_FORWARD,
    LEAVE,
    MOST_CARS,
    PASS,
    PICKS,
    PLACES,
    PLAYS,
    PUNCH_MOVES,
    REVEAL_ROUND_CARD,
    SEND_MARSHAL_MOVES,
    SHED,
    SHED_NOTHING,
    SHOOT_MOVES,
    SNATCH,
    TAKE,
    TAKE_KNOWN,
    TAKE_OPEN,
    TAKE_UNKNOWN,
    TEAM_ACTIONS,
    Couple,
    Deal,
    Keep,
)

_CARD_NAMES: Final = (*ACTIONS, "bullet", "bullets")
_VERBS: Final = (
    "bandits", "train", "first", "pick", "place", "deal", "turn over", "play", "draw", "pass",
    "discard bullets", "keep bullets", "keep", "move to", "marshal to", "shoot", "punch", "drop", "purse",
    "take it", "leave it", "knock", "take",
)  # fmt: skip


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
            if n < 1 or int(count(plain, card)) + n > (99 if card == BULLET else 2):
                reader.at = start
                raise reader.fail("too-many")
            plain += n * int(card_bag(card))
        if not reader.maybe(","):
            return plain, named


def read_purse_value(reader: Reader) -> int:
    return reader.name([str(value) for value in PURSE_VALUES])


def _read_play(reader: Reader) -> Move:
    who = reader.maybe_name(BANDITS)
    action = reader.name(ACTIONS if who == NOBODY else ACTIONS[:TEAM_ACTIONS])
    return PLAYS[who + 1][action][1 if reader.maybe("face", "down") else 0]


def _read_take(reader: Reader) -> Move:
    if reader.maybe("nothing"):
        return DECLINE
    if reader.maybe("a", "purse"):
        return TAKE_UNKNOWN
    if reader.maybe("open", "purse", "250"):
        return TAKE_OPEN
    loot = reader.name(LOOT)
    return TAKE_KNOWN[read_purse_value(reader)] if loot == PURSE else TAKE[loot]


def _read_purse(reader: Reader) -> Move:
    value = read_purse_value(reader)
    if reader.maybe("falls"):
        return FALL[value]
    who = reader.name(BANDITS) if reader.maybe("known", "to") else NOBODY
    return FOUND[who + 1][value]


def _read_place(reader: Reader) -> Move:
    last = reader.name(BANDITS)
    reader.expect("last", ",", "marshal")
    return PLACES[last][reader.name(BANDITS)]


def _read_deal(reader: Reader) -> Move:
    who = reader.name(BANDITS)
    reader.expect(":")
    plain, named = read_cards(reader)
    return Deal(who, plain, named)


def _read_keep(reader: Reader) -> Move:
    plain, named = read_cards(reader)
    if bullets(plain):
        raise reader.fail("no-bullets")
    return KEEPS.get((plain, named)) or Keep(plain, named)  # not cached: the input is arbitrary text


def read_move(reader: Reader) -> Move:
    """Read one move at the current position of the reader."""
    verb = _VERBS[reader.name(_VERBS)]
    match verb:
        case "bandits":
            return AssignBandits(read_names(reader, BANDITS))
        case "train":
            return Couple(read_names(reader, CARS))
        case "first":
            return DrawFirstPlayer(reader.name(BANDITS))
        case "pick":
            return PICKS[reader.name(BANDITS)]
        case "place":
            return _read_place(reader)
        case "deal":
            return _read_deal(reader)
        case "turn over":
            return REVEAL_ROUND_CARD[reader.name(ROUND_CARDS)]
        case "play":
            return _read_play(reader)
        case "draw":
            return DRAW
        case "pass":
            return PASS
        case "discard bullets":
            return SHED
        case "keep bullets":
            return SHED_NOTHING
        case "keep":
            return _read_keep(reader)
        case "move to":
            return GO_TO_MOVES[1 << reader.number(0, MOST_CARS - 1)][0]
        case "marshal to":
            return SEND_MARSHAL_MOVES[1 << reader.number(0, MOST_CARS - 1)][0]
        case "shoot":
            return SHOOT_MOVES[1 << reader.name(BANDITS)][0]
        case "punch":
            return PUNCH_MOVES[1 << reader.name(BANDITS)][0]
        case "drop":
            return DROP_MOVES[1 << reader.name(LOOT)][0]
        case "purse":
            return _read_purse(reader)
        case "take it":
            return SNATCH
        case "leave it":
            return LEAVE
        case "knock":
            return KNOCK_BACK if reader.name(("forward", "back")) else KNOCK_FORWARD
        case _:
            return _read_take(reader)


def parse_move(text: str) -> Move:
    """Parse a move; NotationError locates the error."""
    return read_all(text, read_move)
