"""Who knows what (KNW-1, KNW-2)."""

from collections import Counter

import pytest

from coltexpress.engine.play.dice import Dice
from coltexpress.engine.views import acting
from coltexpress.games.express.state import ExpressState
from rules.express.knowledge import ALL, BELLE, DOC, SPECTATOR, TUCO, last_event, only, table
from support.tables import do, run
from support.tables import express_position as position


def alike(viewer: int | None, one: ExpressState, other: ExpressState) -> bool:
    return one.view(viewer) == other.view(viewer)


# --- KNW-1: public --------------------------------------------------------------------------------


@pytest.mark.rule("KNW-1")
def test_all_players_see_public_information() -> None:
    state = position("""
        express expert
        round 5 | hostage | turn 4 | schemin | first doc | seen braking, bridge
        locomotive | tuco | marshal, strongbox
        mail       | jewel | 2 purses
        saloon     |      | belle, doc, purse
        belle | bullets 4 | wounds 3 | holds jewel, purse 300, purse 400 | hand fire, punch, bullet | top 1 | discard move, bullet | seen move
        doc   | bullets 5 | wounds 0 | holds open purse 250 | hand move
        tuco  | bullets 6 | wounds 1 | holds strongbox | hand 2 fire, marshal
        box   | neutral 9 | no strongbox
        pile  | belle floor change | tuco move face down
        asks  | doc go
        """)  # noqa: E501
    for viewer in ALL:
        seen = state.view(viewer)
        assert seen["marshal"] == 0
        assert seen["neutral_bullets"] == 9
        assert seen["second_strongbox"] is False
        assert seen["first"] == DOC
        assert acting(seen) == [DOC]
        assert seen["round"] == {
            "number": 5,
            "card": "hostage",
            "event": "hostage",
            "turns": ["visible", "visible", "tunnel", "visible"],
            "turn": 3,
            "cards_seen": ["braking", "bridge", "hostage"],
        }
        bandits = seen["bandits"]
        assert {who: (bandits[who]["car"], bandits[who]["roof"]) for who in bandits} == {
            "belle": (2, False),
            "doc": (2, False),
            "tuco": (0, True),
        }
        assert [bandits[who]["bullets"] for who in bandits] == [4, 5, 6]
        assert [bandits[who]["wounds"] for who in bandits] == [3, 0, 1]
        assert [bandits[who]["jewels"] for who in bandits] == [1, 0, 0]
        assert [bandits[who]["strongboxes"] for who in bandits] == [0, 0, 1]
        assert [len(bandits[who]["purses"]) for who in bandits] == [2, 1, 0]
        inside = [(len(car["inside"]["purses"]), car["inside"]["jewels"]) for car in seen["train"]]
        assert inside == [(0, 0), (2, 0), (1, 0)]
        assert [car["inside"]["strongboxes"] for car in seen["train"]] == [1, 0, 0]
        assert [car["roof"]["jewels"] for car in seen["train"]] == [0, 1, 0]
        assert [car["inside"]["bandits"] for car in seen["train"]] == [[], [], ["belle", "doc"]]
        assert [car["roof"]["bandits"] for car in seen["train"]] == [["tuco"], [], []]
        assert [seat["hand_size"] for seat in seen["seats"]] == [3, 1, 3]
        assert [seat["deck_size"] for seat in seen["seats"]] == [13 - 3 - 2 - 1, 9, 11 - 3 - 1]
        assert [seat["discard_size"] for seat in seen["seats"]] == [2, 0, 0]
        assert seen["pile"][0] == {"seat": BELLE, "down": False, "bandit": "belle", "action": "floor change"}
        assert seen["pile"][1]["seat"] == TUCO


@pytest.mark.rule("KNW-1")
@pytest.mark.parametrize(("box", "beside"), [("strongbox", True), ("no strongbox", False)])
def test_all_players_see_the_second_strongbox(box: str, beside: bool) -> None:
    state = table("belle", "bullets 6", "bullets 6", "bullets 6", f"box | {box}", "pile | belle move")
    assert {viewer: state.view(viewer)["second_strongbox"] for viewer in ALL} == only(beside, beside)


