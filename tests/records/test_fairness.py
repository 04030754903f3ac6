"""Fair chance: the game key depends on the seed and every salt; a chance outcome only on the key and its number."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.play.dice import Dice, KeyedDice
from coltexpress.engine.play.record import game_key, parse_record, seed_hash, verify
from support.records import SEED, new_match, play

KEY = bytes.fromhex("00" * 16 + "ff" * 16)


def test_the_published_hash_is_sha_256_of_the_seed() -> None:
    assert seed_hash(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert new_match({"players": 3}).record().seed_hash == seed_hash(SEED)


SALTS = st.lists(st.text(max_size=6), max_size=4).map(tuple)


@given(st.binary(max_size=8), SALTS, st.binary(max_size=8), SALTS)
def test_the_key_depends_on_the_seed_and_on_every_salt_in_order(
    seed: bytes, salts: tuple[str, ...], other_seed: bytes, other_salts: tuple[str, ...]
) -> None:
    same = (seed, salts) == (other_seed, other_salts)
    assert (game_key(seed, salts) == game_key(other_seed, other_salts)) == same


@pytest.mark.parametrize(
    "others",
    [
        ("b", "a", "c"),
        ("ab", "", "c"),
        ("a", "bc", ""),
        ("", "ab", "c"),
        ("a", "b"),
        ("a", "b", "c", ""),
        ("a", "b", "C"),
    ],
    ids=repr,
)
def test_concatenated_or_swapped_salts_give_another_key(others: tuple[str, ...]) -> None:
    assert game_key(SEED, others) != game_key(SEED, ("a", "b", "c"))
    assert len(game_key(SEED, others)) == 32


def test_moving_a_byte_from_seed_to_salt_gives_another_key() -> None:
    assert game_key(b"seeds", ("alt",)) != game_key(b"seed", ("salt",))


SIDES = (2, 6, 10, 1000, 1 << 20, 6, 6, 6, 6, 6, 6, 6)
PINNED = {
    0: [1, 1, 9, 683, 956960, 0, 4, 5, 1, 1, 2, 1],
    1: [1, 2, 0, 530, 190267, 4, 5, 3, 3, 4, 4, 2],
    12345: [0, 3, 0, 216, 877239, 2, 0, 5, 3, 5, 2, 4],
}


@pytest.mark.parametrize("version", PINNED)
def test_keyed_dice_never_change_their_results(version: int) -> None:
    """A change would make all old records fail verification."""
    for _ in range(2):
        dice = KeyedDice(KEY, version)
        assert [dice.below(n) for n in SIDES] == PINNED[version]


def test_keys_never_change() -> None:
    assert game_key(b"", ()).hex() == "70a70e8888cf8d435cbfabac0fa5c032234db6dfeab7c0ce1cbe88e9efec0d89"
    assert game_key(SEED, ("a", "b", "c")).hex() == "da33e335efd2477ce0b83f2b69ccfd0fda68033d9cf887618be219a263427bc4"


def test_other_keys_and_versions_give_other_throws() -> None:
    throws = {
        tuple(dice.below(1 << 20) for _ in range(4))
        for key in (KEY, bytes(32), b"\x01" + bytes(31))
        for dice in (KeyedDice(key, version) for version in range(50))
    }
    assert len(throws) == 150


def test_a_chance_outcome_does_not_depend_on_earlier_ones() -> None:
    """Chance outcome n depends only on the key and n, not on earlier outcomes."""
    for used in range(20):
        earlier = KeyedDice(KEY, 6)
        for _ in range(used):
            earlier.below(6)
        later = KeyedDice(KEY, 7)
        assert [later.below(n) for n in SIDES] == [dice.below(n) for dice in [KeyedDice(KEY, 7)] for n in SIDES]


@pytest.mark.parametrize(
    ("slug", "options"),
    [("express", {"players": 4, "expert": True}), ("super", {"players": 7})],
    ids=["express", "super"],
)
def test_every_chance_outcome_follows_from_key_and_number(slug: str, options: dict[str, object]) -> None:
    match = new_match(options, slug=slug)
    play(match, Dice(2), 40)
    record = match.record()
    assert record.seed is not None
    key = game_key(record.seed, record.salts)
    state = match.game.new(match.game.parse_options(record.options))
    chances = 0
    for seat, text in record.moves:
        if seat == NATURE:
            assert str(state.sample_chance(KeyedDice(key, chances))) == text
            chances += 1
        state.apply(seat, match.game.parse_move(text))
    assert sum(seat == NATURE for seat, _ in record.moves) > 3


@pytest.mark.parametrize("slug", ["express", "super"])
def test_different_salts_give_different_games(slug: str) -> None:
    match = new_match({"players": 4}, slug=slug)
    other = type(match)(match.game, match.game.parse_options({"players": 4}), SEED, ["salt 0", "salt 1", "salt 2", "x"])
    assert match.record().moves != other.record().moves


def test_a_loot_card_does_not_depend_on_the_choices() -> None:
    """SUP-2: other programmes, in the same number of moves, lead to the same loot card."""
    found = set()
    for programme in ("move fire turn", "turn floor fire", "fire move floor"):
        match = new_match({"players": 4}, slug="super")
        for seat in range(4):
            match.play(seat, f"programme {programme}")
        found |= {text for _, text in match.record().moves if text.startswith("loot")}
    assert len(found) == 1


def test_taking_back_a_choice_changes_no_chance_outcome() -> None:
    """Otherwise a player who knows the seed could choose later cards."""
    found = set()
    for regrets in range(4):
        match = new_match({"players": 3, "bandits": ["belle", "mei", "doc"], "first": 0}, slug="super")
        for _ in range(regrets):
            match.play(0, "programme turn fire floor")
            match.play(0, "take back")
        for seat in range(3):
            match.play(seat, "programme floor turn fire")
        found.add(tuple(text for seat, text in match.record().moves if seat == NATURE))
        assert verify(match.record()).moves == match.version
    assert len(found) == 1
    assert any(text.startswith("loot") for text in found.pop())


def test_taking_back_choices_is_limited() -> None:
    match = new_match({"players": 3}, slug="super")

    def waver() -> None:
        while True:
            match.play(0, "programme turn fire floor")
            match.play(0, "take back")

    with pytest.raises(IllegalMove) as refused:
        waver()
    assert refused.value.key == "illegal-too-often"
    play(match, Dice(1))
    assert verify(parse_record(match.record().to_json())).finished
