"""Any text is a position or is refused; and what is a position can be printed, seen, imagined and played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from notation.damage import WORDS, damaged, real_positions
from notation.tables import SET_UP, SOLO, TEAMS, read_or_refuse


@settings(max_examples=200)
@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    read_or_refuse(text)


@settings(max_examples=200)
@given(st.lists(st.sampled_from((*WORDS, "|", "\n", ",")), max_size=60).map(" ".join))
def test_any_words(text: str) -> None:
    read_or_refuse("express standard\nlocomotive\nmail\nsaloon\ndining\nbelle\ndoc\ntuco\n" + text)


@settings(max_examples=250)
@given(damaged(real_positions()), st.integers(0, 1000))
def test_a_damaged_position(text: str, seed: int) -> None:
    read_or_refuse(text, seed)


@settings(max_examples=250)
@given(damaged((SOLO, TEAMS, SET_UP), most=2), st.integers(0, 1000))
def test_a_damaged_small_position(text: str, seed: int) -> None:
    read_or_refuse(text, seed)
