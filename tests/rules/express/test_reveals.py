"""Which events tell a viewer something that was hidden: a move with such an event cannot be undone (KNW-1 to KNW-4)."""

import pytest

from coltexpress.engine.events import Event
from coltexpress.games.express.state import ExpressState
from rules.express.knowledge import ALL, BELLE, DOC, SPECTATOR, TUCO, table
from support.tables import do, run
from support.tables import express_position as position

NOBODY: set[int | None] = set()


def revealed(events: list[Event], kind: str) -> list[set[int | None]]:
    """Of each event of this kind: the viewers to whom it reveals something."""
    return [{viewer for viewer in ALL if event.reveals(viewer)} for event in events if event.kind == kind]


def robbery(saloon: str, belle: str = "bullets 6", doc: str = "bullets 6", pile: str = "belle robbery") -> ExpressState:
    """Belle, or another bandit of this pile, is about to rob the saloon."""
    return table(f"belle, doc, {saloon}", belle, doc, "bullets 6", f"pile | {pile}")


@pytest.mark.rule("KNW-2")
def test_a_face_down_card_is_revealed_to_all_but_its_player() -> None:
    state = table("jewel", "bullets 6", "bullets 6", "bullets 6", "pile | doc robbery face down | belle robbery")
    assert revealed(run(state), "card-resolved") == [{BELLE, TUCO, SPECTATOR}, NOBODY]


@pytest.mark.rule("KNW-3")
def test_a_purse_that_nobody_has_seen_is_revealed_to_the_player_who_takes_it() -> None:
    state = robbery("2 purses")
    run(state)
    assert revealed(do(state, "purse 350"), "took") == [{BELLE}]


@pytest.mark.rule("KNW-3")
def test_a_fallen_purse_is_revealed_to_the_player_who_takes_it_but_not_to_its_last_holder() -> None:
    state = robbery("purse 300 known to doc, 1 purse")
    run(state)
    assert revealed(do(state, "purse 300 known to doc"), "took") == [{BELLE}]


@pytest.mark.rule("KNW-3")
def test_a_purse_taken_back_by_its_last_holder_is_revealed_to_nobody() -> None:
    state = robbery("purse 300 known to doc, jewel", pile="doc robbery")
    run(state)
    assert revealed(do(state, "take purse 300"), "took") == [NOBODY]


@pytest.mark.rule("KNW-4")
def test_an_open_purse_is_revealed_to_nobody() -> None:
    state = robbery("open purse 250 of doc, jewel")
    run(state)
    assert revealed(do(state, "take open purse 250"), "took") == [NOBODY]


@pytest.mark.rule("KNW-1")
def test_other_loot_is_revealed_to_nobody() -> None:
    state = robbery("jewel, strongbox")
    run(state)
    assert revealed(do(state, "take jewel"), "took") == [NOBODY]


@pytest.mark.rule("KNW-3")
def test_a_falling_purse_is_revealed_to_nobody() -> None:
    """Only its holder knows which purse it was, and knew its value before."""
    state = robbery("jewel", doc="holds purse 300, purse 400", pile="belle punch")
    run(state)
    assert revealed(do(state, "purse 400 falls"), "dropped") == [NOBODY]


@pytest.mark.rule("PWR-3", "KNW-3", "KNW-4")
@pytest.mark.parametrize(
    ("doc", "moves", "seen_by"),
    [("purse 300, purse 500", ["purse 500 falls", "take it"], {0}), ("open purse 250", ["take it"], NOBODY)],
    ids=["secret", "open"],
)
def test_a_snatched_purse_is_revealed_to_cheyenne(doc: str, moves: list[str], seen_by: set[int | None]) -> None:
    state = position(f"""
        express standard
        round 2 | bridge | stealin
        locomotive | | marshal
        mail
        saloon | | cheyenne, doc
        dining
        cheyenne
        doc  | holds {doc}
        tuco
        pile | cheyenne punch
        """)
    events = run(state) + do(state, *moves)
    assert revealed(events, "dropped") == [NOBODY]
    assert revealed(events, "took") == [seen_by]


@pytest.mark.rule("KNW-3")
def test_the_redacted_event_of_a_purse_reveals_nothing() -> None:
    state = robbery("2 purses")
    run(state)
    (took,) = [event for event in do(state, "purse 350") if event.kind == "took"]
    assert took.redact(BELLE).reveals(BELLE)
    assert revealed([took.redact(DOC)], "took") == [NOBODY]


@pytest.mark.rule("END-1")
def test_the_end_of_the_game_reveals_all_purses_to_all() -> None:
    state = position("""
        express standard
        round 5 | hostage | stealin
        locomotive | | marshal
        mail
        saloon | | belle, jewel
        dining
        belle | holds purse 300
        doc
        tuco
        pile | belle robbery
        """)
    events = run(state)
    assert revealed(events, "game-over") == [set(ALL)]
    assert {event.kind for event in events if event.reveals(SPECTATOR)} == {"game-over"}
