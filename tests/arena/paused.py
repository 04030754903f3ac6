"""Runs the command line with an arena that blocks after a given number of games, so that only a kill ends it.

`python tests/arena/paused.py 10 arena --bots ...`
"""

import sys
from threading import Event

from coltexpress.arena.journal import Journal
from coltexpress.arena.results import GameResult
from coltexpress.cli import main
from support.limits import lift

lift()  # also in workers, which import this module


def pause_after(games: int) -> None:
    keep = Journal.keep

    def kept(self: Journal, result: GameResult) -> None:
        keep(self, result)
        if len(self.games) == games:
            Event().wait()

    Journal.keep = kept  # type: ignore[method-assign]


if __name__ == "__main__":
    pause_after(int(sys.argv[1]))
    main(sys.argv[2:])
