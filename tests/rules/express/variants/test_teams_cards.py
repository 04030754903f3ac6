"""Two players: decks and turns (TWO-3, TWO-4)."""

import pytest

from coltexpress.engine.errors import BadOption
from rules.express.variants.teams import ACTIONS, FIRST_TEAMS, apply, choices, game, table
from support.games import chance_outcomes, is_uniform
from support.tables import data_of, do, kinds, legal, run, where

# --- TWO-3: the deck ------------------------------------------------------------------------------


@pytest.mark.rule("TWO-3")
def test_the_deck_is_five_cards_of_each_bandit_and_one_marshal() -> None:
    state = game()
    for seat, team in enumerate(FIRST_TEAMS):
        cards = {f"{who} {action}": 1 for who in team for action in ACTIONS} | {"marshal": 1}
        assert len(cards) == 11
        assert state.view(seat)["seats"][seat]["deck"] == cards
        assert state.view(None)["seats"][seat]["deck_size"] == 11


@pytest.mark.rule("TWO-3")
@pytest.mark.parametrize("who", ["ghost", "tuco"])
@pytest.mark.parametrize("action", ["floor change", "robbery"])
def test_a_card_acts_for_the_bandit_it_belongs_to(who: str, action: str) -> None:
    state = table("round 2 | bridge | stealin", "mail | | ghost, tuco, 2 jewels", f"pile | {who} {action}")
    events = run(state)
    assert data_of(events, "card-resolved") == [{"seat": 0, "bandit": who, "action": action}]
    other = "tuco" if who == "ghost" else "ghost"
    seen = state.view(None)["bandits"]
    assert where(state, who) == ("1 roof" if action == "floor change" else "1 inside")
    assert where(state, other) == "1 inside"
    assert (seen[who]["jewels"], seen[other]["jewels"]) == (1 if action == "robbery" else 0, 0)


@pytest.mark.rule("TWO-3")
@pytest.mark.parametrize(("who", "left"), [("ghost", [5, 2]), ("tuco", [6, 1])])
def test_a_card_fires_that_bandits_bullets(who: str, left: list[int]) -> None:
    state = table("round 2 | bridge | stealin", "mail | | ghost, tuco", "tuco | bullets 2", f"pile | {who} fire")
    run(state)
    seen = state.view(None)["bandits"]
    assert [seen["ghost"]["bullets"], seen["tuco"]["bullets"]] == left
    assert seen["doc"]["wounds"] == 1


@pytest.mark.rule("TWO-3")
def test_a_bandit_cannot_fire_a_team_mate_s_bullets() -> None:
    state = table("round 2 | bridge | stealin", "mail | | ghost, tuco", "tuco | bullets 0", "pile | tuco fire")
    assert "no-effect" in kinds(run(state))
    assert state.view(None)["bandits"]["ghost"]["bullets"] == 6


@pytest.mark.rule("TWO-3")
def test_each_card_in_hand_can_be_played_for_its_bandit() -> None:
    state = table(
        "round 2 | tunnels | turn 3 | schemin | first belle",
        "belle | hand belle fire, doc fire, doc move, marshal",
        "asks | belle go",
    )
    assert set(legal(state)) == {"play belle fire", "play doc fire", "play doc move", "play marshal", "draw"}
    events = do(state, "play doc fire")
    assert data_of(events, "played") == [{"seat": 1, "down": False, "bandit": "doc", "action": "fire"}]
    assert state.view(1)["seats"][1]["hand"] == {"belle fire": 1, "doc move": 1, "marshal": 1}


@pytest.mark.rule("TWO-3")
@pytest.mark.parametrize("keeper", ["ghost", "tuco"])
def test_the_owner_of_the_marshal_card_is_public(keeper: str) -> None:
    other = {"ghost": "tuco", "tuco": "ghost"}[keeper]
    state = table(
        "round 2 | tunnels | turn 3 | schemin | first ghost",
        f"{keeper} | marshal card",
        "cards ghost | hand marshal",
        "asks | ghost go",
    )
    for viewer in (0, 1, None):
        assert state.view(viewer)["seats"][0]["marshal_card"] == keeper
    events = do(state, "play marshal")
    assert data_of(events, "played") == [{"seat": 0, "down": False, "bandit": keeper, "action": "marshal"}]
    assert state.view(1)["pile"][0]["bandit"] == keeper
    assert state.view(None)["bandits"][other]["seat"] == 0


