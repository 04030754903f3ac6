"""Advice on every legal move: complete, without hidden information, with correct reasons; reviews of finished games."""

import ast
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

import coltexpress
from bots.tables import table
from coltexpress import IllegalMove, express, superexpress
from coltexpress.bots import analyse, hint, observe, review
from coltexpress.bots.analysis import AGAINST, LEAST_EVIL, Advice, recommended, usual_effort
from coltexpress.bots.builtin import STRATEGIES
from coltexpress.bots.strategy import Effort, Reason
from coltexpress.engine.contract import NATURE
from coltexpress.engine.errors import ColtError
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.record import replay, start
from coltexpress.games.express.moves import DRAW
from coltexpress.games.express.state import ExpressState
from coltexpress.i18n.words import LANGUAGES, Words
from support.games import kinds, new, random_game
from support.records import finished, running

LIGHT = Effort(60, least=2)
PACKAGE = Path(coltexpress.__file__).parent


# --- advice -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", ["express", "super"])
def test_every_legal_move_gets_advice_and_the_best_comes_first(slug: str) -> None:
    state = table(slug)
    seat = state.to_act()[0]
    advice = analyse(observe(state, seat, 1), LIGHT)
    assert {each.move for each in advice} == set(state.legal_moves(seat))
    assert all(each.visits >= LIGHT.least for each in advice)
    assert all(0.0 <= each.chance <= 1.0 and each.score > 0.0 for each in advice)
    assert hint(observe(state, seat, 1), LIGHT).move == advice[0].move
    assert advice == analyse(observe(state, seat, 1), LIGHT)


def test_the_default_effort_visits_every_move() -> None:
    for moves in (2, 7, 24, 120, 324):
        effort = usual_effort(moves)
        assert effort.least > 0
        assert 2 * moves * effort.least <= effort.iterations


@pytest.mark.parametrize(
    ("slug", "options", "tables"),
    [("express", {"players": 4, "expert": True}, 6), ("express", {"players": 2}, 6), ("super", {"players": 3}, 2)],
)
def test_hidden_information_does_not_change_advice(slug: str, options: JsonObject, tables: int) -> None:
    """KNW-2, SRN-1: compares states that differ only in what the seat cannot see."""
    state, dice = new(slug, options), Dice(1)
    compared = 0
    for number, (seat, _move) in enumerate(random_game(state, dice)):
        if seat == NATURE or seat not in state.to_act() or (slug == "express" and number % 9):
            continue
        twin = state.determinize(seat, Dice(number))
        if str(twin) != str(state):
            assert analyse(observe(twin, seat, 7), LIGHT) == analyse(observe(state, seat, 7), LIGHT)
            compared += 1
            if compared == tables:
                return
    raise AssertionError("too few states with hidden information")


def test_a_seat_that_is_not_to_act_gets_no_advice() -> None:
    state = table("express")
    [seat] = state.to_act()
    with pytest.raises(IllegalMove, match="not-your-turn"):
        analyse(observe(state, 1 - seat, 1), LIGHT)
    state = table("super")
    state.apply(0, state.legal_moves(0)[0])
    with pytest.raises(IllegalMove, match="not-your-turn"):
        hint(observe(state, 0, 1), LIGHT)


def test_a_hint_finds_a_jewel_that_a_rival_could_take() -> None:
    best = hint(observe(go("robbery, move, marshal", saloon="belle, tuco, jewel, purse"), 0, 1), Effort(400))
    assert str(best.move) == "play robbery"
    assert best.reason == Reason("reason-express-robs-first", {"loot": "jewel", "bandit": "tuco"})


# --- reasons ----------------------------------------------------------------------------------------------------------


CARS = ("locomotive", "mail", "saloon", "dining")


def scene(
    asks: str, gang: Sequence[str], rows: Sequence[str], head: str, pile: str, kind: str, cars: Mapping[str, str]
) -> ExpressState:
    """A position. A cell without a bar is the inside of a car; bandits not mentioned are inside the last car."""
    cells = {car: cars.get(car, "") for car in CARS}
    train = [f"{car} | {cell if '|' in cell else '| ' + cell}" for car, cell in cells.items()]
    bandits = [next((row for row in rows if row.startswith(who)), who) for who in gang]
    piled = [f"pile | {pile}"] if pile else []
    return express.parse_position("\n".join([f"express {kind}", head, *train, *bandits, *piled, f"asks | {asks}"]))