@pytest.mark.rule("KNW-1")
def test_all_players_see_the_money_for_the_conductor() -> None:
    state = position("""
        express standard
        round 5 | hostage | event
        locomotive | doc | marshal
        mail
        saloon
        belle
        doc
        tuco
        """)
    assert last_event(run(state), "ransomed") == only({"bandit": "doc"}, {"bandit": "doc"})
    for viewer in ALL:
        bandits = state.view(viewer)["bandits"]
        assert [bandits[who]["money"] for who in bandits] == [0, 250, 0]


@pytest.mark.rule("KNW-1", "KNW-2")
def test_others_see_only_the_owner_of_a_face_down_card() -> None:
    state = position("""
        express standard
        round 2 | tunnels | turn 2 | schemin | first belle
        locomotive | | marshal
        mail
        saloon
        belle | hand fire, punch
        doc
        tuco
        asks | belle go
        """)
    events = do(state, "play punch face down")
    known = {"seat": BELLE, "down": True, "bandit": "belle", "action": "punch"}
    unknown = {"seat": BELLE, "down": True}
    assert last_event(events, "played") == only(known, unknown, BELLE)
    assert {viewer: state.view(viewer)["pile"] for viewer in ALL} == only([known], [unknown], BELLE)


TEAMS = """
    express expert
    round 2 | {card} | turn {turn} | schemin | first tuco
    locomotive | | marshal
    mail
    saloon
    ghost
    tuco  | with ghost | marshal card
    belle
    doc   | with belle
    cards ghost | hand ghost fire, tuco fire, marshal
    asks | ghost go
    """


@pytest.mark.rule("KNW-1", "TWO-3")
@pytest.mark.parametrize("card", ["tuco fire", "ghost fire", "marshal"])
def test_in_teams_the_bandit_of_a_face_down_card_is_secret(card: str) -> None:
    state = position(TEAMS.format(card="swivel arm", turn=2))
    (played, *_) = do(state, f"play {card} face down")
    assert played.redact(1).data() == played.redact(None).data() == {"seat": 0, "down": True}
    assert state.view(1)["pile"] == state.view(None)["pile"] == [{"seat": 0, "down": True}]
    bandit = "ghost" if card == "ghost fire" else "tuco"
    assert state.view(0)["pile"] == [{"seat": 0, "down": True, "bandit": bandit, "action": card.rsplit(maxsplit=1)[-1]}]
    assert played.redact(0).data() == state.view(0)["pile"][0]


# --- KNW-2: hidden --------------------------------------------------------------------------------


SCHEMIN = """
    express expert
    round 2 | tunnels | turn 3 | schemin | first belle | seen braking
    locomotive | | marshal
    mail
    saloon
    belle | wounds 2 | {belle}
    doc
    tuco
    pile  | belle {down} face down
    asks  | doc go
    """


@pytest.mark.rule("KNW-2")
@pytest.mark.parametrize(
    ("cards", "down"),
    [
        ("hand marshal, robbery | discard move, bullet, fire | seen fire", "punch"),
        ("hand marshal, bullet | discard move, bullet, fire | seen fire", "punch"),
        ("hand punch, robbery | discard 2 move, fire | seen fire", "marshal"),
        ("hand 2 robbery | discard punch, bullet, fire | seen fire", "fire"),
    ],
)
def test_only_their_owner_sees_hidden_cards(cards: str, down: str) -> None:
    usual = position(SCHEMIN.format(belle="hand 2 floor change | discard punch, 2 fire | seen fire", down="move"))
    other = position(SCHEMIN.format(belle=cards, down=down))
    assert alike(DOC, usual, other)
    assert alike(TUCO, usual, other)
    assert alike(SPECTATOR, usual, other)
    assert not alike(BELLE, usual, other)
    assert {"hand", "deck", "discard"}.isdisjoint(other.view(DOC)["seats"][BELLE])


@pytest.mark.rule("KNW-2")
def test_only_its_owner_sees_a_hand() -> None:
    state = position(SCHEMIN.format(belle="hand marshal, bullet", down="fire"))
    hand = {viewer: state.view(viewer)["seats"][BELLE].get("hand") for viewer in ALL}
    assert hand == only({"marshal": 1, "bullet": 1}, None, BELLE)


@pytest.mark.rule("KNW-2")
def test_only_the_player_sees_which_cards_are_drawn() -> None:
    state = position(SCHEMIN.format(belle="hand marshal", down="fire"))
    events = do(state, "draw", "deal doc: 2 move, fire")
    public = {"seat": DOC, "number": 3}
    assert last_event(events, "drew") == only(public | {"cards": {"move": 2, "fire": 1}}, public, DOC)


