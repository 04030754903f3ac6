"""The invariants: functions that raise AssertionError. They are independent of the rules of a game."""

import json
import pickle
from typing import Final

import pytest

import coltexpress
from coltexpress.engine.contract import NATURE, Seat, State, View, Viewer
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.events import Event
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.narration import narrate
from coltexpress.engine.play.patch import merge
from coltexpress.engine.play.record import Record, parse_record, replay
from invariants.conserved import CONSERVED
from invariants.stories import patch_fits
from support.games import new, random_step, viewers

EVERYTHING: Final[dict[str, int]] = {  # the number of components that `met` can find
    "express": 6 + 7 + 10,  # bandits, cars with the locomotive, round cards
    "super": 7 + 8 + 3,  # bandits, loot cards, ways to end
}
MOST_MOVES: Final = 2_000  # invariant 7: no game is longer


def snapshot(state: State) -> str:
    """The complete state, and the views of all viewers."""
    views = [state.view(viewer) for viewer in viewers(state)]
    return (
        str(state.notation())
        + json.dumps(views)
        + str([[str(m) for m in state.legal_moves(s)] for s in state.to_act()])
    )


def notation_round_trips(slug: str, state: State) -> None:
    """Invariant 6."""
    text = state.notation()
    twin = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own; it goes through the notation
    assert twin.notation() == text
    assert snapshot(twin) == snapshot(state), text
    for seat in state.to_act():
        if seat != NATURE:
            for move in state.legal_moves(seat):
                assert coltexpress.game(slug).parse_move(str(move)) == move


def copies_part(state: State, dice: Dice) -> None:
    """Invariant 6: a copy is independent of its original."""
    before = snapshot(state)
    twin = state.copy()
    assert snapshot(twin) == before
    for _ in range(8):
        if not twin.to_act():
            break
        twin.apply(*random_step(twin, dice))
    assert snapshot(state) == before


def nothing_leaks(state: State, seat: Seat, move: Move, seed: int) -> None:
    """Invariant 3: a determinized state gives its seat the same view and choices, and depends on nothing else."""
    for viewer in viewers(state):
        seen = json.dumps(state.view(viewer))
        twin = state.determinize(viewer, Dice(seed))
        other = state.determinize(viewer, Dice(seed + 1)).determinize(viewer, Dice(seed))
        assert json.dumps(twin.view(viewer)) == seen, "a determinized state looks different"
        assert twin.notation() == other.notation(), "a determinized state depends on hidden information"
        if viewer is not None:
            assert twin.legal_moves(viewer) == state.legal_moves(viewer)
        CONSERVED[state.slug](twin)
        notation_round_trips(state.slug, twin)
        sends_the_same(state, twin, viewer, seat, move)


def sends_the_same(state: State, twin: State, viewer: Viewer, seat: Seat, move: Move) -> None:
    """Invariant 3: states that differ only in what a viewer may not know send that viewer the same bytes.

    Not compared where hidden information is revealed: a face-down card resolves, the last of several secret answers,
    the end of the game. Nor where purses lie that a player knows: a determinized state forgets which player that is,
    although all players saw them fall.
    """
    view = state.view(viewer)
    secret = any("action" not in card for card in view["pile"]) if "pile" in view else False
    last_answer = state.answers and len(state.to_act()) == 1
    if secret or last_answer or getattr(state, "fallen", None):
        return
    real, resampled = state.copy(), twin.copy()
    try:
        sent = resampled.apply(seat, move)
    except IllegalMove:
        return  # impossible in the other state
    events = real.apply(seat, move)
    if any(event.kind == "game-over" for event in events):
        return
    assert [event.redact(viewer) for event in sent] == [event.redact(viewer) for event in events]
    if not getattr(real, "fallen", None) and not getattr(resampled, "fallen", None):
        assert json.dumps(resampled.view(viewer)) == json.dumps(real.view(viewer))


def nothing_leaks_on_the_way(state: State, seat: Seat, move: Move, seed: int) -> None:
    """Invariant 3 at every event of a move, where secrets are revealed one by one. Changes `state`."""

    def look(event: Event) -> None:
        for viewer in viewers(state):
            twin = state.determinize(viewer, Dice(seed))
            other = state.determinize(viewer, Dice(seed + 1)).determinize(viewer, Dice(seed))
            assert twin.view(viewer) == state.view(viewer), f"a determinized state looks different at {event}"
            assert [twin.view(each) for each in viewers(state)] == [other.view(each) for each in viewers(state)], event

    state.listener = look
    state.apply(seat, move)


