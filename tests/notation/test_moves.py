"""Every move is printed as text and read back; other texts are refused with line and column."""

import copy
import pickle
from itertools import permutations, product
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import coltexpress
from coltexpress.engine.errors import NotationError
from coltexpress.engine.moves import NOT_ASKED, TAKE_BACK, AssignBandits, DrawFirstPlayer, Move
from coltexpress.games.express import moves
from coltexpress.games.express.bags.cards import BULLET, card_bag
from coltexpress.games.express.components import MARSHAL
from coltexpress.games.express.moves import Couple, Deal, Place, keep
from coltexpress.games.superexpress import moves as super_moves
from coltexpress.games.superexpress.components import LOOT
from coltexpress.games.superexpress.components import WORDS as CARDS
from coltexpress.games.superexpress.moves import Programme
from coltexpress.i18n.words import LANGUAGES, Words
from notation.damage import WORDS, damaged, real_moves
from notation.tables import check_refusal

GAMES: Final = ("express", "super")
RULES: Final = {slug: coltexpress.game(slug) for slug in GAMES}


def parse(slug: str, text: str) -> Move:
    move: Move = coltexpress.game(slug).parse_move(text)
    return move


def flat(found: object) -> list[Move]:
    """The moves in nested lists."""
    if isinstance(found, Move):
        return [found]
    return [move for each in found for move in flat(each)] if isinstance(found, list | tuple) else []


INTERNED: dict[str, list[Move]] = {
    slug: [move for name in sorted(vars(module)) if name.isupper() for move in flat(getattr(module, name))]
    for slug, module in (("express", moves), ("super", super_moves))
}
INTERNED["super"].append(TAKE_BACK)
OTHERS: dict[str, list[Move]] = {
    "express": [
        AssignBandits((5,)),
        AssignBandits((0, 1, 2, 3, 4, 5)),
        Couple((1, 5, 0)),
        Couple((0, 1, 2, 3, 4, 5)),
        *[DrawFirstPlayer(who) for who in range(6)],
        *[Place(last, keeper) for last in range(6) for keeper in range(6)],
        Deal(0, 0, 0),
        *[Deal(who, 2 * int(card_bag(0)) + int(card_bag(MARSHAL)) + 3 * int(card_bag(BULLET)), 0) for who in range(6)],
        Deal(3, int(card_bag(BULLET)), 0b10011 << 15),
        Deal(5, 0, (1 << 30) - 1),
        *[keep(n * int(card_bag(card)), 0) for card in range(6) for n in (1, 2)],
        keep(int(card_bag(MARSHAL)), 1 << 29 | 1),
        keep(0, 0),
    ],
    "super": [
        AssignBandits((6,)),
        AssignBandits((6, 5, 4, 3, 2, 1, 0)),
        *[DrawFirstPlayer(who) for who in range(7)],
        Programme((1, 1, 3)),  # valid text, but legal in no state
        Programme((5, 5, 5)),
    ],
}


def test_the_list_of_moves_is_not_empty() -> None:
    kinds = {slug: {type(move) for move in INTERNED[slug] + OTHERS[slug]} for slug in GAMES}
    assert kinds == {slug: set(game.move_kinds) for slug, game in RULES.items()}
    assert len(set(map(str, INTERNED["express"]))) > 180
    assert set(map(str, INTERNED["super"])) == {
        *(f"programme {' '.join(cards)}" for cards in permutations(CARDS, 3)),
        *(f"loot {value}" for value in LOOT),
        "take back",
    }


@pytest.mark.parametrize(
    ("slug", "text"), [(slug, text) for slug in GAMES for text in sorted({*map(str, INTERNED[slug])})]
)
def test_a_shared_move_is_read_back_as_the_same_object(slug: str, text: str) -> None:
    read = parse(slug, text)
    assert str(read) == text
    assert any(read is move for move in INTERNED[slug])
    assert pickle.loads(pickle.dumps(read)) is read  # noqa: S301 - our own
    assert copy.copy(read) is copy.deepcopy(read) is read


@pytest.mark.parametrize(("slug", "move"), [(slug, move) for slug in GAMES for move in OTHERS[slug]], ids=str)
def test_any_other_move_is_read_back_as_an_equal_object(slug: str, move: Move) -> None:
    read = parse(slug, str(move))
    for again in (read, pickle.loads(pickle.dumps(move)), copy.deepcopy(move)):  # noqa: S301 - our own
        assert again == move
        assert hash(again) == hash(move)
        assert type(again) is type(move)
        assert str(again) == str(move)
    assert repr(read) == f"<{move}>"


@pytest.mark.parametrize("move", [TAKE_BACK, NOT_ASKED], ids=str)
def test_moves_without_parts_stay_unique_when_copied(move: Move) -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(move, protocol)) is move  # noqa: S301 - our own
    assert copy.deepcopy(move) is move


@pytest.mark.parametrize("slug", GAMES)
def test_moves_of_real_games_are_read_back(slug: str) -> None:
    assert [str(parse(slug, text)) for text in real_moves(slug)] == list(real_moves(slug))


@pytest.mark.parametrize("slug", GAMES)
def test_a_move_is_equal_only_to_itself(slug: str) -> None:
    every = {str(move): move for move in INTERNED[slug] + OTHERS[slug]}
    assert len(set(every.values())) == len(every)
    assert next(iter(every.values())) != next(iter(every))


