"""Every move prints as text and is read back; what is no move is refused with line and column."""

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coltexpress.core.errors import NotationError
from coltexpress.express import moves
from coltexpress.express.cards import BULLET, one
from coltexpress.express.components import BANDITS, MARSHAL
from coltexpress.express.moves import Couple, Deal, Gather, Move, Pawn, Place, keep, parse_move
from coltexpress.text.words import LANGUAGES, Words
from notation.damage import WORDS, damaged, real_moves
from notation.tables import check_refusal


def flat(found: object) -> list[Move]:
    """The moves in lists of lists."""
    if isinstance(found, Move):
        return [found]
    return [move for each in found for move in flat(each)] if isinstance(found, list | tuple) else []


INTERNED = [move for name in sorted(vars(moves)) if name.isupper() for move in flat(getattr(moves, name))]
UNNAMED_MARSHAL = f"play {BANDITS[0]} marshal"  # the Marshal card is the team's, not a bandit's
OTHERS: list[Move] = [
    Gather((5,)),
    Gather((0, 1, 2, 3, 4, 5)),
    Couple((1, 5, 0)),
    Couple((0, 1, 2, 3, 4, 5)),
    *[Pawn(who) for who in range(6)],
    *[Place(last, keeper) for last in range(6) for keeper in range(6)],
    Deal(0, 0, 0),
    *[Deal(who, 2 * int(one(0)) + int(one(MARSHAL)) + 3 * int(one(BULLET)), 0) for who in range(6)],
    Deal(3, int(one(BULLET)), 0b10011 << 15),
    Deal(5, 0, (1 << 30) - 1),
    *[keep(n * int(one(card)), 0) for card in range(6) for n in (1, 2)],
    keep(int(one(MARSHAL)), 1 << 29 | 1),
    keep(0, 0),
]


def readable(move: Move) -> bool:
    """For evenness the lists hold a Marshal card of each bandit and a purse without value: no rule uses them."""
    text = str(move)
    return text != "take purse" and not (text.startswith("play ") and " marshal" in text and text.split()[1] in BANDITS)


SHARED = [move for move in INTERNED if readable(move)]


def test_the_list_of_moves_is_not_empty() -> None:
    assert {type(move) for move in INTERNED + OTHERS} == set(Move.__subclasses__())
    assert len(set(map(str, INTERNED))) > 180


@pytest.mark.parametrize("text", sorted({str(move) for move in SHARED}))
def test_a_shared_move_is_read_back_as_the_very_same(text: str) -> None:
    read = parse_move(text)
    assert str(read) == text
    assert any(read is move for move in SHARED)
    assert pickle.loads(pickle.dumps(read)) is read  # noqa: S301 - our own


@pytest.mark.parametrize("move", OTHERS, ids=str)
def test_any_other_move_is_read_back_as_an_equal_one(move: Move) -> None:
    read = parse_move(str(move))
    assert read == move
    assert hash(read) == hash(move)
    assert type(read) is type(move)
    assert str(read) == str(move)
    assert pickle.loads(pickle.dumps(move)) == move  # noqa: S301 - our own


def test_moves_of_real_games_are_read_back() -> None:
    assert [str(parse_move(text)) for text in real_moves()] == list(real_moves())


@pytest.mark.parametrize("text", ["SHOOT Belle", "  shoot \t belle\n", "Shoot\u00a0BELLE"])
def test_case_and_white_space_do_not_matter(text: str) -> None:
    assert str(parse_move(text)) == "shoot belle"


WRONG = [
    ("", "expected", 1),
    ("   ", "expected", 4),
    ("#", "expected", 1),
    ("\x00", "expected", 1),
    ("😀", "expected", 1),
    ("shoot", "expected", 6),
    ("shoot nobody", "expected", 7),
    ("shoot belle doc", "unexpected", 13),
    ("shoot belle, doc", "unexpected", 12),
    ("move to", "range", 8),
    ("move to 7", "range", 9),
    ("move to -1", "range", 9),
    ("move to ²", "range", 9),
    ("move to 99999", "number", 9),
    ("marshal to 7", "range", 12),
    ("play", "expected", 5),
    (UNNAMED_MARSHAL, "expected", 12),
    ("play fire face", "unexpected", 11),
    ("deal belle fire", "expected", 12),
    ("deal belle: 3 fire", "too-many", 13),
    ("deal belle: 0 fire", "too-many", 13),
    ("deal belle: fire, 2 fire", "too-many", 19),
    ("deal belle: fire,", "expected", 18),
    ("deal belle: 100 bullets", "too-many", 13),
    ("deal belle: tuco fire, tuco fire", "twice", 33),
    ("keep", "expected", 5),
    ("keep 3 fire", "too-many", 6),
    ("keep bullet", "no-bullets", 12),
    ("bandits", "expected", 8),
    ("bandits belle, belle", "twice", 21),
    ("train mail, moon", "expected", 13),
    ("train mail, mail", "twice", 17),
    ("first", "expected", 6),
    ("pick moon", "expected", 6),
    ("place belle", "expected", 12),
    ("place belle last, marshal", "expected", 26),
    ("turn over nothing", "expected", 11),
    ("take open purse 300", "expected", 6),
    ("take purse", "expected", 11),
    ("take it all", "unexpected", 9),
    ("purse 260", "expected", 7),
    ("drop coin", "expected", 6),
    ("knock sideways", "expected", 7),
    ("draw #", "unexpected", 6),
    ("draw draw", "unexpected", 6),
]


@pytest.mark.parametrize(("text", "reason", "column"), WRONG, ids=[repr(text) for text, _, _ in WRONG])
def test_what_is_no_move_is_refused(text: str, reason: str, column: int) -> None:
    with pytest.raises(NotationError) as refused:
        parse_move(text)
    assert (refused.value.key, refused.value.line, refused.value.column) == (f"notation-{reason}", 1, column)
    for language in LANGUAGES:
        assert str(column) in Words(language).error(refused.value)


def read_or_refuse(text: str) -> None:
    try:
        move = parse_move(text)
    except NotationError as error:
        check_refusal(error, text)
        return
    assert parse_move(str(move)) == move
    assert str(parse_move(str(move))) == str(move)


@settings(max_examples=300)
@given(st.text(max_size=60))
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    read_or_refuse(text)


@settings(max_examples=300)
@given(st.lists(st.sampled_from((*WORDS, ",", ":", "shoot", "play", "take", "falls")), max_size=8).map(" ".join))
def test_any_words_are_a_move_or_are_refused(text: str) -> None:
    read_or_refuse(text)


@settings(max_examples=300)
@given(damaged(real_moves()))
def test_a_damaged_move_is_a_move_or_is_refused(text: str) -> None:
    read_or_refuse(text)