def illegal_moves_change_nothing(state: State, strange: list[Move], dice: Dice) -> None:
    """Invariant 4: an illegal move is refused with its reason and does not change the state."""
    before = snapshot(state)
    actors = state.to_act()
    move = strange[dice.below(len(strange))]
    for seat in [*range(state.seats), NATURE, state.seats, 9, -2]:
        if (seat == NATURE and seat in actors) or move in state.legal_moves(seat):
            continue
        with pytest.raises(IllegalMove) as refused:
            state.apply(seat, move)
        assert refused.value.key.startswith("illegal-")
        legal = () if seat == NATURE else tuple(str(choice) for choice in state.legal_moves(seat))
        assert refused.value.legal == legal
        assert seat in actors or legal in ((), ("take back",)), "a refusal reveals the legal moves of others"
    assert snapshot(state) == before


def patches_make_the_view(state: State, seat: Seat, move: Move) -> None:
    """Invariant 2: events match their patches, and the patches result in the new view. Makes the move."""
    everyone = viewers(state)
    views = {viewer: state.view(viewer) for viewer in everyone}
    sent = narrate(state, seat, move, everyone)
    for viewer in everyone:
        view = views[viewer]
        for step in sent[viewer]:
            patch_fits(step.event, step.patch, viewer)
            view = json.loads(json.dumps(merge(view, step.patch)))
        assert view == state.view(viewer)
        assert sent[viewer][-1].event is None


def replays(slug: str, options: JsonObject, moves: list[tuple[Seat, Move]], sent: list[Event], end: str) -> None:
    """Invariants 1 and 6: a record gives the same events and the same end, also after a round trip through JSON."""
    rules = coltexpress.game(slug)
    record = Record(
        slug,
        rules.rules_version,
        rules.parse_options(options).to_json(),
        "0" * 64,
        tuple("salt" for _ in range(rules.parse_options(options).seats)),
        [(seat, str(move)) for seat, move in moves],
    )
    again = parse_record(record.to_json())
    assert again == record
    events: list[Event] = []
    state = None
    for table, _seat, _move, happened in replay(again):
        state = table
        events += happened
    assert events == sent
    assert state is not None
    assert state.notation() == end


def keeps_the_invariants(slug: str, options: JsonObject, seed: int, thorough: int) -> set[str]:
    """Check all invariants in a random game, the costly ones at every `thorough`-th move. Returns what `met` finds."""
    state = new(slug, options)
    dice = Dice(seed)
    moves: list[tuple[Seat, Move]] = []
    sent: list[Event] = []
    strange: list[Move] = []
    while state.to_act():
        CONSERVED[slug](state)
        seat, move = random_step(state, dice)
        strange.append(move)
        moves.append((seat, move))
        assert len(moves) < MOST_MOVES, "invariant 7: every game ends"
        if (len(moves) + seed) % thorough == 0:
            notation_round_trips(slug, state)
            copies_part(state, Dice(seed))
            nothing_leaks(state, seat, move, seed)
            illegal_moves_change_nothing(state, strange, dice)
            nothing_leaks_on_the_way(state.copy(), seat, move, seed)
            twin = state.copy()
            patches_make_the_view(twin, seat, move)
        sent += state.apply(seat, move)
    CONSERVED[slug](state)
    notation_round_trips(slug, state)
    for viewer in viewers(state):
        twin = state.determinize(viewer, Dice(seed))
        assert twin.view(viewer) == state.view(viewer)
        assert twin.determinize(viewer, Dice(1)).notation() == state.determinize(viewer, Dice(1)).notation()
    outcome = state.outcome()
    assert outcome is not None
    assert min(outcome.places) == 1
    replays(slug, options, moves, sent, state.notation())
    return met(state)


def met(state: State) -> set[str]:
    """The components of a finished game. A large sample must contain all of them."""
    return MET[state.slug](state.view(None))


def met_express(view: View) -> set[str]:
    return {*view["bandits"], *view["round"]["cards_seen"], *(car["car"] for car in view["train"])}


def met_super(view: View) -> set[str]:
    loot = {str(value) for bandit in view["bandits"].values() for value in bandit["loot"]}
    return {*view["bandits"], *loot, view["outcome"]["how"]}


MET: Final = {"express": met_express, "super": met_super}