@pytest.mark.rule("TWO-3")
@pytest.mark.parametrize("keeper", ["tuco", "cheyenne"])
def test_the_placement_decides_who_has_the_marshal_card(keeper: str) -> None:
    state = game(placement="chosen")
    apply(state, 0, f"place tuco last, marshal {keeper}")
    apply(state, 1, "place django last, marshal doc")
    for viewer in (0, 1, None):
        assert [seat["marshal_card"] for seat in state.view(viewer)["seats"]] == [keeper, "doc"]
    placed = [{"last": "tuco", "marshal": keeper}, {"last": "doc", "marshal": "django"}]
    assert [seat["marshal_card"] for seat in game(placement=placed).view(None)["seats"]] == [keeper, "django"]


@pytest.mark.rule("TWO-3")
@pytest.mark.parametrize(
    "placement",
    [
        [{"last": "doc", "marshal": "tuco"}, {"last": "doc", "marshal": "doc"}],
        [{"last": "tuco", "marshal": "doc"}, {"last": "doc", "marshal": "doc"}],
        [{"last": "tuco", "marshal": "tuco"}],
        [{"last": "tuco"}, {"last": "doc", "marshal": "doc"}],
        "anywhere",
    ],
)
def test_a_player_cannot_place_another_bandit(placement: object) -> None:
    with pytest.raises(BadOption) as refused:
        game(placement=placement)
    assert refused.value.field == "placement"


# --- TWO-4: first player and turns ----------------------------------------------------------------


@pytest.mark.rule("TWO-4")
@pytest.mark.parametrize(("pawn", "seat"), [("tuco", 0), ("cheyenne", 0), ("django", 1), ("doc", 1)])
def test_a_random_pawn_decides_who_is_first(pawn: str, seat: int) -> None:
    state = game(first="random", placement="chosen")
    expected = [f"first {who}" for who in ("tuco", "cheyenne", "django", "doc")]
    assert legal(state) == expected
    assert is_uniform(chance_outcomes(state, 4000), expected)
    events = do(state, f"first {pawn}")
    assert data_of(events, "first-player") == [{"seat": seat}]
    assert state.view(None)["first"] == seat


@pytest.mark.rule("TWO-4")
@pytest.mark.parametrize(("first", "after"), [("ghost", 1), ("tuco", 1), ("belle", 0), ("doc", 0)])
def test_the_first_player_changes_every_round(first: str, after: int) -> None:
    state = table(f"round 2 | bridge | next round | first {first}")
    assert data_of(run(state), "first-player") == [{"seat": after}]


@pytest.mark.rule("TWO-4")
@pytest.mark.parametrize(
    ("card", "turn", "order"),
    [
        ("tunnels", 1, [1, 0]),
        ("tunnels", 2, [1, 0]),
        ("bridge", 2, [1, 1, 0, 0]),
        ("angry marshal", 4, [1, 0]),
    ],
)
def test_a_turn_is_one_go_for_each_player(card: str, turn: int, order: list[int]) -> None:
    hands = ("ghost fire, tuco fire, tuco move, ghost move", "belle fire, doc fire, doc move, belle move")
    state = table(
        f"round 2 | {card} | turn {turn} | schemin | first belle",
        f"ghost | hand {hands[0]}",
        f"belle | hand {hands[1]}",
        "asks | belle go",
    )
    found = []
    for _ in order:
        found.append(state.to_act()[0])
        do(state, legal(state)[0])
    assert found == order
    assert len(state.view(None)["pile"]) == len(order)
    expected = (0, 1) if card == "angry marshal" else (1,)  # after the last turn both players are asked what to keep
    assert state.to_act() == expected


@pytest.mark.rule("TWO-4")
def test_round_cards_are_those_for_two_to_four_players() -> None:
    state = table("round 1 | turn over")
    run(state)
    (turned,) = data_of(do(state, "turn over take it all"), "round-card-turned")
    assert turned["turns"] == ["visible", "tunnel", "speeding up", "visible"]


@pytest.mark.rule("TWO-4", "EXP-3", "EXP-4", "EXP-5")
def test_the_expert_variant_applies() -> None:
    state = table("round 2 | turn over", "belle | hand doc fire, 2 bullets")
    run(state)
    do(state, "turn over bridge")
    assert state.to_act() == (0, 1)
    assert choices(state, 1) == ["discard bullets", "keep bullets"]
    state = table("round 2 | bridge | keep", "belle | hand doc fire, belle fire", "pile | tuco robbery")
    run(state)
    assert state.to_act() == (0, 1)
    assert set(choices(state, 1)) == {
        *("keep nothing", "keep doc fire", "keep belle fire", "keep belle fire, doc fire"),
    }
    apply(state, 1, "keep doc fire")
    apply(state, 0, "keep nothing")
    assert state.view(1)["seats"][1]["hand"].get("doc fire") == 1
    assert state.view(1)["seats"][1]["discard"] == {"belle fire": 1}
    assert state.view(1)["seats"][0]["discard_seen"] == {"tuco robbery": 1}
