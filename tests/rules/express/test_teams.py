"""Two players, two bandits each (TWO)."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import BadOption, IllegalMove
from coltexpress.engine.events import Event
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.components import BANDITS, CARS
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.notation.read_move import parse_move
from coltexpress.games.express.options import parse_options
from coltexpress.games.express.state import ExpressState
from support.games import chance_outcomes, is_uniform
from support.tables import data_of, do, kinds, legal, run, where
from support.tables import express_position as position

FIRST_TEAMS = [["tuco", "cheyenne"], ["django", "doc"]]  # suggested in TWO-1
PLACED = [{"last": "tuco", "marshal": "cheyenne"}, {"last": "doc", "marshal": "django"}]
TRAIN = ["mail", "saloon", "dining", "baggage"]
ACTIONS = ("move", "floor change", "fire", "robbery", "punch")


def game(**options: Any) -> ExpressState:
    """A new game of two after its chance outcomes; options are given as keywords."""
    usual = {"teams": FIRST_TEAMS, "train": TRAIN, "first": 0, "placement": PLACED}
    return EXPRESS.new(parse_options({"players": 2, **usual, **options}))


def table(header: str, *rows: str, teams: str = "ghost tuco belle doc") -> ExpressState:
    """Two teams in the last of three cars, the Marshal in the locomotive, unless rows differ."""
    one, two, three, four = teams.split()
    usual = {"locomotive": "locomotive | | marshal", "mail": "mail", "saloon": "saloon"}
    usual |= {one: one, two: f"{two} | with {one}", three: three, four: f"{four} | with {three}"}
    for row in rows:
        name = row.split()[0]
        usual[name] = row.replace(name, usual[name], 1) if name in (two, four) else row
    return position("\n".join(["express expert", header, *usual.values()]))


def apply(state: ExpressState, seat: int, move: str) -> list[Event]:
    return list(state.apply(seat, parse_move(move)))


def choices(state: ExpressState, seat: int) -> list[str]:
    return [str(move) for move in state.legal_moves(seat)]


# --- TWO-1: train and teams -----------------------------------------------------------------------


@pytest.mark.rule("TWO-1")
def test_the_train_is_the_locomotive_and_four_cars() -> None:
    assert [car["car"] for car in game().view(None)["train"]] == ["locomotive", *TRAIN]
    state = game(train="random")
    found = legal(state)
    assert len(found) == len(set(found)) == 6 * 5 * 4 * 3
    assert set(found) == {f"train {', '.join(cars)}" for cars in permutations(CARS, 4)}
    for wrong in (TRAIN[:2], TRAIN[:3], [*TRAIN, "first class"], [*TRAIN[:3], "mail"]):
        with pytest.raises(BadOption):
            game(train=wrong)


@pytest.mark.rule("TWO-1")
def test_teams_are_picked_one_two_one_beginning_with_the_host() -> None:
    state = game(teams="draft", placement="random")
    free = list(BANDITS)
    picks = [(0, "ghost"), (1, "belle"), (1, "tuco"), (0, "django")]
    for seat, bandit in picks:
        assert state.to_act() == (seat,)
        assert legal(state) == [f"pick {who}" for who in free]
        events = do(state, f"pick {bandit}")
        assert data_of(events, "joined") == [{"seat": seat, "bandit": bandit}]
        free.remove(bandit)
        if bandit != "django":
            with pytest.raises(IllegalMove):
                do(state, f"pick {bandit}")
    assert state.view(None)["set_up"]["bandits"] == [["ghost", "django"], ["belle", "tuco"]]
    assert state.to_act() == (NATURE,)  # where they start


@pytest.mark.rule("TWO-1")
def test_picking_is_the_default() -> None:
    state = EXPRESS.new(parse_options({"players": 2}))
    assert (state.to_act(), legal(state)) == ((0,), [f"pick {who}" for who in BANDITS])


@pytest.mark.rule("TWO-1")
def test_the_host_may_set_the_teams() -> None:
    seen = game(teams=[["belle", "ghost"], ["doc", "tuco"]], placement="random").view(None)
    assert seen["set_up"]["bandits"] == [["belle", "ghost"], ["doc", "tuco"]]
    suggested = game().view(None)["bandits"]
    assert {who: bandit["seat"] for who, bandit in suggested.items()} == {
        "tuco": 0,
        "cheyenne": 0,
        "django": 1,
        "doc": 1,
    }


@pytest.mark.rule("TWO-1")
def test_bandits_the_host_leaves_open_are_picked() -> None:
    state = game(teams=[["belle", None], [None, "doc"]], placement="random")
    order = []
    while state.to_act() != (NATURE,):
        order.append(state.to_act()[0])
        do(state, legal(state)[0])
    assert order == [1, 0]
    assert state.view(None)["set_up"]["bandits"] == [["belle", "django"], ["cheyenne", "doc"]]


@pytest.mark.rule("TWO-1")
@pytest.mark.parametrize(
    "teams",
    [
        [["tuco", "doc"], ["tuco", "belle"]],
        [["tuco", "tuco"], ["doc", "belle"]],
        [["tuco", "doc", "ghost"], ["belle"]],
        [["tuco", "doc"]],
        [["tuco", "doc"], ["belle", "ghost"], ["django", "cheyenne"]],
        ["tuco", "doc"],
        "strongest",
    ],
)
def test_teams_have_two_different_bandits_each(teams: object) -> None:
    with pytest.raises(BadOption) as refused:
        game(teams=teams, placement="random")
    assert refused.value.field == "teams"


# --- TWO-2: where they start ----------------------------------------------------------------------


@pytest.mark.rule("TWO-2")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("one", ["tuco", "cheyenne"])
@pytest.mark.parametrize("two", ["django", "doc"])
def test_each_team_starts_in_both_of_the_last_two_cars(one: str, two: str, first: int) -> None:
    state = game(placement="chosen", first=first)
    assert state.to_act() == (0, 1)
    apply(state, 0, f"place {one} last, marshal tuco")
    apply(state, 1, f"place {two} last, marshal doc")
    expected = {who: "4 inside" if who in (one, two) else "3 inside" for who in ("tuco", "cheyenne", "django", "doc")}
    assert {who: where(state, who) for who in expected} == expected


@pytest.mark.rule("TWO-2", "TWO-3")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_players_place_their_bandits_secretly(order: tuple[int, int]) -> None:
    state = game(placement="chosen")
    before = state.view(None)
    moves = ("place tuco last, marshal cheyenne", "place doc last, marshal doc")
    assert choices(state, 0) == [
        f"place {last} last, marshal {keeper}" for last in ("tuco", "cheyenne") for keeper in ("tuco", "cheyenne")
    ]
    assert choices(state, 1) == [
        f"place {last} last, marshal {keeper}" for last in ("django", "doc") for keeper in ("django", "doc")
    ]
    with pytest.raises(IllegalMove):
        apply(state, 0, "place doc last, marshal doc")
    events = apply(state, order[0], moves[order[0]])
    assert [(event.kind, event.data()) for event in events] == [("answered", {"seat": order[0]})]
    assert state.to_act() == (order[1],)
    for viewer in (order[1], None):
        assert state.view(viewer) == before | {"to_act": [order[1]]}
    assert state.view(order[0])["answer"] == moves[order[0]]
    events = apply(state, order[1], moves[order[1]])
    assert data_of(events, "marshal-card-given") == [{"seat": 0, "bandit": "cheyenne"}, {"seat": 1, "bandit": "doc"}]
    assert {data["bandit"]: data["car"] for data in data_of(events, "boarded")} == {
        "tuco": 4,
        "cheyenne": 3,
        "django": 3,
        "doc": 4,
    }


@pytest.mark.rule("TWO-2", "TWO-3")
@pytest.mark.parametrize("options", [{"placement": "random"}, {}])
def test_placement_is_random_by_default(options: dict[str, Any]) -> None:
    state = EXPRESS.new(parse_options({"players": 2, "teams": FIRST_TEAMS, "train": TRAIN, "first": 0, **options}))
    for team in FIRST_TEAMS:
        expected = [f"place {last} last, marshal {keeper}" for last in team for keeper in team]
        assert state.to_act() == (NATURE,)
        assert legal(state) == expected
        assert is_uniform(chance_outcomes(state, 4000), expected)
        do(state, expected[1])
    assert [where(state, who) for who in ("tuco", "cheyenne", "django", "doc")] == [
        "4 inside",
        "3 inside",
        "4 inside",
        "3 inside",
    ]


@pytest.mark.rule("TWO-2")
def test_each_bandit_has_its_own_purse_loot_and_six_bullets() -> None:
    state = game()
    for bandit in state.view(None)["bandits"].values():
        assert bandit["purses"] == [250]
        assert (bandit["bullets"], bandit["jewels"], bandit["strongboxes"], bandit["wounds"]) == (6, 0, 0, 0)
    assert state.view(None)["neutral_bullets"] == 13


@pytest.mark.rule("TWO-2", "SET-3")
def test_purses_on_the_train_exclude_four_starting_purses() -> None:
    """Eight of $250, minus four; Tuco robs first."""
    placed = [{"last": "cheyenne", "marshal": "cheyenne"}, {"last": "doc", "marshal": "django"}]
    state = game(train=["mail", "saloon", "dining", "baggage"], placement=placed)
    do(state, "deal tuco: tuco robbery, tuco move, tuco fire, tuco punch, cheyenne move, cheyenne fire")
    do(state, "deal django: django robbery, django move, django fire, django punch, doc move, doc fire, doc punch")
    do(state, "turn over bridge", "play tuco robbery", "play doc fire")
    do(state, "play tuco move", "play tuco fire", "play doc move", "play doc punch")
    do(state, "play tuco punch", "play django fire", "keep nothing", "keep nothing")
    found = chance_outcomes(state, 6000)
    assert abs(found["purse 250"] / 6000 - 4 / 14) < 0.03
    assert all(abs(found[f"purse {value}"] / 6000 - 2 / 14) < 0.03 for value in (300, 350, 400, 450, 500))


@pytest.mark.rule("TWO-2")
def test_loot_goes_to_the_bandit_that_takes_it() -> None:
    state = table("round 2 | bridge | stealin", "mail | | tuco, jewel", "ghost | holds jewel", "pile | tuco robbery")
    run(state)
    seen = state.view(None)["bandits"]
    assert [seen[who]["jewels"] for who in ("ghost", "tuco", "belle", "doc")] == [1, 1, 0, 0]


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
def test_each_card_can_be_played_for_its_bandit_while_it_is_in_hand() -> None:
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


# --- TWO-5, TWO-6: bullets and targets ------------------------------------------------------------


@pytest.mark.rule("TWO-5")
@pytest.mark.parametrize(("target", "seat"), [("belle", 1), ("doc", 1), ("tuco", 0)])
def test_a_bullet_goes_on_the_deck_of_the_player(target: str, seat: int) -> None:
    """Also a bullet from the player's own team."""
    others = ", ".join(who for who in ("tuco", "belle", "doc") if who != target)
    state = table(
        "round 2 | bridge | stealin", f"locomotive | {others} | marshal", "mail | | ghost", "pile | ghost fire"
    )
    run(state)
    tops = [player["deck_top"] for player in state.view(None)["seats"]]
    assert tops == [1 - seat, seat]
    wounds = {who: bandit["wounds"] for who, bandit in state.view(None)["bandits"].items()}
    assert wounds == {who: int(who == target) for who in ("ghost", "tuco", "belle", "doc")}
    assert state.view(None)["bandits"]["ghost"]["bullets"] == 5


