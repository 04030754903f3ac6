"""Who knows which purse (KNW-3, KNW-4)."""

from collections import Counter

import pytest

from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.state import ExpressState
from rules.express.knowledge import ALL, BELLE, DOC, SPECTATOR, TUCO, Seen, last_event, only, table
from support.tables import do, legal, run
from support.tables import express_position as position


def lying(state: ExpressState, car: int = 2) -> Seen:
    """The purses inside a car, as each viewer sees them (0: a purse)."""
    return {viewer: state.view(viewer)["train"][car]["inside"]["purses"] for viewer in ALL}


def held(state: ExpressState, bandit: str) -> Seen:
    return {viewer: state.view(viewer)["bandits"][bandit]["purses"] for viewer in ALL}


def purse(bandit: str, value: int | None = None) -> JsonObject:
    return {"bandit": bandit, "loot": "purse"} | ({} if value is None else {"value": value})


# --- KNW-3: purses --------------------------------------------------------------------------------


@pytest.mark.rule("KNW-3")
def test_a_player_knows_the_purses_of_their_bandit() -> None:
    state = table("belle", "holds purse 300, purse 450", "bullets 6", "bullets 6", "pile | doc move")
    assert held(state, "belle") == only([300, 450], [0, 0], BELLE)


@pytest.mark.rule("KNW-3")
def test_an_untouched_purse_is_unknown_until_it_is_taken() -> None:
    state = table("belle, 2 purses", "bullets 6", "bullets 6", "bullets 6", "pile | belle robbery")
    run(state)
    assert lying(state) == only([0, 0], [0, 0])
    events = do(state, "purse 350")
    assert last_event(events, "took") == only(purse("belle", 350), purse("belle"), BELLE)
    assert lying(state) == only([0], [0])
    assert held(state, "belle") == only([350], [0], BELLE)


@pytest.mark.rule("KNW-3")
def test_only_its_last_holder_knows_a_fallen_purse() -> None:
    state = table("belle, doc, purse", "bullets 6", "holds purse 300, purse 400", "bullets 6", "pile | belle punch")
    run(state)
    events = do(state, "purse 400 falls")
    assert last_event(events, "dropped") == only(purse("doc", 400), purse("doc"), DOC)
    assert lying(state) == only([400, 0], [0, 0], DOC)
    assert held(state, "doc") == only([300], [0], DOC)


@pytest.mark.rule("KNW-3")
def test_knowledge_of_a_purse_ends_when_another_bandit_takes_it() -> None:
    """Doc's purse, taken by Belle, falls again: Belle knows it, Doc does not."""
    state = table(
        "belle, tuco, purse 300 known to doc", "bullets 6", "bullets 6", "bullets 6",
        "pile | belle robbery | tuco punch",
    )  # fmt: skip
    run(state)
    events = do(state, "purse 300 known to doc")
    assert last_event(events, "took") == only(purse("belle", 300), purse("belle"), BELLE, DOC)
    assert held(state, "belle") == only([], [])  # Tuco's punch is resolved automatically: there is one option
    assert lying(state) == only([300], [0], BELLE)


@pytest.mark.rule("KNW-3")
def test_a_purse_taken_back_by_its_last_holder_stays_secret() -> None:
    state = table(
        "doc, purse 300 known to doc, jewel", "bullets 6", "bullets 6", "bullets 6", "pile | doc robbery"
    )  # fmt: skip
    run(state)
    events = do(state, "take purse 300")
    assert last_event(events, "took") == only(purse("doc", 300), purse("doc"), DOC)
    assert held(state, "doc") == only([300], [0], DOC)


