"""The child process, `python -m coltexpress.bots.process.child`: runs a bot isolated from its caller.

Requests are pickled and arrive on the original standard input. Replies are JSON, so that the parent never unpickles
data from a bot, and leave on the original standard output. Everything a bot prints goes to the standard error, which
the parent captures.
"""

import json
import os
import pickle
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from coltexpress.bots.bot import Bot, Clock, Observation
from coltexpress.bots.loader import describe_error, find_bot, objection
from coltexpress.bots.process.framing import read_frame, write_frame
from coltexpress.engine.errors import LONGEST_QUOTE, ColtError
from coltexpress.engine.json_types import JsonObject


class Child:
    """Runs one bot at a time: that of the last `begin`."""

    def __init__(self) -> None:
        self.bot: Bot | None = None

    def begin(self, spec: str) -> JsonObject:
        self.bot = None
        try:
            make = find_bot(spec)
        except ColtError as error:
            return {"refused": error.key, "details": error.details}
        try:
            self.bot = make()
        except BaseException as error:  # noqa: BLE001 - every failure of a bot is reported
            return {"raised": describe_error(error)}
        return {}

    def choose(self, observation: Observation, seconds: float | None) -> JsonObject:
        assert self.bot is not None
        clock = observation.clock = Clock(seconds)
        try:
            answer = self.bot.choose(observation)
            illegal, move = objection(answer), str(answer)
        except BaseException as error:  # noqa: BLE001 - every failure of a bot is reported
            return {"raised": describe_error(error), "seconds": clock.spent()}
        if illegal:
            return {"illegal": illegal, "seconds": clock.spent()}
        return {"move": move[:LONGEST_QUOTE], "seconds": clock.spent()}


def private_streams() -> tuple[BinaryIO, BinaryIO]:
    """Move requests and replies to new descriptors; then make 0 empty and redirect 1 to 2."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    devnull = os.open(os.devnull, os.O_RDONLY)
    os.dup2(devnull, 0)
    os.close(devnull)
    os.dup2(2, 1)
    return requests, replies


def listen(requests: BinaryIO, frames: SimpleQueue[bytes]) -> None:
    """Read requests in a thread of its own, so that the process exits with its parent even while a bot runs."""
    while (frame := read_frame(requests)) is not None:
        frames.put(frame)
    os._exit(0)


def main() -> None:
    requests, replies = private_streams()
    frames: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(requests, frames), daemon=True).start()
    child = Child()
    while True:
        verb, *arguments = pickle.loads(frames.get())  # noqa: S301 - it comes from the parent
        reply = child.begin(*arguments) if verb == "begin" else child.choose(*arguments)
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError, ValueError, AttributeError):  # a bot may have closed or replaced it
                stream.flush()
        write_frame(replies, json.dumps(reply).encode())


if __name__ == "__main__":
    main()
