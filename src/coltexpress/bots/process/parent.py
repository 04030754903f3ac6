"""Runs a bot in a child process: the caller survives if the bot hangs, crashes or prints."""

import json
import math
import os
import pickle
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from threading import TIMEOUT_MAX, Event, Timer
from typing import Final, Literal, Self, TypeAlias

from coltexpress.bots.bot import Observation
from coltexpress.bots.loader import is_external
from coltexpress.bots.process.framing import read_frame, write_frame
from coltexpress.engine.errors import ColtError, one_line
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move

FaultKind: TypeAlias = Literal["", "raised", "illegal", "overtime", "died"]

OVERTIME_FACTOR: Final = 1.1
"""A bot is stopped after its time limit times this factor ..."""
OVERTIME_SECONDS: Final = 0.25
"""... plus this many seconds for the communication."""
START_UP: Final = 30.0
"""Time limit in seconds for loading and making a bot; not part of its decision time."""
LONGEST_PRINT: Final = 2000
"""Maximum number of bytes of captured output."""
_COMMAND: Final = ("-P", "-X", "utf8", "-m", "coltexpress.bots.process.child")


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of one decision. `fault` is empty if and only if there is a move; the move is legal.

    `details` describes the fault; `printed` is the bot's captured output, truncated. Both may contain secrets of the
    seat.
    """

    move: Move | None
    fault: FaultKind
    details: str
    printed: str
    seconds: float


class Worker:
    """One bot in a child process, which starts on first use and restarts after it was stopped.

    `begin` makes a new bot object for a new game. Only `stop` may be called from another thread.
    """

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self._process: subprocess.Popen[bytes] | None = None
        self._begun = False
        self._stopped = False
        self._output = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - closed in `close`

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int | None:
        """The id of the child process, or None if none is running."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process without waiting for it."""
        if self._process is None:
            self._process = self._launch()
            if self._stopped:
                kill(self._process)

    def begin(self, spec: str | None = None) -> None:
        """Begin a new game with a new bot object, optionally of another spec.

        An external bot also gets a new process, so that no state leaks from game to game.
        """
        if is_external(self.spec):
            self._discard()
        self.spec = self.spec if spec is None else spec
        self._begun = False
        self._stopped = False

    def check(self) -> None:
        """Load the bot and make an object. Raises ColtError if the bot cannot be found."""
        self._make()

    def choose(self, observation: Observation, seconds: float | None) -> Answer:
        """The bot's answer. The bot sees its time limit, and is killed some time after it. None: no limit."""
        start = time.perf_counter()
        reply = self._make()
        if not reply:
            start = time.perf_counter()
            limit = None if seconds is None or math.isinf(seconds) else seconds * OVERTIME_FACTOR + OVERTIME_SECONDS
            reply = self._ask(("choose", observation, seconds), limit)
        spent = float(reply.get("seconds", time.perf_counter() - start))
        printed = self._read_output()
        if "move" in reply:
            for move in observation.moves:
                if str(move) == reply["move"]:
                    return Answer(move, "", "", printed, spent)
            return Answer(None, "illegal", one_line(str(reply["move"])), printed, spent)
        if "illegal" in reply:
            return Answer(None, "illegal", one_line(str(reply["illegal"])), printed, spent)
        if "raised" in reply:
            return Answer(None, "raised", str(reply["raised"]), printed, spent)
        return Answer(None, reply.get("fault", "died"), "", printed, spent)

    def stop(self) -> None:
        """Kill the process, from any thread. A pending `choose` returns the fault "died"."""
        self._stopped = True
        process = self._process
        if process is not None:
            kill(process)

    def close(self) -> None:
        self._discard()
        self._output.close()

    # --- the process ------------------------------------------------------------------------------------------------

    def _launch(self) -> subprocess.Popen[bytes]:
        paths = os.pathsep.join(path or str(os.curdir) for path in sys.path)  # the import path of this process
        return subprocess.Popen(  # noqa: S603 - runs this Python
            [sys.executable, *_COMMAND],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._output,
            env={**os.environ, "PYTHONPATH": paths},
            start_new_session=True,  # Ctrl-C must reach only the parent
        )

    def _make(self) -> JsonObject:
        """Make the bot object if there is none yet. Returns an empty dict or a fault."""
        if self._begun:
            return {}
        reply = self._ask(("begin", self.spec), START_UP)
        if "refused" in reply:
            raise ColtError(reply["refused"], **reply["details"])
        self._begun = not reply
        return reply

    def _ask(self, request: object, limit: float | None) -> JsonObject:
        """The reply, or a fault after the process was discarded."""
        try:
            self.start()
            process = self._process
            assert process is not None
            with killed_after(process, limit) as expired:
                frame = exchange(process, pickle.dumps(request))
        except OSError:  # the process could not be started
            return {"fault": "died"}
        except BaseException:
            self._discard()
            raise
        if frame is None or expired.is_set():
            self._discard()
            return {"fault": "overtime" if expired.is_set() else "died"}
        try:
            reply = json.loads(frame)
        except ValueError:
            reply = None
        if not isinstance(reply, dict):  # the bot wrote into the reply pipe
            self._discard()
            return {"fault": "died"}
        return reply

    def _discard(self) -> None:
        process, self._process = self._process, None
        self._begun = False
        if process is not None:
            kill(process)
            for stream in (process.stdin, process.stdout):
                if stream is not None:
                    with suppress(OSError):  # unread data could not be flushed
                        stream.close()
            process.wait()

    def _read_output(self) -> str:
        """The output since the last call. The process must be idle or have ended."""
        self._output.seek(0)
        printed = self._output.read(LONGEST_PRINT)
        self._output.seek(0)  # the process shares this file offset
        self._output.truncate()
        return printed.decode(errors="replace")


def exchange(process: subprocess.Popen[bytes], request: bytes) -> bytes | None:
    """The reply, or None if the process has ended."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        write_frame(process.stdin, request)
        return read_frame(process.stdout)
    except OSError:
        return None


@contextmanager
def killed_after(process: subprocess.Popen[bytes], seconds: float | None) -> Iterator[Event]:
    """Kill the process after a timeout; the event is set if that happened."""
    expired = Event()

    def expire() -> None:
        expired.set()
        kill(process)

    timer = Timer(TIMEOUT_MAX if seconds is None else seconds, expire)
    timer.daemon = True
    timer.start()
    try:
        yield expired
    finally:
        timer.cancel()
        timer.join()  # afterwards it can no longer kill the process


def kill(process: subprocess.Popen[bytes]) -> None:
    """Kill the process group immediately, with all processes that the bot started."""
    if process.returncode is not None:  # already reaped; before that the group may still hold the pipes
        return
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
