"""The view at every event already shows its effect, and no later one."""

from collections.abc import Callable

import pytest

from coltexpress import superexpress
from coltexpress.engine.contract import View
from coltexpress.engine.events import Event
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.views import acting
from coltexpress.games.superexpress.state import SuperState
from support.games import random_game
from support.super_scenes import everything, out, scene
from support.tables import run, super_position


def fits(event: Event, view: View) -> bool:
    """Whether the view of a spectator shows the effect of the event."""
    data = event.data()
    bandit = view.get("bandits", {}).get(data.get("bandit"), {})
    seen: dict[str, Callable[[], object]] = {
        "joined": lambda: view["set_up"]["bandits"][data["seat"]] == [data["bandit"]],
        "first-player": lambda: view["first"] == data["seat"],
        "boarded": lambda: (bandit["car"], bandit["roof"], bandit["stunned"]) == (data["car"], False, False),
        "round-began": lambda: (
            (view["round"]["number"], view["phase"]) == (data["round"], "schemin")
            and not any(seat["shown"] for seat in view["seats"])
        ),
        "answered": lambda: data["seat"] not in acting(view),
        "taken-back": lambda: data["seat"] in acting(view),
        "stealin-began": lambda: view["phase"] == "stealin",
        "revealed": lambda: (
            len(view["seats"][data["seat"]]["shown"]) == data["number"]
            and view["seats"][data["seat"]]["shown"][-1] == data["action"]
            and bandit["seat"] == data["seat"]
        ),
        "turned": lambda: bandit["facing"] == data["facing"],
        "moved": lambda: (
            (bandit["car"], bandit["roof"], bandit["riding"]) == (data["car"], data["roof"], False)
            and bandit["stunned"] == (data["way"] == "thrown")
            and (data["way"] != "rode" or bandit["facing"] == "front")
        ),
        "shot": lambda: view["bandits"][data["target"]]["stunned"] and not bandit["stunned"],
        "missed": lambda: not bandit["stunned"],
        "woke": lambda: not bandit["stunned"],
        "fell": lambda: bandit["stunned"],
        "rides": lambda: bandit["riding"] and not bandit["out"],
        "out": lambda: bandit["out"] and not bandit["riding"] and bandit["seat"] == data["seat"],
        "uncoupled": lambda: len(view["train"]) == data["car"],
        "looted": lambda: data["value"] in bandit["loot"] and data["value"] not in view["unseen_loot"],
        "game-over": lambda: view["phase"] == "over" and view["outcome"]["how"] == data["how"],
        "ranked": lambda: (
            view["outcome"]["places"][data["seat"]] == data["place"]
            and len(bandit["loot"]) == data["number"]
            and data.get("best", 0) == max(bandit["loot"], default=0)
        ),
    }
    return bool(seen[event.kind]())


@pytest.mark.rule("SRN-1", "SRN-2", "SRN-4")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_every_event_of_whole_games_fits_the_view(players: int) -> None:
    kinds = set()
    for seed in range(12):
        state = superexpress.new({"players": players, "reflex": True, "horse": True})

        def look(event: Event, state: SuperState = state) -> None:
            kinds.add(event.kind)
            assert fits(event, state.view(None)), (event, state.view(None))
            if event.kind == "game-over":  # no player has cards left in their own view
                assert [state.view(seat)["seats"][seat]["to_come"] for seat in range(players)] == [[]] * players

        state.listener = look
        for _ in random_game(state, Dice(seed)):
            pass
    assert len(kinds) >= 18


@pytest.mark.rule("SRN-2")
def test_a_quiet_state_emits_no_events_and_changes_alike() -> None:
    for seed in range(20):
        state = superexpress.new({"players": 4, "reflex": True, "horse": True})
        quiet = state.copy()
        quiet.quiet = True
        for seat, move in random_game(state, Dice(seed)):
            assert list(quiet.apply(seat, move)) == []
        assert quiet.notation() == state.notation()
        assert quiet.outcome() == state.outcome()


@pytest.mark.rule("SRN-2")
def test_the_view_in_the_middle_of_a_round() -> None:
    """The number of the card, and the cards that each player has revealed."""
    state = scene(
        "locomotive | <doc | <mei\ncar 1 | | belle>\ncar 2", "doc | programme turn floor", "mei | programme turn"
    )
    seen = []
    state.listener = lambda _: seen.append((state.view(None)["round"]["turn"], state.view(None)["phase"]))
    run(state)
    assert seen == [(0, "stealin")] * 4 + [(1, "stealin")] * 2 + [(0, "round-end")]


@pytest.mark.rule("SRN-2", "SRN-4", "SEN-4")
@pytest.mark.parametrize(
    "text",
    [
        """
        super reflex horse
        round 2 | stealin | card 2 | done 2 | first doc
        locomotive | (<mei) | belle>
        car 1      | doc>   |
        car 2      |        | <tuco
        belle  | holds 389, 301 | played turn  | programme floor fire
        doc    | played reflex turn            | programme move
        mei    | holds 345 | played turn horse | programme floor
        tuco   | played floor                  | programme fire move
        ghost  | out 2 | holds 378
        django | out 1
        """,
        """
        super horse
        round 3 | stealin | card 2 | first tuco
        locomotive |        | belle>
        car 1      | <doc   |
        belle | played turn | programme move fire
        doc   | played fire | programme move horse
        tuco  | riding | played move | programme horse turn
        """,
    ],
)
def test_a_copy_is_equal_and_independent(text: str) -> None:
    state = super_position(text)
    before = everything(state)
    twin = state.copy()
    assert everything(twin) == before
    sent = run(twin)
    assert everything(state) == before
    assert run(state) == sent
    assert everything(state) == everything(twin)
    for move in state.legal_moves(-1)[:1]:
        assert state.apply(-1, move) == twin.apply(-1, move)
        assert everything(state) == everything(twin)
    assert out(state) == out(twin)