@pytest.mark.rule("TWO-5")
def test_a_neutral_bullet_goes_on_the_deck_of_the_player() -> None:
    state = table("round 2 | rebellion | event", "mail | doc |")
    run(state)
    assert [player["deck_top"] for player in state.view(None)["seats"]] == [2, 1]
    assert state.view(None)["neutral_bullets"] == 10


@pytest.mark.rule("TWO-6")
def test_a_team_mate_may_be_chosen() -> None:
    state = table("round 2 | bridge | stealin", "mail | | ghost", "pile | ghost fire")
    run(state)
    assert legal(state) == ["shoot doc", "shoot tuco"]  # it spares Belle, like Doc
    state = table("round 2 | bridge | stealin", "pile | ghost punch")
    run(state)
    assert legal(state) == ["punch doc", "punch tuco"]


@pytest.mark.rule("TWO-6")
@pytest.mark.parametrize(("action", "event"), [("fire", "shot"), ("punch", "punched")])
def test_a_team_mate_must_be_chosen_if_it_is_the_only_one(action: str, event: str) -> None:
    place = "mail | | ghost" if action == "fire" else "mail | doc, belle |"
    rest = "locomotive | doc, belle | marshal" if action == "fire" else "locomotive | | marshal"
    state = table("round 2 | bridge | stealin", rest, place, f"pile | ghost {action}")
    (happened,) = data_of(run(state), event)
    assert "tuco" in happened.values()
    assert state.view(None)["bandits"]["tuco"]["wounds"] == (1 if action == "fire" else 0)


