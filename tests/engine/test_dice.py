"""Throws are exact, uniform, and reproducible from the seed."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coltexpress.engine.play.dice import Dice, KeyedDice

MAKERS: dict[str, Callable[[int], Dice]] = {
    "seeded": Dice,
    "keyed": lambda seed: KeyedDice(b"k" * 32, seed),
}
dice_of_each_kind = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)


@dice_of_each_kind
@given(seed=st.integers(0, 2**40), sides=st.lists(st.integers(1, 2**20), max_size=30))
def test_a_throw_is_in_range_and_reproducible(make: Callable[[int], Dice], seed: int, sides: list[int]) -> None:
    first, second = make(seed), make(seed)
    throws = [int(first.below(n)) for n in sides]
    assert all(0 <= sample < n for sample, n in zip(throws, sides, strict=True))
    assert [int(second.below(n)) for n in sides] == throws


@dice_of_each_kind
def test_a_die_with_one_side_has_one_result(make: Callable[[int], Dice]) -> None:
    plain, mixed = make(3), make(3)
    throws = []
    for n in (6, 10, 2, 1000, 6, 6):
        assert mixed.below(1) == 0
        throws.append(mixed.below(n))
    assert throws == [plain.below(n) for n in (6, 10, 2, 1000, 6, 6)]


def chi_square(counts: Counter[int], n: int, throws: int) -> float:
    expected = throws / n
    return sum((counts[side] - expected) ** 2 / expected for side in range(n))


@dice_of_each_kind
@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 18, 100])
def test_all_sides_are_equally_likely(make: Callable[[int], Dice], n: int) -> None:
    """With seeded dice this cannot fail by bad luck. The bound is 6 standard deviations of chi-square."""
    dice = make(42)
    throws = 300 * n
    counts = Counter(int(dice.below(n)) for _ in range(throws))
    degrees = n - 1
    assert set(counts) == set(range(n))
    assert chi_square(counts, n, throws) < degrees + 6 * (2 * degrees) ** 0.5 + 6


@dice_of_each_kind
def test_throws_are_independent(make: Callable[[int], Dice]) -> None:
    dice = make(7)
    throws = [int(dice.below(6)) for _ in range(10_000)]
    pairs = Counter(6 * a + b for a, b in pairwise(throws))
    assert chi_square(pairs, 36, len(throws) - 1) < 35 + 6 * 70**0.5


@dice_of_each_kind
def test_alternating_sizes_stay_fair(make: Callable[[int], Dice]) -> None:
    """The remainder of a throw is used for the next one, so no size may bias another."""
    dice = make(11)
    counts: Counter[int] = Counter()
    for _ in range(3000):
        dice.below(2**20)
        dice.below(3)
        counts[int(dice.below(7))] += 1
        dice.below(999_983)
    assert chi_square(counts, 7, 3000) < 6 + 6 * 12**0.5 + 6


def test_different_seeds_give_different_throws() -> None:
    assert len({tuple(Dice(seed).below(2**20) for _ in range(1)) for seed in range(200)}) > 190


def test_seeded_dice_never_change_their_results() -> None:
    dice = Dice(1)
    sides = (2, 6, 10, 1000, 1 << 20, 6, 6, 6, 6, 6, 6, 6)
    assert [dice.below(n) for n in sides] == [1, 2, 6, 683, 633954, 5, 4, 1, 1, 1, 3, 5]


@pytest.mark.parametrize("seed", [0, -1, 2**70])
def test_any_number_is_a_seed(seed: int) -> None:
    assert 0 <= Dice(seed).below(6) < 6
