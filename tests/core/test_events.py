"""Events travel between processes, and quiet tables make none."""

import copy
import pickle
from typing import Any

import pytest

from coltexpress import ColtError, Dice, express
from coltexpress.core.protocol import NATURE
from coltexpress.express import moves
from coltexpress.express.components import BANDITS
from coltexpress.express.moves import parse_move
from support.games import kinds, new, random_step


@pytest.mark.parametrize(("slug", "options"), kinds(), ids=str)
def test_every_event_survives_the_way_between_processes(slug: str, options: dict[str, Any]) -> None:
    state = new(slug, options)
    dice = Dice(5)
    while state.to_act():
        for event in state.apply(*random_step(state, dice)):
            assert pickle.loads(pickle.dumps(event)) == event  # noqa: S301 - our own
            assert copy.deepcopy(event.redact(None)) == event.redact(None)


def test_a_quiet_table_tells_nothing() -> None:
    state = new("express", {"players": 4})
    dice = Dice(1)
    assert state.apply(*random_step(state, dice))
    state.quiet = True
    while state.to_act():
        assert state.apply(*random_step(state, dice)) == []


@pytest.mark.parametrize("viewer", [NATURE, -2, 3, 9])
def test_there_is_no_view_for_a_seat_that_is_nobodys(viewer: int) -> None:
    state = express.new(express.options(players=3))
    with pytest.raises(ColtError) as refused:
        state.view(viewer)
    assert refused.value.key == "viewer-unknown"


def test_moves_that_anybody_may_write_are_not_stored() -> None:
    """Keeping cards is a choice among many thousands: parsing them must not fill the memory."""
    before = len(moves._keeps)
    for who in BANDITS:
        for other in BANDITS:
            text = f"keep {who} move, {other} fire, {who} punch"
            assert parse_move(text) == parse_move(text)
    assert len(moves._keeps) == before