@pytest.mark.rule("TWO-6", "PWR-2")
@pytest.mark.parametrize(("action", "event"), [("fire", "shot"), ("punch", "punched")])
def test_a_team_mate_spares_belle(action: str, event: str) -> None:
    """Only Ghost's team-mate and Belle are in sight: the team-mate must be shot."""
    place = "mail | doc | ghost" if action == "fire" else "mail | doc |"
    state = table("round 2 | bridge | stealin", place, f"pile | ghost {action}")
    (happened,) = data_of(run(state), event)
    assert "tuco" in happened.values()


@pytest.mark.rule("TWO-6", "PWR-2")
def test_belle_can_shoot_the_team_mate_who_spares_her() -> None:
    state = table("round 2 | bridge | stealin", "mail | | tuco", "locomotive | ghost | marshal", "pile | tuco fire")
    assert data_of(run(state), "shot") == [{"bandit": "tuco", "target": "doc"}]
    state = table("round 2 | bridge | stealin", "mail | | doc", "locomotive | ghost, tuco | marshal", "pile | doc fire")
    assert data_of(run(state), "shot") == [{"bandit": "doc", "target": "belle"}]


# --- TWO-7: powers --------------------------------------------------------------------------------


@pytest.mark.rule("TWO-7", "PWR-1")
@pytest.mark.parametrize("order", ["ghost tuco belle doc", "tuco ghost belle doc"])
@pytest.mark.parametrize("keeper", ["ghost", "tuco"])
def test_a_card_of_ghost_may_be_hidden_in_the_first_turn(order: str, keeper: str) -> None:
    lead = order.split(maxsplit=1)[0]
    state = table(
        f"round 2 | bridge | turn 1 | schemin | first {lead}",
        f"{keeper} | marshal card",
        f"cards {lead} | hand ghost fire, ghost move, tuco fire, marshal",
        f"asks | {lead} go",
        teams=order,
    )
    hidden = {"play ghost fire face down", "play ghost move face down"}
    hidden |= {"play marshal face down"} if keeper == "ghost" else set()
    assert set(legal(state)) == {
        *("play ghost fire", "play ghost move", "play tuco fire", "play marshal", "draw"),
        *hidden,
    }


