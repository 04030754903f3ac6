"""The child, `python -m coltexpress.bots.process.child`: makes bots and lets them think, where they can do no harm.

Requests are pickled and come through what was the standard input; replies are JSON, for nothing that a bot could have
made is to be unpickled, and leave through what was the standard output. Whatever a bot prints, by whatever means, goes
to the standard error, which the parent keeps apart.
"""

import json
import os
import pickle
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from coltexpress.bots.bot import Bot, Clock, Observation
from coltexpress.bots.loader import LONGEST, find_bot, said
from coltexpress.bots.process.framing import read_frame, write_frame
from coltexpress.engine.errors import ColtError


class Child:
    """One bot at a time, that of the last `begin`."""

    def __init__(self) -> None:
        self.bot: Bot | None = None

    def begin(self, spec: str) -> dict[str, Any]:
        self.bot = None
        try:
            make = find_bot(spec)
        except ColtError as error:
            return {"refused": error.key, "details": error.details}
        try:
            self.bot = make()
        except BaseException as error:  # noqa: BLE001 - whatever a bot does, it is told
            return {"raised": said(error)}
        return {}

    def choose(self, observation: Observation, seconds: float | None) -> dict[str, Any]:
        assert self.bot is not None
        clock = observation.clock = Clock(seconds)
        try:
            move = str(self.bot.choose(observation))
        except BaseException as error:  # noqa: BLE001 - whatever a bot does, it is told
            return {"raised": said(error), "seconds": clock.spent()}
        return {"move": move[:LONGEST], "seconds": clock.spent()}


def private_streams() -> tuple[BinaryIO, BinaryIO]:
    """Requests and replies, on descriptors that no bot knows; 0 is empty and 1 is 2 from now on."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, replies


def listen(requests: BinaryIO, waiting: SimpleQueue[bytes]) -> None:
    """Beside the thinking, so that it ends when the parent does."""
    while (frame := read_frame(requests)) is not None:
        waiting.put(frame)
    os._exit(0)


def main() -> None:
    requests, replies = private_streams()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(requests, waiting), daemon=True).start()
    child = Child()
    while True:
        verb, *asked = pickle.loads(waiting.get())  # noqa: S301 - it comes from the parent
        reply = child.begin(*asked) if verb == "begin" else child.choose(*asked)
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError, ValueError, AttributeError):  # a bot may have closed or replaced it
                stream.flush()
        write_frame(replies, json.dumps(reply).encode())


if __name__ == "__main__":
    main()
