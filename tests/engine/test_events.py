"""Events can be pickled, and parsed moves are not cached."""

import copy
import pickle

import pytest

import coltexpress
from coltexpress import Dice, express
from coltexpress.engine.events import Event
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.games.express import moves
from coltexpress.games.express.components import BANDITS
from coltexpress.games.superexpress import events as super_events
from support.games import KINDS, kinds, new, random_step, viewers


def same(one: Event, other: Event) -> bool:
    return one == other and hash(one) == hash(other) and type(one) is type(other) and repr(one) == repr(other)


@pytest.mark.parametrize(("slug", "options"), kinds(), ids=str)
def test_every_event_can_be_pickled(slug: str, options: JsonObject) -> None:
    state = new(slug, options)
    dice = Dice(5)
    while state.to_act():
        for event in state.apply(*random_step(state, dice)):
            for viewer in viewers(state):
                sent = event.redact(viewer)
                assert same(pickle.loads(pickle.dumps(sent)), sent)  # noqa: S301 - our own
            assert same(pickle.loads(pickle.dumps(event)), event)  # noqa: S301 - our own
            assert same(copy.deepcopy(event), event)


def test_the_sample_has_every_event_of_colt_super_express() -> None:
    """Otherwise the test above would not include all of them."""
    kinds_there_are = {
        each.kind for each in vars(super_events).values() if isinstance(each, type) and issubclass(each, Event)
    }
    happened = set()
    for seed, options in enumerate(KINDS["super"] * 4):
        state, dice = new("super", options), Dice(seed)
        while state.to_act():
            happened |= {event.kind for event in state.apply(*random_step(state, dice))}
    assert kinds_there_are - {""} <= happened


def test_events_of_colt_super_express_need_no_redaction() -> None:
    """Only programmes are hidden, and no event contains one."""
    for seed, options in enumerate(KINDS["super"]):
        state, dice = new("super", options), Dice(seed)
        while state.to_act():
            for event in state.apply(*random_step(state, dice)):
                assert all(event.redact(viewer) is event for viewer in viewers(state))


@pytest.mark.parametrize(("slug", "options"), kinds(), ids=str)
def test_moves_of_short_lists_are_shared_by_all_states(slug: str, options: JsonObject) -> None:
    """The long lists of chance outcomes are created on each call, those of players once."""
    state, dice = new(slug, options), Dice(2)
    shared = 0
    while state.to_act():
        seat, move = random_step(state, dice)
        assert isinstance(move, Move)
        again = pickle.loads(pickle.dumps(move))  # noqa: S301 - our own
        assert again == move
        assert copy.deepcopy(move) == move
        if slug == "super" and not str(move).startswith(("bandits", "first")):
            assert again is move is copy.deepcopy(move) is coltexpress.game(slug).parse_move(str(move))
            shared += 1
        state.apply(seat, move)
    assert shared > 3 or slug == "express"


def test_parsed_moves_of_long_lists_are_not_cached() -> None:
    """There are many thousands of choices of cards to keep: parsing them must not fill the memory."""
    before = len(moves.KEEPS)
    for who in BANDITS:
        for other in BANDITS:
            text = f"keep {who} move, {other} fire, {who} punch"
            assert express.parse_move(text) == express.parse_move(text)
    assert len(moves.KEEPS) == before