@pytest.mark.rule("TWO-7", "PWR-1")
@pytest.mark.parametrize("first", ["play tuco fire", "play ghost fire", "play ghost fire face down", "draw"])
def test_a_card_of_ghost_may_not_be_hidden_later(first: str) -> None:
    state = table(
        "round 2 | bridge | turn 1 | schemin | first ghost",
        "ghost | hand ghost fire, ghost move, tuco fire",
        "belle | hand doc fire",
        "asks | ghost go",
    )
    do(state, first)
    if first == "draw":
        do(state, "deal ghost: tuco move, tuco punch, marshal")
    assert legal(state) == ["play doc fire", "draw"]  # the other team has no such power
    do(state, "play doc fire")
    assert state.to_act() == (0,)
    assert not any("face down" in move for move in legal(state))


@pytest.mark.rule("TWO-7", "KNW-2")
@pytest.mark.parametrize(("turn", "bandits"), [(1, {"ghost"}), (2, {"ghost", "tuco"})])
def test_a_card_hidden_by_power_belongs_to_ghost(turn: int, bandits: set[str]) -> None:
    """Exactly what the other player can infer."""
    state = table(
        f"round 2 | swivel arm | turn {turn} | schemin | first ghost", "ghost | hand ghost fire", "asks | ghost go"
    )
    do(state, "play ghost fire face down")
    twins = [state.determinize(1, Dice(seed)).view(0)["pile"][0] for seed in range(60)]
    assert {card["bandit"] for card in twins} == bandits
    assert {card["action"] for card in twins if card["bandit"] == "ghost"} >= set(ACTIONS)


@pytest.mark.rule("TWO-7", "PWR-6")
@pytest.mark.parametrize(
    ("teams", "hands"),
    [("ghost tuco belle doc", [6, 7]), ("doc tuco belle ghost", [7, 6]), ("ghost tuco belle django", [6, 6])],
)
def test_doc_on_the_team_makes_the_hand_seven(teams: str, hands: list[int]) -> None:
    state = table("round 2 | deal", teams=teams)
    run(state)
    do(state, legal(state)[0])
    do(state, legal(state)[0])
    assert [seat["hand_size"] for seat in state.view(None)["seats"]] == hands


@pytest.mark.rule("TWO-7")
@pytest.mark.parametrize(("card", "pushed"), [("django fire", True), ("doc fire", False)])
def test_a_team_mate_does_not_share_a_power(card: str, pushed: bool) -> None:
    state = position(f"""
        express expert
        round 2 | bridge | stealin
        locomotive | tuco |
        mail
        saloon     | | ghost
        dining     | | django, doc
        baggage    | | marshal
        ghost
        tuco   | with ghost
        django
        doc    | with django
        pile   | {card}
        """)
    run(state)
    assert where(state, "ghost") == ("1 inside" if pushed else "2 inside")