UNDERSTOOD: list[tuple[str, str, str]] = [
    ("express", "SHOOT Belle", "shoot belle"),
    ("express", "  shoot \t belle\n", "shoot belle"),
    ("express", "Shoot\u00a0BELLE", "shoot belle"),
    ("super", "PROGRAMME Move FIRE turn", "programme move fire turn"),
    ("super", "  programme\tmove \n fire\u00a0turn ", "programme move fire turn"),
    ("super", "programme move fire turn around", "programme move fire turn"),
    ("super", "programme turn around move floor", "programme turn move floor"),
    ("super", "Programme Turn  Around Floor\tChange Fire", "programme turn floor fire"),
    ("super", "programme floor change horse reflex", "programme floor horse reflex"),
    ("super", "Take   BACK", "take back"),
    ("super", " loot\t389\n", "loot 389"),
    ("super", "BANDITS mei,Doc ,belle", "bandits mei, doc, belle"),
    ("super", "first MEI", "first mei"),
]


@pytest.mark.parametrize(("slug", "text", "said"), UNDERSTOOD, ids=[repr(text) for _, text, _ in UNDERSTOOD])
def test_case_white_space_and_long_names_are_accepted(slug: str, text: str, said: str) -> None:
    assert str(parse(slug, text)) == said
    assert parse(slug, text) == parse(slug, said)


def test_cards_have_long_names_everywhere() -> None:
    long = {"floor": "floor change", "turn": "turn around"}
    for cards in permutations(CARDS, 3):
        short = parse("super", f"programme {' '.join(cards)}")
        for names in product(*[{card, long.get(card, card)} for card in cards]):
            assert parse("super", f"programme {' '.join(names)}") is short


WRONG: list[tuple[str, str, int]] = [
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
    ("take purse", "expected", 11),
    ("take it all", "unexpected", 9),
    ("purse 260", "expected", 7),
    ("drop coin", "expected", 6),
    ("knock sideways", "expected", 7),
    ("draw #", "unexpected", 6),
    ("draw draw", "unexpected", 6),
    ("take back", "expected", 6),
    ("programme move fire turn", "expected", 1),
    ("-", "expected", 1),
    ("super", "expected", 1),
]
WRONG_IN_SUPER: list[tuple[str, str, int]] = [
    ("", "expected", 1),
    ("   ", "expected", 4),
    ("#", "expected", 1),
    ("😀", "expected", 1),
    ("-", "expected", 1),
    ("?", "expected", 1),
    ("programme", "expected", 10),
    ("programme ", "expected", 11),
    ("programme move", "expected", 15),
    ("programme move fire", "expected", 20),
    ("programme move fire nap", "expected", 21),
    ("programme robbery fire turn", "expected", 11),
    ("programme move, fire, turn", "expected", 15),
    ("programme move fire turn reflex", "unexpected", 26),
    ("programme floor change turn around", "expected", 35),
    ("programme floor change change fire", "expected", 24),
    ("programme around turn move", "expected", 11),
    ("programme change move fire", "expected", 11),
    ("programme movefire turn", "expected", 11),
    ("program move fire turn", "expected", 1),
    ("move fire turn", "expected", 1),
    ("take", "expected", 1),
    ("take it", "expected", 1),
    ("take back now", "unexpected", 11),
    ("takeback", "expected", 1),
    ("loot", "expected", 5),
    ("loot 300", "expected", 6),
    ("loot 0345", "expected", 6),
    ("loot 345 356", "unexpected", 10),
    ("loot 345, 356", "unexpected", 9),
    ("loot 99999", "expected", 6),
    ("loot ３４５", "expected", 6),
    ("bandits", "expected", 8),
    ("bandits mei,", "expected", 13),
    ("bandits mei, mei", "twice", 17),
    ("bandits mei doc", "unexpected", 13),
    ("bandits zorro", "expected", 9),
    ("bandits ?", "expected", 9),
    ("first", "expected", 6),
    ("first marshal", "expected", 7),
    ("first mei doc", "unexpected", 11),
    ("play fire", "expected", 1),
    ("draw", "expected", 1),
    ("\n\nfirst zorro", "expected", 9),
]
REFUSED = [("express", *each) for each in WRONG] + [("super", *each) for each in WRONG_IN_SUPER]


@pytest.mark.parametrize(
    ("slug", "text", "reason", "column"), REFUSED, ids=[f"{slug} {text!r}" for slug, text, _, _ in REFUSED]
)
def test_invalid_moves_are_refused(slug: str, text: str, reason: str, column: int) -> None:
    with pytest.raises(NotationError) as refused:
        parse(slug, text)
    assert (refused.value.key, refused.value.line, refused.value.column) == (f"notation-{reason}", 1, column)
    for language in LANGUAGES:
        assert str(column) in Words(language).error(refused.value)


def read_or_refuse(text: str) -> None:
    for slug in GAMES:
        try:
            move = parse(slug, text)
        except NotationError as error:
            check_refusal(error, text)
            continue
        assert parse(slug, str(move)) == move
        assert str(parse(slug, str(move))) == str(move)


MORE_WORDS = (*WORDS, ",", ":", "shoot", "play", "take", "falls", "change", "around", "378")


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    read_or_refuse(text)


@given(st.lists(st.sampled_from(MORE_WORDS), max_size=8).map(" ".join))
def test_any_words_are_a_move_or_are_refused(text: str) -> None:
    read_or_refuse(text)


@given(st.sampled_from(GAMES).flatmap(lambda slug: damaged(real_moves(slug))))
def test_a_damaged_move_is_a_move_or_is_refused(text: str) -> None:
    read_or_refuse(text)
