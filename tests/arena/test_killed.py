"""A killed run of the arena can be resumed and gives the same results."""

import json
import os
import signal
from pathlib import Path

import psutil
import pytest

from arena.contests import threads
from coltexpress.arena.journal import GAMES
from coltexpress.engine.json_types import JsonObject
from support.keyboard import Terminal
from support.programs import program, wait_for

GAMES_ASKED = 24
PAUSED = str(Path(__file__).with_name("paused.py"))


def asked(out: Path) -> tuple[str, ...]:
    bots = "drifter,greenhorn"
    return ("arena", "--bots", bots, "--games", str(GAMES_ASKED), "--workers", "2", "--out", str(out))


def lines(out: Path) -> int:
    games = out / GAMES
    return games.read_bytes().count(b"\n") if games.exists() else 0


def report(out: Path) -> JsonObject:
    actual: JsonObject = json.loads((out / "report.json").read_text(encoding="utf-8"))
    assert actual.pop("times")
    return actual


def test_a_killed_and_resumed_run_gives_the_same_report(
    tmp_path: Path, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed, whole, log = tmp_path / "killed", tmp_path / "whole", tmp_path / "log"
    with program(PAUSED, "10", *asked(killed), log=log) as process:
        wait_for(lambda: lines(killed) == 10, process, log)
        workers = psutil.Process(process.pid).children(recursive=True)
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert workers
        psutil.wait_procs(workers)  # the workers end with the run
    assert lines(killed) == 10
    monkeypatch.setattr("coltexpress.cli.arena.executor_opener", lambda _workers, _cluster: threads)
    assert terminal(*asked(killed)).code == 0
    assert terminal(*asked(whole)).code == 0
    assert lines(killed) == lines(whole) == GAMES_ASKED
    assert report(killed) == report(whole)
    for name in ("winshare.svg", "money.svg", "bandits.svg"):
        assert (killed / name).read_bytes() == (whole / name).read_bytes()


def test_an_interrupted_run_reports_and_keeps_its_results(tmp_path: Path) -> None:
    out, log = tmp_path / "out", tmp_path / "log"
    with program(PAUSED, "5", *asked(out), log=log) as process:
        wait_for(lambda: lines(out) == 5, process, log)
        os.killpg(process.pid, signal.SIGINT)  # like a terminal, also to the workers
        assert process.wait() == 130
    actual = log.read_text(encoding="utf-8")
    assert "Traceback" not in actual
    assert "Stopped after" in actual
    assert report(out)["games"] == lines(out) == 5


def test_an_interruption_during_the_start_is_reported(tmp_path: Path) -> None:
    out, log = tmp_path / "out", tmp_path / "log"
    with program(PAUSED, "1", *asked(out), log=log) as process:
        wait_for(lambda: len(psutil.Process(process.pid).children()) >= 2, process, log)
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait() == 130
    assert "Traceback" not in log.read_text(encoding="utf-8")
