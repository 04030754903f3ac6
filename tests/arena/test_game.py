"""Faults of bots do not stop a game; a bot that fails forfeits it."""

import math
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arena.contests import bot_file, contest, played, timeless
from coltexpress.arena import game
from coltexpress.arena.contest import Entrant
from coltexpress.arena.game import play_games, with_forfeits
from coltexpress.arena.results import GameResult, parse_result
from coltexpress.bots import BUILTIN, Bot, Level, Observation
from coltexpress.bots.process import parent
from coltexpress.engine.contract import Outcome
from coltexpress.engine.errors import ColtError
from coltexpress.engine.moves import Move


def one_game(directory: Path, name: str, seconds: float = math.inf) -> GameResult:
    [result] = play_games(contest(f"{bot_file(directory)}:{name}", *["drifter"] * 3, seconds=seconds), [0])
    return result


@pytest.mark.parametrize("game", ["express", "super"])
def test_a_game_is_the_same_every_time(game: str) -> None:
    asked = contest("drifter", "greenhorn", "rustler", game=game)
    assert played(asked, 4) == played(asked, 4)
    assert played(asked, 4) != played(contest("drifter", "greenhorn", "rustler", game=game, seed=2), 4)


def test_loot_is_counted_after_every_round() -> None:
    [express] = play_games(contest(), [0])
    assert [len(loot) for loot in express.loot] == [5] * 4
    for score, loot in zip(express.scores, express.loot, strict=True):
        assert score - loot[-1] in (0, 1000)  # the Gunslinger's prize
    for result in play_games(contest(game="super", players=5), range(5)):
        assert [loot[-1] for loot in result.loot] == list(result.scores)
        assert list(map(sorted, result.loot)) == list(map(list, result.loot))  # loot cards are never lost


def test_an_external_bot_plays_like_a_built_in_one(tmp_path: Path) -> None:
    fine = f"{bot_file(tmp_path)}:Fine"
    mine = played(contest(fine, fine, "drifter", "drifter"), 4)
    ours = played(contest("drifter"), 4)
    assert [game["scores"] for game in mine] == [game["scores"] for game in ours]


@pytest.mark.parametrize(
    ("name", "kind", "details", "seconds"),
    [
        ("Raises", "raised", "ValueError: no idea (mine.py:16)", math.inf),
        ("Unborn", "raised", "KeyError: 'not today' (mine.py:21)", math.inf),
        ("Illegal", "illegal", "take back", math.inf),
        ("Endless", "overtime", "", 0.05),
        ("Dies", "died", "", math.inf),
    ],
)
def test_a_bot_that_fails_is_last_with_no_score(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, kind: str, details: str, seconds: float
) -> None:
    monkeypatch.setattr(parent, "OVERTIME_SECONDS", 0.0)  # no grace period without a limit
    result = one_game(tmp_path, name, seconds)
    seat = next(seat for seat, bot in enumerate(result.bots) if bot != "drifter")
    [fault] = result.faults
    assert (fault.seat, fault.kind, fault.details, fault.times) == (seat, kind, details, 1)
    assert result.places[seat] == 4
    assert result.scores[seat] == 0
    assert set(result.loot[seat]) == {0}
    others = [place for other, place in enumerate(result.places) if other != seat]
    assert min(others) == 1
    assert max(others) <= 3
    assert result.shares[seat] == 0
    assert sum(result.shares) == pytest.approx(1)


def test_a_bot_that_fails_is_replaced_by_a_drifter(tmp_path: Path) -> None:
    """The other bots play the same game as against a drifter."""
    failed = one_game(tmp_path, "Raises")
    [drifters] = play_games(contest("drifter"), [0])
    seat = failed.faults[0].seat
    assert [score for other, score in enumerate(failed.scores) if other != seat] == [
        score for other, score in enumerate(drifters.scores) if other != seat
    ]


def test_a_bot_that_prints_is_named_and_continues(tmp_path: Path) -> None:
    result = one_game(tmp_path, "Prints")
    [fault] = result.faults
    assert fault.kind == "printed"
    assert fault.details == "howdy\n"
    assert fault.times == len(result.times[fault.seat]) > 10
    [drifters] = play_games(contest("drifter"), [0])
    assert result.scores == drifters.scores


class Stumbling(Bot):
    def choose(self, observation: Observation) -> Move:
        raise RuntimeError("over a cactus")


def test_a_built_in_bot_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUILTIN, "legend", Level("legend", Stumbling, 0.5, "outlaw"))
    [result] = play_games(contest("legend", *["drifter"] * 3), [0])
    [fault] = result.faults
    assert fault.kind == "raised"
    assert re.fullmatch(r"RuntimeError: over a cactus \(test_game\.py:\d+\)", fault.details)


class Speaking(Bot):
    def choose(self, observation: Observation) -> Any:  # Any: a wrong type on purpose
        return str(observation.moves[0])


def test_a_built_in_bot_must_return_a_move_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUILTIN, "legend", Level("legend", Speaking, 0.5, "outlaw"))
    [result] = play_games(contest("legend", *["drifter"] * 3), [0])
    [fault] = result.faults
    assert (fault.kind, fault.details) == ("illegal", "choose returned str, not a Move")


def test_a_late_answer_of_a_built_in_bot_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "LATE_SECONDS", -1.0)
    [result] = play_games(contest(*["drifter"] * 4, seconds=0.5), [0])
    assert {fault.kind for fault in result.faults} == {"overtime"}
    assert result.places == (2, 2, 2, 2)
    assert sum(result.shares) == 0  # a game that all bots forfeit has no winner


@pytest.mark.parametrize(
    ("forfeits", "places"),
    [
        ([], (2, 1, 2, 4)),
        ([1], (1, 4, 1, 3)),
        ([0, 2], (3, 1, 3, 2)),
        ([3], (2, 1, 2, 4)),
        ([0, 1, 2, 3], (2, 2, 2, 2)),
    ],
)
def test_the_other_bots_are_ranked_without_the_failed_one(forfeits: list[int], places: tuple[int, ...]) -> None:
    scores, found = with_forfeits(Outcome((1000, 3000, 1000, 250), (2, 1, 2, 4)), forfeits)
    assert found == places
    assert [seat for seat, score in enumerate(scores) if score == 0] == forfeits


def test_another_version_is_refused() -> None:
    with pytest.raises(ColtError, match="arena-version"):
        play_games(contest(version="0.0.0"), [0])
    with pytest.raises(ColtError, match="arena-version"):
        play_games(replace(contest(), bots=(Entrant("drifter", "", "of other bots"),)), [0])


def test_results_survive_a_file(tmp_path: Path) -> None:
    results = [one_game(tmp_path, "Raises"), *play_games(contest(players=2), [0])]
    assert [parse_result(result.to_json()) for result in results] == results
    assert timeless(results)