@pytest.mark.rule("KNW-3")
@pytest.mark.parametrize(
    ("which", "public", "left"),
    [
        ("purse 300 known to doc", {BELLE: 300, DOC: 300}, {DOC: [0, 0], TUCO: [500, 0]}),
        ("purse 500 known to tuco", {BELLE: 500, TUCO: 500}, {DOC: [300, 0], TUCO: [0, 0]}),
        ("purse 400", {BELLE: 400}, {DOC: [300, 0], TUCO: [500, 0]}),
    ],
)
def test_knowing_one_purse_reveals_whether_it_was_taken(
    which: str, public: dict[int, int], left: dict[int, list[int]]
) -> None:
    state = table(
        "belle, purse, purse 300 known to doc, purse 500 known to tuco", "bullets 6", "bullets 6", "bullets 6",
        "pile | belle robbery",
    )  # fmt: skip
    run(state)
    assert set(legal(state)) == {
        "purse 300 known to doc",
        "purse 500 known to tuco",
        *(f"purse {value}" for value in (250, 300, 350, 400, 450, 500)),
    }
    events = do(state, which)
    assert last_event(events, "took") == {viewer: purse("belle", public.get(viewer or 0)) for viewer in ALL[:3]} | {
        SPECTATOR: purse("belle")
    }
    assert lying(state) == {BELLE: [0, 0], SPECTATOR: [0, 0]} | left


@pytest.mark.rule("KNW-3")
def test_every_unknown_purse_in_a_place_is_equally_likely() -> None:
    state = table(
        "belle, 2 purses, purse 300 known to doc, purse 500 known to tuco", "bullets 6", "bullets 6", "bullets 6",
        "pile | belle robbery",
    )  # fmt: skip
    run(state)
    dice = Dice(4)
    found = Counter(str(state.sample_chance(dice)) for _ in range(4000))
    assert 880 < found["purse 300 known to doc"] < 1120
    assert 880 < found["purse 500 known to tuco"] < 1120


@pytest.mark.rule("KNW-3", "TWO-8")
def test_team_mates_share_their_knowledge_of_purses() -> None:
    state = position("""
        express expert
        round 2 | bridge | stealin
        locomotive | | marshal
        mail
        saloon     | | ghost, belle, purse 300 known to tuco, jewel
        dining
        tuco  | holds purse 400
        ghost | with tuco
        belle
        doc   | with belle
        pile  | ghost robbery | belle punch
        """)
    run(state)
    assert legal(state) == ["take purse 300", "take jewel"]
    assert state.view(0)["bandits"]["tuco"]["purses"] == [400]
    events = do(state, "take purse 300")
    (took,) = [event for event in events if event.kind == "took"]
    assert [took.redact(viewer).data().get("value") for viewer in (0, 1, None)] == [300, None, None]
    (dropped,) = [event for event in events if event.kind == "dropped"]
    assert [dropped.redact(viewer).data().get("value") for viewer in (0, 1, None)] == [300, None, None]
    assert [state.view(viewer)["train"][2]["inside"]["purses"] for viewer in (0, 1, None)] == [[300], [0], [0]]


@pytest.mark.rule("KNW-3")
@pytest.mark.parametrize("which", ["take it", "leave it"])
def test_the_victim_knows_what_cheyenne_snatched(which: str) -> None:
    state = position("""
        express standard
        round 2 | bridge | stealin
        locomotive | | marshal
        mail
        saloon     | | cheyenne, doc
        dining
        cheyenne
        doc  | holds purse 300, purse 500
        tuco
        pile | cheyenne punch
        """)
    run(state)
    events = do(state, "purse 500 falls", which)
    (dropped,) = [event for event in events if event.kind == "dropped"]
    assert [dropped.redact(viewer).data().get("value") for viewer in ALL] == [None, 500, None, None]
    for took in [event for event in events if event.kind == "took"]:
        assert [took.redact(viewer).data().get("value") for viewer in ALL] == [500, 500, None, None]
    snatched = which == "take it"
    expected = [[500], [0], [0], [0]] if snatched else [[], [], [], []]
    assert [state.view(viewer)["bandits"]["cheyenne"]["purses"] for viewer in ALL] == expected
    expected = [[], [], [], []] if snatched else [[0], [500], [0], [0]]
    assert [state.view(viewer)["train"][2]["inside"]["purses"] for viewer in ALL] == expected


