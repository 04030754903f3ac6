"""Every registered game keeps the contract: mypy checks the types, this checks what they promise."""

import pytest

import coltexpress
from coltexpress.core import protocol
from coltexpress.express.questions import NATURE
from coltexpress.express.state import new_state
from support.games import kinds, new


def test_the_state_of_colt_express_is_a_state() -> None:
    state: protocol.State = new_state(coltexpress.express.options(players=3))  # mypy compares every method
    assert state.to_act() == (protocol.NATURE,)
    assert state.outcome() is None


def test_nature_has_one_number() -> None:
    assert NATURE == protocol.NATURE


@pytest.mark.parametrize(("slug", "options"), kinds(), ids=str)
def test_a_new_table_has_everything_that_the_contract_names(slug: str, options: dict[str, object]) -> None:
    state = new(slug, options)
    for name in (name for name in vars(protocol.State) if not name.startswith("_")):
        assert hasattr(state, name), name
    for name in (name for name in vars(protocol.Game) if not name.startswith("_")):
        assert hasattr(coltexpress.game(slug), name), name
