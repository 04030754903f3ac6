"""A process with all server imports that forks servers: starting one takes milliseconds instead of seconds.

Tests call `Forkserver.fork`; the process itself is `python -m support.forkserver`.
"""

import atexit
import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import traceback
from functools import cache
from pathlib import Path
from threading import Lock
from types import FrameType
from typing import Final, NoReturn

from coltexpress.engine.json_types import JsonObject

LARGEST: Final = 2**16
READY: Final = b"ready"
_FDS: Final = 3


class Forked:
    """A forked server process, with a subset of the methods of `subprocess.Popen`."""

    def __init__(self, pid: int, reports: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self.ready = False
        self._reports = reports
        self._received = b""

    def poll(self) -> int | None:
        """The exit code if the process has ended; negative: the signal that killed it."""
        while self.returncode is None and select.select([self._reports], [], [], 0)[0]:
            self._read()
        return self.returncode

    def wait(self) -> int:
        while self.returncode is None:
            self._read()
        return self.returncode

    def wait_until_listening(self) -> bool:
        """Wait until the server listens. False: it has exited instead."""
        while not self.ready and self.returncode is None:
            self._read()
        return self.ready

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _read(self) -> None:
        report = os.read(self._reports, 100)
        self._received += report
        self.ready = READY in self._received
        if not report:  # EOF: all write ends are closed
            os.close(self._reports)
            self.returncode = int(self._received.removeprefix(READY) or -signal.SIGKILL)


class Forkserver:
    """The client side, in the test process."""

    def __init__(self) -> None:
        self._one_at_a_time = Lock()
        self._control, theirs = socket.socketpair()
        with theirs:
            environment = {name: value for name, value in os.environ.items() if not name.startswith("COLTEXPRESS_")}
            environment |= {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONHASHSEED": "0"}
            self._process = subprocess.Popen(
                [sys.executable, "-m", "support.forkserver", str(theirs.fileno())],
                env=environment,
                pass_fds=[theirs.fileno()],
                start_new_session=True,  # Ctrl-C must reach only the tests
            )

    def fork(self, job: JsonObject, listener: socket.socket, log: Path) -> Forked:
        """Fork a server with this job (see support/server_process.py), listening socket and log file."""
        reports, theirs = os.pipe()
        with log.open("ab") as out, self._one_at_a_time:
            socket.send_fds(self._control, [json.dumps(job).encode()], [listener.fileno(), out.fileno(), theirs])
            os.close(theirs)
            return Forked(int(self._control.recv(LARGEST)), reports)

    def close(self) -> None:
        self._control.close()
        self._process.wait()


@cache
def forkserver() -> Forkserver:
    """The fork server of this process. It exits with its children when this process closes the socket."""
    started = Forkserver()
    atexit.register(started.close)
    return started


# --- the server side --------------------------------------------------------------------------------------------------

_children: dict[int, int] = {}
"""By process id: the pipe for its exit code."""


def _reap(_number: int = 0, _frame: FrameType | None = None) -> None:
    while _children:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        reports = _children.pop(pid)
        with contextlib.suppress(BrokenPipeError):  # no reader left
            os.write(reports, str(os.waitstatus_to_exitcode(status)).encode())
        os.close(reports)


def _serve(job: JsonObject, listener: int, log: int, reports: int) -> NoReturn:
    """Run the server in the child process; never returns."""
    from support import server_process

    def listening() -> None:
        os.write(reports, READY)

    code = 1
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
        os.setsid()
        for stream in (1, 2):
            os.dup2(log, stream)
        for other in (log, *_children.values()):
            os.close(other)
        server_process.run(job, socket.socket(fileno=listener), listening)
        code = 0
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 1
    except BaseException:  # noqa: BLE001 - no exception may leave the forked child
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def main() -> None:
    from support import server_process  # imports everything that a server needs

    server_process.warm_up()
    control = socket.socket(fileno=int(sys.argv[1]))
    signal.signal(signal.SIGCHLD, _reap)
    while (received := socket.recv_fds(control, LARGEST, _FDS))[0]:
        job, (listener, log, reports) = json.loads(received[0]), received[1]
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})  # until the child is registered
        pid = os.fork()
        if pid == 0:
            control.close()
            _serve(job, listener, log, reports)
        _children[pid] = reports
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
        os.close(listener)
        os.close(log)
        control.send(str(pid).encode())
    for pid in list(_children):
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