def go(
    hand: str, *rows: str, pile: str = "", head: str = "round 2 | bridge", kind: str = "standard", **cars: str
) -> ExpressState:
    """A go of Belle's in Schemin'."""
    belle = next((row for row in rows if row.startswith("belle")), "belle")
    rows = (f"{belle} | hand {hand}", *rows)
    return scene("belle go", ("belle", "doc", "tuco"), rows, f"{head} | schemin | first belle", pile, kind, cars)


def answer(
    asks: str, *rows: str, pile: str = "", head: str = "round 2 | bridge | stealin", **cars: str
) -> ExpressState:
    """A choice in Stealin'."""
    gang = ("belle", "cheyenne", "doc", "tuco")
    return scene(asks, gang, rows, head, pile, "standard", cars)


LAST_GO = "round 2 | bridge | turn 3"
LATE = "round 4 | bridge | turn 1"

POSITIONS: dict[str, tuple[ExpressState, str, str, dict[str, str]]] = {
    "loot for the taking": (go("robbery", saloon="belle, purse"), "play robbery", "robs", {"loot": "purse"}),
    "the jewel before Tuco": (
        go("robbery", saloon="belle, tuco, jewel, purse"),
        "play robbery",
        "robs-first",
        {"loot": "jewel", "bandit": "tuco"},
    ),
    "enough for both": (go("robbery", saloon="belle, tuco, 2 jewels"), "play robbery", "robs", {"loot": "jewel"}),
    "robbed by then": (
        go("robbery", pile="tuco robbery", saloon="belle, tuco, jewel"),
        "play robbery",
        "nothing-here",
        {},
    ),
    "a target": (go("fire", saloon="belle"), "play fire", "shoots", {"bandit": "doc"}),
    "the richest": (
        go("fire", "tuco | holds 2 jewels", saloon="belle"),
        "play fire",
        "shoots-leader",
        {"bandit": "tuco"},
    ),
    "the Gunslinger's last bullets": (
        go("fire", "belle | bullets 3", "doc | bullets 3", head=LATE, saloon="belle"),
        "play fire",
        "gunslinger",
        {"bandit": "doc"},
    ),
    "no target in sight": (go("fire", mail="belle"), "play fire", "no-target", {}),
    "an empty gun": (go("fire", "belle | bullets 0", saloon="belle"), "play fire", "no-bullets", {}),
    "a purse to punch for": (
        go("punch", "tuco | holds purse 300, jewel", saloon="belle, tuco"),
        "play punch",
        "punches",
        {"bandit": "tuco", "loot": "jewel"},
    ),
    "nothing to punch for": (go("punch", saloon="belle, tuco"), "play punch", "punches-away", {"bandit": "tuco"}),
    "no victim to punch": (go("punch", saloon="belle"), "play punch", "nobody-to-punch", {}),
    "towards a jewel": (
        go("move, robbery", mail="jewel", saloon="belle"),
        "play move",
        "goes-to-loot",
        {"loot": "jewel"},
    ),
    "down to a jewel": (
        go("floor change, robbery", saloon="belle | jewel"),
        "play floor change",
        "climbs-to-loot",
        {"loot": "jewel"},
    ),
    "into the Marshal": (go("move", saloon="marshal", dining="belle"), "play move", "meets-marshal", {}),
    "down to the Marshal": (
        go("floor change", saloon="belle | marshal"),
        "play floor change",
        "meets-marshal",
        {},
    ),
    "out of the way of passengers": (
        go("floor change", head="round 2 | rebellion | turn 5", mail="belle"),
        "play floor change",
        "avoids-event",
        {"event": "rebellion"},
    ),
    "among the passengers": (
        go("floor change", head="round 2 | rebellion | turn 5", mail="belle |"),
        "play floor change",
        "stands-in-event",
        {"event": "rebellion"},
    ),
    "to the ransom": (
        go("move", head="round 5 | hostage | turn 4", mail="belle |"),
        "play move",
        "seeks-event",
        {"event": "hostage"},
    ),
    "within reach": (go("move, 2 fire", mail="belle"), "play move", "aims", {"bandit": "doc"}),
    "out of reach": (go("floor change", saloon="belle"), "play floor change", "flees", {"bandit": "doc"}),
    "away from loot": (go("move, robbery", mail="belle, purse"), "play move", "leaves", {"loot": "purse"}),
    "the Marshal on Tuco": (
        go("marshal", locomotive="marshal", mail="tuco", dining="belle |"),
        "play marshal",
        "marshal-hits",
        {"bandit": "tuco"},
    ),
    "the Marshal on its own bandit": (
        go("marshal", locomotive="marshal", mail="belle"),
        "play marshal",
        "marshal-hits-self",
        {},
    ),
    "the Marshal off a strongbox": (
        go("marshal", locomotive="marshal, strongbox", mail="belle |"),
        "play marshal",
        "frees-strongbox",
        {},
    ),
    "the Marshal below Tuco": (
        go("marshal", head="round 5 | revenge | turn 4", locomotive="marshal", mail="tuco |", dining="belle |"),
        "play marshal",
        "marshal-below",
        {"bandit": "tuco", "event": "revenge"},
    ),
    "too few cards": (go("fire, bullet", mail="belle"), "draw", "draws-short", {}),
    "cards enough": (go("2 fire, 2 move, robbery", mail="belle"), "draw", "draws", {}),
    "too late": (go("2 fire", head=LAST_GO, mail="belle"), "draw", "draws-too-late", {}),
    "bullets on top": (go("2 fire", "belle | top 3", kind="expert", mail="belle"), "draw", "draws-bullets", {}),
    "a better token": (
        answer("doc robbery", saloon="doc, jewel, purse"),
        "take a purse",
        "leaves",
        {"loot": "jewel"},
    ),
    "before Tuco's Robbery": (
        answer("doc robbery", pile="tuco robbery", saloon="doc, tuco, jewel, purse"),
        "take jewel",
        "robs-first",
        {"loot": "jewel", "bandit": "tuco"},
    ),
    "Tuco has no Robbery": (
        answer("doc robbery", pile="tuco move", saloon="doc, tuco, jewel, purse"),
        "take jewel",
        "robs",
        {"loot": "jewel"},
    ),
    "what to let Tuco keep": (
        answer("doc drop tuco", "tuco | holds jewel, purse 300", saloon="doc, tuco"),
        "drop purse",
        "spares",
        {"bandit": "tuco", "loot": "jewel"},
    ),
    "what Tuco loses": (
        answer("doc drop tuco", "tuco | holds jewel, purse 300", saloon="doc, tuco"),
        "drop jewel",
        "punches",
        {"bandit": "tuco", "loot": "jewel"},
    ),
    "what Cheyenne takes": (
        answer("cheyenne drop tuco", "tuco | holds jewel, purse 300", saloon="cheyenne, tuco"),
        "drop purse",
        "snatches",
        {"bandit": "tuco"},
    ),
    "into the Marshal's arms": (
        answer("doc knock tuco", mail="marshal", saloon="doc, tuco"),
        "knock forward",
        "knocks-into-marshal",
        {"bandit": "tuco"},
    ),
    "onto the loot": (
        answer("doc knock tuco", mail="jewel", saloon="doc, tuco"),
        "knock forward",
        "knocks-to-loot",
        {"bandit": "tuco", "loot": "jewel"},
    ),
    "a gift declined": (
        answer("doc pickpocket", head="round 5 | pickpocketing | event", saloon="doc, purse"),
        "take nothing",
        "declines",
        {},
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_most_important_reason_for_a_move(name: str) -> None:
    state, move, key, details = POSITIONS[name]
    [seat] = state.to_act()
    reason = STRATEGIES["express"].reason(observe(state, seat, 1), express.parse_move(move))
    assert reason == Reason(f"reason-express-{key}", details)


def keys_in(package: str) -> set[str]:
    """The reason keys in the source of a package."""
    return {
        node.value
        for file in sorted((PACKAGE / "bots" / package).glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("reason-")
    }


@pytest.mark.parametrize(("package", "page"), [("express", "reasons_express"), ("superexpress", "reasons_super")])
def test_reasons_in_the_source_match_the_catalogue(package: str, page: str) -> None:
    lines = (PACKAGE / "i18n" / "en" / f"{page}.ftl").read_text(encoding="utf-8").splitlines()
    assert {line.split(" =")[0] for line in lines if line.startswith("reason-")} == keys_in(package)


@pytest.mark.parametrize(
    ("slug", "options"),
    [pytest.param(*each, id=f"{each[0]}-{number}") for number, each in enumerate(kinds()) if each[0] == "express"]
    + [("super", {"players": 3}), ("super", {"players": 3, "reflex": True, "horse": True})],
)
def test_every_legal_move_has_a_reason_in_all_languages(slug: str, options: JsonObject) -> None:
    state, dice = new(slug, options), Dice(5)
    most = 400 if slug == "express" else 3  # fewer in Super: a reason needs many simulated rounds
    said: dict[str, Reason] = {}
    for number, (seat, _move) in enumerate(random_game(state, dice)):
        if seat != NATURE and seat in state.to_act():
            observation = observe(state, seat, number)
            for move in observation.moves[:most]:
                reason = STRATEGIES[slug].reason(observation, move)
                said[f"{reason.key} {reason.details}"] = reason
    for reason in said.values():
        for words in map(Words, LANGUAGES):
            assert words.reason(reason).strip()
    assert len(said) > (20 if slug == "express" else 3)


def test_reasons_use_the_right_grammatical_case() -> None:
    reason = Reason("reason-express-robs-first", {"loot": "jewel", "bandit": "doc"})
    assert Words("en").reason(reason) == "Takes a jewel before Doc can."
    assert Words("ru").reason(reason) == "Забирает драгоценность раньше Дока."
    assert Words("de").reason(reason) == "Nimmt einen Edelstein, bevor Doc es kann."
    reason = Reason("reason-express-avoids-event", {"event": "angry marshal"})
    assert Words("fr").reason(reason) == "Échappe à « Marshal en colère »."
    assert Words("sv").reason(Reason("reason-super-shoots", {"bandit": "mei"})) == "Träffar förmodligen Mei."


# --- reviews ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slug", "players"), [("express", 3), ("express", 2), ("super", 3)])
def test_a_review_has_every_decision_of_the_seat(slug: str, players: int) -> None:
    record = finished(players, slug)
    choices = len(start(record).legal_moves(0))  # the seat's moves before each version
    decisions = []
    for version, (state, seat, _move, _events) in enumerate(replay(record)):
        if seat == 0 and choices > 1:
            decisions.append(version)
        choices = len(state.legal_moves(0))
    found = list(review(record, 0, Effort(8, least=1)))
    assert [each.version for each in found] == decisions != []
    for each in found:
        assert record.moves[each.version] == (0, str(each.played.move))
        assert each.best.visits > 0
        assert each.lost == 0.0 or each.best.chance - each.played.chance == each.lost


def test_a_blunder_is_found() -> None:
    """Seat 0 falls off the train in the first round."""
    game = superexpress
    match = coltexpress.Match(game, game.parse_options({"players": 3, "first": 0}), b"seed", ["a", "b", "c"])
    while match.state.to_act():
        seat = match.state.to_act()[0]
        match.play(seat, "programme move turn floor" if seat else "programme move floor turn")
    [first, *_] = review(match.record(), 0, Effort(600))
    assert first.lost > 0.05
    assert first.best.move != first.played.move


def test_a_running_game_is_not_reviewed() -> None:
    for slug in ("express", "super"):
        record = running(slug)
        record.outcome = {"scores": [0], "places": [1]}  # a false outcome does not matter
        with pytest.raises(ColtError, match="review-running"):
            review(record, 0)


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(ColtError, match="viewer-unknown"):
        review(finished(), 3)


def test_a_hint_never_gives_a_reason_against_its_move() -> None:
    """Such reasons are replaced with LEAST_EVIL, and every key in AGAINST exists."""
    known = {key for key in AGAINST if key in Words("en")}
    assert known == AGAINST
    for key in AGAINST:
        advice = Advice(DRAW, 0.2, 500.0, 10, Reason(key))
        assert recommended(advice).reason == Reason(LEAST_EVIL)
    fine = Advice(DRAW, 0.2, 500.0, 10, Reason("reason-express-draws-short"))
    assert recommended(fine) is fine
