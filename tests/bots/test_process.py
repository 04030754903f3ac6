"""Bots in child processes: faults are reported in the answer and do not affect the caller."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import coltexpress
from bots.bells import Bell
from bots.tables import QUICK, STRANGE, ends, lives, strange, table
from coltexpress.bots import BUILTIN, Observation, observe
from coltexpress.bots.loader import find_bot
from coltexpress.bots.process.fallback import decide
from coltexpress.bots.process.parent import OVERTIME_FACTOR, Answer, FaultKind, Worker
from coltexpress.engine.contract import State
from coltexpress.engine.errors import ColtError
from coltexpress.engine.play.dice import Dice
from support.games import kinds, new, random_game


def observation(seed: int = 1, state: State | None = None) -> Observation:
    shown = table() if state is None else state
    return observe(shown, shown.to_act()[0], seed)


def ask(name: str, seconds: float | None = None) -> Answer:
    with Worker(strange(name)) as worker:
        return worker.choose(observation(), seconds)


# --- honest bots ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", [*QUICK, strange("Random"), strange("Imagines")])
def test_a_worker_answers_like_the_same_bot_in_this_process(spec: str) -> None:
    """In the middle of every kind of game: an observation survives pickling."""
    with Worker(spec) as worker:
        for number, (slug, options) in enumerate(kinds()):
            state = new(slug, options)
            dice = Dice(number)
            for step, (seat, _move) in enumerate(random_game(state, dice)):
                if step == 12 + number and seat >= 0:
                    answer = worker.choose(observe(state, seat, step), None)
                    assert (answer.fault, answer.printed) == ("", "")
                    assert answer.move == find_bot(spec)().choose(observe(state, seat, step))


def test_a_bot_sees_its_time_limit() -> None:
    with Worker(f"{STRANGE}:Clocked") as worker:
        assert worker.choose(observation(), 3600.0).printed == "3600.0 True\n"
        assert worker.choose(observation(), None).printed == "None True\n"


def test_a_bot_object_lasts_for_one_game() -> None:
    with Worker(strange("Counts")) as worker:
        assert [worker.choose(observation(), None).printed for _ in range(3)] == ["1\n", "2\n", "3\n"]
        process = worker.pid
        worker.begin()
        assert [worker.choose(observation(), None).printed for _ in range(2)] == ["1\n", "2\n"]
        assert worker.pid != process, "an external bot gets a new process for each game"
    with Worker("drifter") as worker:
        worker.check()
        process = worker.pid
        worker.begin("drifter")
        worker.check()
        assert worker.pid == process, "built-in bots share a process"


def test_no_state_leaks_from_game_to_game() -> None:
    with Worker(strange("Remembers")) as worker:
        for _ in range(2):
            worker.begin()
            assert [worker.choose(observation(), None).printed for _ in range(2)] == ["1\n", "2\n"]


def test_a_forked_process_that_outlives_the_bot_does_not_block(bell: Bell, monkeypatch: pytest.MonkeyPatch) -> None:
    """The forked process holds the pipe open, but no reply arrives."""
    bell.ends_time(monkeypatch)
    with Worker(strange("Orphans")) as worker:
        worker.check()
        answer = worker.choose(observation(), 0.1)
        assert (answer.move, answer.fault) == (None, "overtime")


@pytest.mark.parametrize("name", ["Babbles", "Lists"])
def test_a_malformed_reply_is_a_fault(name: str) -> None:
    with Worker(strange(name)) as worker:
        assert worker.choose(observation(), None).fault == "died"


def test_files_in_the_working_directory_shadow_no_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "json.py").write_text("raise SystemError", encoding="utf-8")
    (tmp_path / "coltexpress.py").write_text("raise SystemError", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert ask("First").fault == ""


# --- faults -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "fault", "details"),
    [
        ("Raises", "raised", "ValueError: {'game': 'express', "),
        ("RaisesNothingKnown", "raised", "Unspeakable"),
        ("NeverBorn", "raised", "LookupError: no"),
        ("Exits", "raised", "SystemExit: 7"),
        ("Asks", "raised", "EOFError: EOF when reading a line"),
        ("Dies", "died", ""),
        ("Illegal", "illegal", "take back"),
        ("Nothing", "illegal", "choose returned NoneType, not a Move"),
        ("Text", "illegal", "choose returned str, not a Move"),
    ],
)
def test_faults(name: str, fault: FaultKind, details: str) -> None:
    with Worker(strange(name)) as worker:
        for _ in range(2):
            answer = worker.choose(observation(), None)
            assert (answer.move, answer.fault) == (None, fault)
            assert answer.details.startswith(details)
            assert len(answer.details) <= 200
            assert answer.details.endswith(")") == (fault == "raised")
        worker.begin(strange("First"))
        assert worker.choose(observation(), None).fault == ""


@pytest.mark.parametrize("name", ["Endless", "Multiplies"])
def test_a_late_bot_is_killed_with_all_processes_it_started(
    bell: Bell, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    late = bell.ends_time(monkeypatch)
    with Worker(strange(name)) as worker:
        worker.check()
        process = worker.pid
        answer = worker.choose(observation(), 0.2)
        assert (answer.move, answer.fault) == (None, "overtime")
        assert worker.pid is None
        assert process is not None
        assert ends(process)
        assert [ends(each) for each in late] == [True]
        worker.begin(strange("First"))
        assert worker.choose(observation(), None).fault == ""
        assert worker.pid != process


@pytest.mark.usefixtures("no_grace")
def test_a_bot_is_not_stopped_before_its_time_is_up() -> None:
    answer = ask("Endless", 0.2)
    assert answer.fault == "overtime"
    assert answer.seconds >= 0.2 * OVERTIME_FACTOR


def test_a_process_that_was_killed_is_started_again() -> None:
    with Worker(strange("Counts")) as worker:
        worker.check()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
        assert worker.choose(observation(), None).fault == "died"
        assert worker.choose(observation(), None).printed == "1\n"


def test_a_process_that_cannot_be_started_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise BlockingIOError

    monkeypatch.setattr(subprocess, "Popen", fail)
    assert ask("First").fault == "died"


@pytest.mark.parametrize("spec", ["sheriff", "/nowhere/mine.py:Mine", f"{STRANGE}:NoBot", "no.such:Mine"])
def test_a_bot_that_cannot_be_found_is_refused(spec: str) -> None:
    """With the same error as in this process, on every call."""
    with pytest.raises(ColtError) as here:
        find_bot(spec)
    with Worker(spec) as worker:
        for _ in range(2):
            with pytest.raises(ColtError) as there:
                worker.check()
            assert (there.value.key, there.value.details) == (here.value.key, here.value.details)
        with pytest.raises(ColtError):
            worker.choose(observation(), None)


# --- captured output --------------------------------------------------------------------------------------------------


def test_all_printed_output_is_captured() -> None:
    with Worker(strange("Prints")) as worker:
        for _ in range(2):
            answer = worker.choose(observation(), None)
            assert answer.fault == ""
            assert sorted(answer.printed.split()) == sorted("out err one two three ünïcödé".split())


def test_long_output_is_truncated() -> None:
    answer = ask("Chatters")
    assert (answer.fault, len(answer.printed)) == ("", 2000)


@pytest.mark.parametrize(("name", "printed"), [("Dies", "farewell"), ("Endless", "thinking")])
def test_output_before_a_fault_is_captured(
    bell: Bell, monkeypatch: pytest.MonkeyPatch, name: str, printed: str
) -> None:
    bell.ends_time(monkeypatch)
    assert ask(name).printed == f"{printed}\n"


def test_a_bot_may_close_its_output_streams() -> None:
    with Worker(strange("ClosesEverything")) as worker:
        assert [worker.choose(observation(), None).fault for _ in range(2)] == ["", ""]


# --- the process ------------------------------------------------------------------------------------------------------

PARENT = """
import sys
from bots.tables import strange, table
from coltexpress.bots import observe
from coltexpress.bots.process.parent import Worker

