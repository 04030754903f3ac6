"""Differences between versions of the rules: a game keeps its version."""

import pickle

import pytest

import coltexpress
from coltexpress.engine.contract import State
from coltexpress.engine.errors import ColtError, NotationError, RecordError
from coltexpress.engine.play.match import Match
from coltexpress.engine.play.record import parse_record, verify
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.state import ExpressState
from support.tables import do, legal, run
from support.tables import express_position as position

NEWEST = {"express": 2, "super": 1}
each_game = pytest.mark.parametrize("slug", NEWEST)


def purses(values: str, title: str) -> ExpressState:
    """Tuco robs in a place with two purses that only he knows."""
    first, second = values.split()
    state = position(f"""
        express {title}
        round 2 | bridge | stealin
        locomotive |  | marshal
        mail       |  | belle, doc
        saloon     |  | tuco, purse {first} known to tuco, purse {second} known to tuco
        tuco
        belle
        doc
        pile | tuco robbery | belle move
        """)
    run(state)
    return state


@pytest.mark.rule("ACT-13")
def test_in_version_2_two_known_purses_are_two_options() -> None:
    alike, unlike = purses("300 300", "standard"), purses("300 500", "standard")
    assert legal(alike) == ["take purse 300"]
    assert legal(unlike) == ["take purse 300", "take purse 500"]
    assert alike.to_act() == unlike.to_act() == (0,)
    assert alike.view(1) == unlike.view(1)
    events = [[str(event.redact(1)) for event in do(state, "take purse 300")] for state in (alike, unlike)]
    assert events[0] == events[1]


@pytest.mark.rule("ACT-13")
def test_in_version_1_two_known_purses_are_one_option() -> None:
    alike, unlike = purses("300 300", "standard rules 1"), purses("300 500", "standard rules 1")
    assert alike.to_act() == (1,)  # he has taken one, and Belle's card is next
    assert unlike.to_act() == (0,)


def revealed(rules_version: int) -> ExpressState:
    """An expert game whose first round card has just been revealed."""
    bandits = {"bandits": ["belle", "doc", "tuco"], "train": ["mail", "saloon", "dining"], "first": 0}
    state = EXPRESS.new(EXPRESS.options(players=3, expert=True, **bandits), rules_version)
    for who, seventh in (("belle", ""), ("doc", ", marshal"), ("tuco", "")):  # Doc draws seven
        do(state, f"deal {who}: 2 move, 2 fire, robbery, punch{seventh}")
    do(state, "turn over bridge")
    return state


@pytest.mark.rule("EXP-3")
def test_in_version_1_round_1_asks_about_bullets() -> None:
    assert revealed(1).to_act() == (0, 1, 2)
    assert revealed(2).to_act() == (0,)


@each_game
def test_a_new_game_has_the_newest_rules(slug: str) -> None:
    game = coltexpress.game(slug)
    options = game.parse_options({"players": 3})
    assert game.rules_version == game.new(options).rules_version == NEWEST[slug]
    assert coltexpress.new_match(game, options).record().rules_version == NEWEST[slug]


@each_game
@pytest.mark.parametrize("beyond", [0, -1, 1])
def test_unknown_versions_are_refused(slug: str, beyond: int) -> None:
    game = coltexpress.game(slug)
    unknown = game.rules_version + 1 if beyond == 1 else beyond
    assert not game.plays(unknown)
    with pytest.raises(ColtError) as refused:
        game.new(game.parse_options({"players": 3}), unknown)
    assert refused.value.key == "rules-unknown"
    assert refused.value.details == {"found": str(unknown), "known": NEWEST[slug]}
    record = coltexpress.new_match(game, game.parse_options({"players": 3})).record()
    record.rules_version = unknown
    with pytest.raises(RecordError, match="record-rules"):
        verify(record)


def test_every_kind_of_copy_keeps_the_version() -> None:
    state = purses("300 500", "expert rules 1")
    assert state.notation().startswith("express expert rules 1\n")
    assert EXPRESS.parse_position(state.notation()).notation() == state.notation()
    pickled = pickle.loads(pickle.dumps(state))  # noqa: S301 - it was pickled here
    others: list[State] = [state.copy(), state.determinize(1, coltexpress.Dice(1)), pickled]
    assert [each.rules_version for each in others] == [1, 1, 1]
    new = EXPRESS.new(EXPRESS.options(players=3), 1)
    assert new.notation().startswith("express standard rules 1\nset-up")
    assert EXPRESS.parse_position(new.notation()).rules_version == 1


@pytest.mark.parametrize(
    ("title", "column"),
    [("express standard rules 3", 24), ("express standard rules 0", 24), ("express standard rules", 23)],
)
def test_a_position_of_an_unknown_version_is_refused(title: str, column: int) -> None:
    with pytest.raises(NotationError) as refused:
        EXPRESS.parse_position(f"{title}\nset-up | players 3")
    assert (refused.value.line, refused.value.column) == (1, column)


def test_bullets_in_round_1_are_a_position_of_version_1_only() -> None:
    def text(title: str) -> str:
        return f"express {title}\nround 1 | bridge | bullets\nlocomotive | | marshal\nmail\nbelle\ndoc\ntuco"

    assert EXPRESS.parse_position(text("expert rules 1")).to_act() == (0, 1, 2)
    assert EXPRESS.parse_position(text("expert"), rules_version=1).to_act() == (0, 1, 2)
    assert EXPRESS.parse_position(text("expert rules 1"), rules_version=2).rules_version == 1
    with pytest.raises(NotationError):
        EXPRESS.parse_position(text("expert"))


def test_a_resumed_match_keeps_its_version() -> None:
    match = Match(EXPRESS, EXPRESS.options(players=3, expert=True), bytes(32), ["a", "b", "c"], rules_version=1)
    assert match.state.to_act() == (0, 1, 2)
    record = parse_record(match.record().to_json())
    assert record.rules_version == 1
    resumed = Match.resume(record)
    assert resumed.state.rules_version == 1
    assert resumed.state.to_act() == (0, 1, 2)
    resumed.play(0, "keep bullets")
    assert resumed.record().rules_version == 1
