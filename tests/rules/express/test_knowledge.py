"""Who knows what (KNW)."""

from collections import Counter
from typing import Any

import pytest

from coltexpress.engine.events import Event
from coltexpress.engine.play.dice import Dice
from coltexpress.games.express.state import ExpressState
from support.tables import do, legal, run
from support.tables import express_position as position

BELLE, DOC, TUCO, SPECTATOR = 0, 1, 2, None
ALL = (BELLE, DOC, TUCO, SPECTATOR)
Seen = dict[int | None, Any]


def table(saloon: str, belle: str, doc: str, tuco: str, *rest: str, header: str = "standard") -> ExpressState:
    """Three players in Stealin', inside the saloon in the middle of the train."""
    return position(
        "\n".join([
            f"express {header}",
            "round 2 | bridge | stealin",
            "locomotive | | marshal",
            "mail",
            f"saloon | | {saloon}",
            "dining",
            f"belle | {belle}",
            f"doc | {doc}",
            f"tuco | {tuco}",
            *rest,
        ])
    )  # fmt: skip


def lying(state: ExpressState, car: int = 2) -> Seen:
    """The purses inside a car, as each viewer sees them (0: a purse)."""
    return {viewer: state.view(viewer)["train"][car]["inside"]["purses"] for viewer in ALL}


def held(state: ExpressState, bandit: str) -> Seen:
    return {viewer: state.view(viewer)["bandits"][bandit]["purses"] for viewer in ALL}


def last_event(events: list[Event], kind: str) -> Seen:
    """The last event of a kind, as sent to each viewer."""
    *_, event = [event for event in events if event.kind == kind]
    return {viewer: event.redact(viewer).data() for viewer in ALL}


def only(known: Any, unknown: Any, *who: int | None) -> Seen:
    """`known` for these viewers, `unknown` for all others."""
    return {viewer: known if viewer in who else unknown for viewer in ALL}


def purse(bandit: str, value: int | None = None) -> dict[str, Any]:
    return {"bandit": bandit, "loot": "purse"} | ({} if value is None else {"value": value})


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
        assert seen["to_act"] == [DOC]
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
    for where in ("hand", "deck", "discard"):
        found.update(own.get(where, {}))
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