@pytest.mark.rule("TWO-7", "EVT-6")
@pytest.mark.parametrize(("mate", "asked"), [("inside", False), ("roof", True)])
def test_a_bandit_with_its_team_mate_is_not_alone(mate: str, asked: bool) -> None:
    cells = "| ghost, tuco, purse" if mate == "inside" else "tuco | ghost, purse"
    state = table("round 5 | pickpocketing | event", f"mail | {cells}")
    run(state)
    assert state.to_act() == ((0,) if asked else ())
    if asked:
        assert legal(state) == ["take a purse", "take nothing"]


# --- TWO-8: the end -------------------------------------------------------------------------------


def ended(*rows: str) -> tuple[list[Event], ExpressState]:
    state = table("round 5 | hostage | event", *rows)
    return run(state), state


@pytest.mark.rule("TWO-8")
def test_the_richest_team_wins_and_there_is_no_gunslinger() -> None:
    events, state = ended(
        "ghost | holds purse 300, jewel | bullets 6",
        "tuco | holds strongbox",
        "locomotive | tuco | marshal",  # a ransom of $250
        "belle | holds purse 500, 2 jewels | bullets 0",
        "doc | holds purse 500 | bullets 0",
    )
    assert "gunslinger" not in kinds(events)
    assert data_of(events, "scored") == [{"seat": 0, "money": 2050, "place": 1}, {"seat": 1, "money": 2000, "place": 2}]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places, outcome.winners) == ((2050, 2000), (1, 2), (0,))
    assert state.view(None)["outcome"]["gunslingers"] == []


@pytest.mark.rule("TWO-8")
@pytest.mark.parametrize(
    ("wounds", "places"),
    [((3, 1, 2, 1), (2, 1)), ((0, 2, 3, 0), (1, 2)), ((3, 0, 1, 2), (1, 1)), ((0, 0, 0, 0), (1, 1))],
)
def test_a_tie_goes_to_the_team_with_fewer_bullets(wounds: tuple[int, int, int, int], places: tuple[int, int]) -> None:
    _, state = ended(
        f"ghost | holds purse 500 | wounds {wounds[0]}",
        f"tuco | wounds {wounds[1]}",
        f"belle | wounds {wounds[2]}",
        f"doc | holds jewel | wounds {wounds[3]}",
    )
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == places


@pytest.mark.rule("TWO-8", "KNW-3")
def test_a_player_knows_the_purses_of_both_bandits() -> None:
    state = table(
        "round 2 | bridge | stealin", "ghost | holds purse 300", "tuco | holds purse 400, purse 450", "pile | doc move"
    )
    seen = {viewer: state.view(viewer)["bandits"] for viewer in (0, 1, None)}
    assert {viewer: (bandits["ghost"]["purses"], bandits["tuco"]["purses"]) for viewer, bandits in seen.items()} == {
        0: ([300], [400, 450]),
        1: ([0], [0, 0]),
        None: ([0], [0, 0]),
    }


@pytest.mark.rule("TWO-1", "TWO-4", "TWO-8")
@pytest.mark.parametrize("seed", range(6))
def test_no_card_is_lost_in_a_whole_game_of_two(seed: int) -> None:
    """Round cards are those for two to four players, and no card is lost."""
    state = EXPRESS.new(parse_options({"players": 2}))
    dice = Dice(seed)
    firsts: list[int] = []
    while state.to_act():
        seat = state.to_act()[0]
        moves = state.legal_moves(seat)
        move = state.sample_chance(dice) if seat == NATURE else moves[dice.below(len(moves))]
        firsts += [data["seat"] for data in data_of(list(state.apply(seat, move)), "first-player")]
        for own, player in enumerate(state.view(None).get("seats", [])):
            seen = state.view(own)
            mine = seen["seats"][own]
            found: Counter[str] = Counter()
            for place in ("hand", "deck", "discard"):
                found.update(mine[place])
            bullets = found.pop("bullet", 0) + player["deck_top"]
            wounds = sum(bandit["wounds"] for bandit in seen["bandits"].values() if bandit["seat"] == own)
            assert bullets == wounds
            assert found.total() + sum(card["seat"] == own for card in seen["pile"]) == 11
    assert firsts in ([0, 1, 0, 1, 0], [1, 0, 1, 0, 1])
