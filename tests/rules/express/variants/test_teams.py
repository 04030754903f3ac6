"""Two players, two bandits each: bullets, powers and the end (TWO-5 to TWO-8)."""

from collections import Counter

import pytest

from coltexpress.engine.contract import NATURE
from coltexpress.engine.events import Event
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.game import EXPRESS
from coltexpress.games.express.options import parse_options
from coltexpress.games.express.state import ExpressState
from rules.express.variants.teams import ACTIONS, table
from support.tables import data_of, do, kinds, legal, run, where
from support.tables import express_position as position

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