state = table()
worker = Worker(strange(sys.argv[1]))
worker.start()
print(worker.pid, flush=True)
worker.choose(observe(state, state.to_act()[0], 1), None)
print("has chosen", flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("name", ["First", "Endless"])
def test_children_end_with_their_parent(name: str, bell: Bell) -> None:
    """Even if the parent is killed, whether the bot is idle or hangs."""
    paths = [str(Path(coltexpress.__file__).parents[1]), str(Path(STRANGE).parents[1])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    with subprocess.Popen(
        [sys.executable, "-c", PARENT, name], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        if name == "Endless":
            assert bell.heard() == child
        else:
            assert parent.stdout.readline() == "has chosen\n"
        assert lives(child)
        parent.kill()
    assert ends(child)


def test_the_command_line_reveals_nothing() -> None:
    """All users of the machine can read command lines."""
    with Worker(strange("First")) as worker:
        worker.choose(observation(), None)
        listed = Path(f"/proc/{worker.pid}/cmdline")
        if not listed.exists():
            pytest.skip("this system has no /proc")
        words = listed.read_bytes().decode().split("\0")
    assert words[1:] == ["-P", "-X", "utf8", "-m", "coltexpress.bots.process.child", ""]


# --- fallbacks --------------------------------------------------------------------------------------------------------


class Failing(Worker):
    """Fails while its spec is one of `failing`."""

    def __init__(self, spec: str, *failing: str) -> None:
        super().__init__(spec)
        self.failing = failing
        self.given: list[tuple[str, float | None]] = []

    def choose(self, observation: Observation, seconds: float | None) -> Answer:
        self.given.append((self.spec, seconds))
        if self.spec in self.failing:
            return Answer(None, "died", "", "", 0.0)
        return Answer(observation.moves[1], "", "", "", 0.0)


@pytest.mark.parametrize("failing", range(6))
def test_failing_levels_fall_back_to_lower_ones_then_to_chance(failing: int) -> None:
    down = ["legend", "outlaw", "rustler", "greenhorn", "drifter"]
    failed: list[str] = []
    with Failing("legend", *down[:failing]) as worker:
        move = decide(worker, observation(), None, lambda spec, _: failed.append(spec))
        assert worker.given == [(name, BUILTIN[name].seconds) for name in down[: failing + 1]]
    assert failed == down[:failing]
    assert move in observation().moves
    assert failing == 5 or move == observation().moves[1]


def test_rustler_replaces_an_external_bot_that_cannot_be_found() -> None:
    failed: list[tuple[str, str]] = []
    with Worker("/nowhere/mine.py:Mine") as worker:
        move = decide(worker, observation(), 2, lambda spec, answer: failed.append((spec, answer.details)))
        assert worker.spec == "rustler"
    assert failed == [("/nowhere/mine.py:Mine", "bot-file")]
    assert move in observation().moves
