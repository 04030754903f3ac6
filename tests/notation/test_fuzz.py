"""Any text is refused, or is a position that can be printed, viewed, determinized and played."""

from hypothesis import given
from hypothesis import strategies as st

from notation.damage import WORDS, damaged, real_positions
from notation.tables import CASTING, CHOOSING, DUEL, SET_UP, SOLO, SUPER, TEAMS, read_or_refuse

STARTS = (
    "express standard\nlocomotive\nmail\nsaloon\ndining\nbelle\ndoc\ntuco\n",
    "super reflex horse\nlocomotive | <belle, doc>\ncar 1 | <tuco\nbelle\ndoc\ntuco\n",
)
GAMES = st.sampled_from(("express", "super"))


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(text)


@given(st.sampled_from(STARTS), st.lists(st.sampled_from((*WORDS, "|", "\n", ",")), max_size=60).map(" ".join))
def test_any_words_are_read_or_refused(start: str, text: str) -> None:
    read_or_refuse(start + text)


@given(GAMES.flatmap(lambda slug: damaged(real_positions(slug))), st.integers(0, 1000))
def test_a_damaged_position_is_read_or_refused(text: str, seed: int) -> None:
    read_or_refuse(text, seed)


@given(damaged((SOLO, TEAMS, SET_UP, SUPER, DUEL, CHOOSING, CASTING), most=2), st.integers(0, 1000))
def test_a_damaged_small_position_is_read_or_refused(text: str, seed: int) -> None:
    read_or_refuse(text, seed)