@pytest.mark.rule("KNW-3")
def test_a_purse_lost_to_the_marshals_revenge_stays_secret() -> None:
    state = position("""
        express standard
        round 5 | revenge | event
        locomotive | belle | marshal
        mail
        saloon
        belle | holds purse 300, purse 400
        doc
        tuco
        """)
    assert last_event(run(state), "lost") == only(purse("belle", 300), purse("belle"), BELLE)


# --- KNW-4: the starting purse --------------------------------------------------------------------


@pytest.mark.rule("KNW-4")
def test_a_lone_starting_purse_is_publicly_250() -> None:
    state = table("belle, jewel", "holds open purse 250", "bullets 6", "bullets 6", "pile | belle robbery")
    run(state)  # a jewel is no purse: nothing changes
    assert state.view(None)["bandits"]["belle"]["jewels"] == 1
    assert held(state, "belle") == only([250], [250])


@pytest.mark.rule("KNW-4")
@pytest.mark.parametrize("which", ["purse 250", "purse 300"])
def test_with_a_second_purse_neither_is_known_to_others(which: str) -> None:
    state = table("belle, purse", "holds open purse 250", "bullets 6", "bullets 6", "pile | belle robbery")
    run(state)
    events = do(state, which)
    value = int(which.split()[1])
    assert last_event(events, "took") == only(purse("belle", value), purse("belle"), BELLE)
    assert held(state, "belle") == only([250, value], [0, 0], BELLE)


@pytest.mark.rule("KNW-4")
def test_a_starting_purse_that_falls_lies_as_250_known_to_all() -> None:
    state = table("belle, doc, purse", "bullets 6", "holds open purse 250", "bullets 6", "pile | belle punch")
    events = run(state)
    assert last_event(events, "dropped") == only(purse("doc", 250), purse("doc", 250))
    assert lying(state) == only([250, 0], [250, 0])


@pytest.mark.rule("KNW-4")
def test_a_starting_purse_falls_unseen_after_a_second_purse() -> None:
    """Doc has lost a second purse: the first is not open any more, although it is the only one left."""
    state = table(
        "belle, doc, tuco, purse", "bullets 6", "holds open purse 250", "bullets 6",
        "pile | doc robbery | belle punch",
    )  # fmt: skip
    run(state)
    do(state, "purse 400", "punch doc")
    events = do(state, "purse 400 falls")
    assert last_event(events, "dropped") == only(purse("doc", 400), purse("doc"), DOC)
    assert held(state, "doc") == only([250], [0], DOC)


@pytest.mark.rule("KNW-4")
def test_a_starting_purse_taken_back_is_still_publicly_250() -> None:
    state = table("doc, open purse 250 of doc", "bullets 6", "bullets 6", "bullets 6", "pile | doc robbery")
    events = run(state)
    assert last_event(events, "took") == only(purse("doc", 250), purse("doc", 250))
    assert held(state, "doc") == only([250], [250])


@pytest.mark.rule("KNW-4")
def test_after_another_purse_its_starting_purse_is_taken_unseen() -> None:
    """Doc's starting purse fell; he takes an unseen one, then his own."""
    state = table(
        "doc, open purse 250 of doc, purse", "bullets 6", "bullets 6", "bullets 6", "pile | doc robbery | doc robbery"
    )
    run(state)
    assert legal(state) == ["take open purse 250", "take a purse"]
    do(state, "take a purse")
    assert lying(state) == only([250, 0], [250, 0])
    events = do(state, "purse 450")
    assert last_event(events, "took") == only(purse("doc", 250), purse("doc", 250))
    assert held(state, "doc") == only([250, 450], [0, 0], DOC)


