"""States with a decision to make, paths of test bots, and checks of processes."""

import os
from contextlib import suppress
from pathlib import Path

import coltexpress
from coltexpress.engine.contract import NATURE, State
from coltexpress.engine.play.dice import Dice
from support.waiting import until

STRANGE = str(Path(__file__).with_name("hostile_bots.py"))
QUICK = ("drifter", "greenhorn", "rustler")
"""The levels that do not search."""


def strange(name: str) -> str:
    return f"{STRANGE}:{name}"


def table(slug: str = "express", seed: int = 1, **options: object) -> State:
    """A new game after its initial chance outcomes."""
    rules = coltexpress.game(slug)
    state = rules.new(rules.parse_options({"players": 3, **options}))
    dice = Dice(seed)
    while state.to_act() == (NATURE,):
        state.apply(NATURE, state.sample_chance(dice))
    return state


def lives(process: int) -> bool:
    """Whether a process is alive; a zombie is not."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    with suppress(OSError):  # not all systems have this file
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] not in "ZX"
    return True


def ends(process: int) -> bool:
    """Wait until a process has ended; it need not be a child of this one."""
    return until(lambda: not lives(process))