@pytest.mark.rule("KNW-2")
def test_future_round_cards_are_hidden_from_all() -> None:
    state = position("""
        express standard
        round 3 | turn over | first belle | seen braking, tunnels
        locomotive | | marshal
        mail
        saloon
        belle
        doc
        tuco
        """)
    run(state)
    for viewer in ALL:
        assert state.view(viewer)["round"] == {"number": 3, "cards_seen": ["braking", "tunnels"]}


@pytest.mark.rule("KNW-2", "KNW-3")
@pytest.mark.parametrize("place", ["mail | | {}", "mail | {}"])
def test_views_contain_no_unknown_purse_values(place: str) -> None:
    def with_values(one: int, two: int) -> ExpressState:
        rows = f"""
            express standard
            round 2 | bridge | stealin
            locomotive | | marshal
            {place.format(f"purse {one} known to belle, purse")}
            saloon
            belle | holds purse {two}, jewel
            doc
            tuco
            pile | tuco move
            """
        return position(rows)

    assert alike(DOC, with_values(300, 400), with_values(450, 250))
    assert alike(SPECTATOR, with_values(300, 400), with_values(450, 250))
    assert not alike(BELLE, with_values(300, 400), with_values(450, 400))
    assert not alike(BELLE, with_values(300, 400), with_values(300, 250))


# --- determinized states --------------------------------------------------------------------------


SNATCH = """
    express standard
    round 2 | bridge | stealin
    locomotive | | marshal
    mail
    saloon     | | cheyenne, doc, purse 300 known to doc
    dining
    cheyenne
    doc  | holds purse 400
    tuco
    pile | doc move
    asks | cheyenne snatch doc 300
    """
ROBBERY = """
    express standard
    round 2 | bridge | stealin
    locomotive | | marshal
    mail
    saloon     | | cheyenne, purse 300 known to cheyenne, purse 400 known to doc
    dining
    cheyenne
    doc
    tuco
    pile | doc move
    asks | cheyenne robbery
    """
GO = """
    express standard
    round 2 | bridge | schemin
    locomotive | | marshal
    mail
    saloon
    dining
    cheyenne | hand 2 fire
    doc
    tuco
    asks | cheyenne go
    """
DEAL = """
    express expert
    round 2 | bridge | schemin
    locomotive | | marshal
    mail
    saloon
    dining
    cheyenne | hand 2 fire | deck move | discard move, 2 floor change, 2 robbery, punch, marshal
    doc
    tuco
    asks | deal cheyenne 3
    """
TEN = {"move": 2, "floor change": 2, "fire": 2, "robbery": 2, "punch": 1, "marshal": 1}


def cards(state: ExpressState, seat: int) -> Counter[str]:
    """All cards of a seat, in all places."""
    seen = state.view(seat)
    own = seen["seats"][seat]
    found = Counter(card["action"] for card in seen["pile"] if card["seat"] == seat)
    for known in (own["hand"], own["deck"], own.get("discard", {})):
        found.update(known)
    return found


@pytest.mark.rule("KNW-2", "KNW-3")
@pytest.mark.parametrize("text", [SNATCH, ROBBERY, GO, DEAL], ids=["snatch", "robbery", "go", "deal"])
@pytest.mark.parametrize("viewer", ALL, ids=["cheyenne", "doc", "tuco", "spectator"])
def test_a_determinized_state_looks_the_same_and_is_playable(text: str, viewer: int | None) -> None:
    """Also for viewers who are not to act: the choices are those of the determinized state, not of the real one."""
    real = position(text)
    for seed in range(8):
        twin = real.determinize(viewer, Dice(seed))
        assert alike(viewer, twin, real)
        (seat,) = twin.to_act()
        for move in twin.legal_moves(seat):
            played = twin.copy()
            played.apply(seat, move)
            assert cards(played, 0) == TEN


@pytest.mark.rule("KNW-2")
def test_a_determinized_state_does_not_reveal_legal_moves() -> None:
    one = position(GO)
    other = position(GO.replace("hand 2 fire", "hand move, punch"))
    choices = [
        [str(move) for move in state.determinize(DOC, Dice(1)).legal_moves(0)] for state in (one, other)
    ]  # fmt: skip
    assert choices[0] == choices[1]
