"""Bots that raise, hang, print, cheat or die."""

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

from coltexpress.bots import Bot, Observation
from coltexpress.engine.moves import TAKE_BACK

Anything: TypeAlias = Any  # Any: some of these bots return no move

BELL = "COLTEXPRESS_TEST_BELL"
"""Environment variable with the path of a pipe; a bot that hangs first writes its process id there."""


def think_for_ever() -> None:
    if BELL in os.environ:
        Path(os.environ[BELL]).write_text(f"{os.getpid()}\n", encoding="utf-8")
    while True:
        pass


class Strange(Bot):
    def choose(self, observation: Observation) -> Anything:
        self.before(observation)
        return observation.moves[0]

    def before(self, observation: Observation) -> None:
        """Called before each decision."""


class First(Strange):
    pass


class Random(Bot):
    def choose(self, observation: Observation) -> Anything:
        observation.world()
        return observation.random.choice(observation.moves)


class Imagines(Bot):
    """Its answer depends on the sampled worlds."""

    def choose(self, observation: Observation) -> Anything:
        worlds = "".join(observation.world().notation() for _ in range(3))
        return observation.moves[sum(worlds.encode()) % len(observation.moves)]


class Text(Strange):
    """Returns the notation of a legal move instead of the move."""

    def choose(self, observation: Observation) -> Anything:
        return str(observation.moves[0])


class Raises(Strange):
    def before(self, observation: Observation) -> None:
        raise ValueError(everything(observation))


class RaisesNothingKnown(Strange):
    def before(self, observation: Observation) -> None:
        class Unspeakable(BaseException):
            def __str__(self) -> str:
                raise RuntimeError

        raise Unspeakable


class NeverBorn(Strange):
    def __init__(self) -> None:
        raise LookupError("no")


class Exits(Strange):
    def before(self, observation: Observation) -> None:
        sys.exit(7)


class Dies(Strange):
    def before(self, observation: Observation) -> None:
        print("farewell", flush=True)
        os._exit(7)


class Endless(Strange):
    def before(self, observation: Observation) -> None:
        print("thinking", flush=True)
        think_for_ever()


class Multiplies(Strange):
    """Forks: the child process inherits all open descriptors, and both hang."""

    def before(self, observation: Observation) -> None:
        if os.fork() == 0:
            think_for_ever()
        while True:
            pass


class Orphans(Strange):
    """Forks and exits: the child process inherits all open descriptors and hangs."""

    def before(self, observation: Observation) -> None:
        if os.fork() == 0:
            think_for_ever()
        os._exit(1)


class Babbles(Bot):
    """Finds the reply pipe and writes malformed data into it."""

    said = b"nonsense"

    def choose(self, observation: Observation) -> Anything:
        for descriptor in range(3, 20):
            with suppress(OSError):
                if stat.S_ISFIFO(os.fstat(descriptor).st_mode):
                    os.write(descriptor, len(self.said).to_bytes(4, "big") + self.said)
        return observation.moves[0]


class Lists(Babbles):
    said = b"[]"


MEMORY: list[int] = []


class Remembers(Bot):
    """Counts in a module variable, which a new bot object would see."""

    def choose(self, observation: Observation) -> Anything:
        MEMORY.append(observation.seat)
        print(len(MEMORY))
        return observation.moves[0]


class Illegal(Bot):
    def choose(self, observation: Observation) -> Anything:
        return TAKE_BACK


class Nothing(Bot):
    def choose(self, observation: Observation) -> Anything:
        return None


def everything(observation: Observation) -> str:
    return f"{observation.view}\n{observation.world()}"


class Tattles(Strange):
    def before(self, observation: Observation) -> None:
        print(everything(observation), flush=True)
        os._exit(1)


class Guesses(Bot):
    def choose(self, observation: Observation) -> Anything:
        return everything(observation)


class Lingers(Strange):
    def before(self, observation: Observation) -> None:
        print(everything(observation), flush=True)
        think_for_ever()


class Prints(Strange):
    def before(self, observation: Observation) -> None:
        print("out", end=" ")
        print("err", end=" ", file=sys.stderr, flush=True)
        sys.stdout.flush()
        os.write(1, b"one ")
        os.write(2, b"two ")
        os.system("echo three")  # noqa: S605, S607
        print("ünïcödé")


class Chatters(Strange):
    def before(self, observation: Observation) -> None:
        for _ in range(1000):
            print("x" * 1000)


class ClosesEverything(Strange):
    def before(self, observation: Observation) -> None:
        sys.stdout.close()
        sys.stderr.close()


class Asks(Strange):
    def before(self, observation: Observation) -> None:
        input("Which move? ")


class Clocked(Strange):
    def before(self, observation: Observation) -> None:
        print(observation.clock.seconds, 0 <= observation.clock.spent() < 3600)


class Counts(Strange):
    """Counts its decisions in this game."""

    def __init__(self) -> None:
        self.count = 0

    def before(self, observation: Observation) -> None:
        self.count += 1
        print(self.count)


not_a_class = First()


class NoBot:
    pass