@pytest.mark.rule("KNW-4")
@pytest.mark.parametrize("taker", ["belle", "doc"])
def test_of_two_open_purses_a_bandit_takes_its_own(taker: str) -> None:
    state = table(
        f"{taker}, open purse 250 of belle, open purse 250 of doc", "bullets 6", "bullets 6", "bullets 6",
        f"pile | {taker} robbery",
    )  # fmt: skip
    run(state)
    assert held(state, taker) == only([250], [250])
    assert lying(state) == only([250], [250])


@pytest.mark.rule("KNW-4")
def test_a_fallen_starting_purse_stays_open() -> None:
    state = table("doc, open purse 250 of doc, purse", "bullets 6", "bullets 6", "bullets 6", "pile | doc robbery")
    run(state)
    do(state, "take a purse", "purse 450")
    assert lying(state) == only([250], [250])


@pytest.mark.rule("KNW-4")
def test_a_starting_purse_taken_by_another_is_secret() -> None:
    state = table(
        "belle, open purse 250 of doc", "holds open purse 250", "bullets 6", "bullets 6", "pile | belle robbery"
    )
    events = run(state)
    assert last_event(events, "took") == only(purse("belle", 250), purse("belle", 250))
    assert held(state, "belle") == only([250, 250], [0, 0], BELLE)


@pytest.mark.rule("KNW-4", "KNW-3")
def test_a_lone_purse_of_another_bandit_is_secret() -> None:
    state = table("belle, open purse 250 of doc", "holds jewel", "bullets 6", "bullets 6", "pile | belle robbery")
    run(state)
    assert held(state, "belle") == only([250], [0], BELLE)


@pytest.mark.rule("KNW-4", "KNW-3")
def test_a_starting_purse_taken_by_another_stays_secret() -> None:
    """Belle takes Doc's starting purse, Tuco knocks it out of her, Doc takes it back."""
    state = table(
        "belle, tuco, open purse 250 of doc", "bullets 6", "bullets 6", "bullets 6",
        "pile | belle robbery | tuco punch | doc move | doc robbery",
    )  # fmt: skip
    run(state)  # the only choice is the direction of the punch
    do(state, "knock forward")
    assert lying(state) == only([250], [0], BELLE)
    do(state, "purse 250 known to belle")
    assert held(state, "doc") == only([250], [0], DOC)


@pytest.mark.rule("KNW-4", "KNW-3")
def test_a_snatched_starting_purse_becomes_secret() -> None:
    state = position("""
        express standard
        round 2 | bridge | stealin
        locomotive | | marshal
        mail
        saloon     | | cheyenne, doc, tuco
        dining
        cheyenne | holds open purse 250
        doc  | holds open purse 250
        tuco
        pile | cheyenne punch
        """)
    run(state)
    events = do(state, "punch doc", "take it")
    assert last_event(events, "took") == only(purse("cheyenne", 250), purse("cheyenne", 250))
    assert [state.view(viewer)["bandits"]["cheyenne"]["purses"] for viewer in ALL] == [
        [250, 250],
        [0, 0],
        [0, 0],
        [0, 0],
    ]


@pytest.mark.rule("KNW-4", "TWO-8")
def test_a_starting_purse_taken_by_a_team_mate_is_secret() -> None:
    state = position("""
        express expert
        round 2 | bridge | stealin
        locomotive | | marshal
        mail
        saloon     | | ghost, open purse 250 of tuco
        dining
        tuco
        ghost | with tuco
        belle
        doc   | with belle
        pile  | ghost robbery
        """)
    run(state)
    assert [state.view(viewer)["bandits"]["ghost"]["purses"] for viewer in (0, 1, None)] == [[250], [0], [0]]


@pytest.mark.rule("KNW-4")
def test_a_starting_purse_lost_to_the_revenge_is_publicly_250() -> None:
    state = position("""
        express standard
        round 5 | revenge | event
        locomotive | belle | marshal
        mail
        saloon
        belle | holds open purse 250
        doc
        tuco
        """)
    assert last_event(run(state), "lost") == only(purse("belle", 250), purse("belle", 250))
