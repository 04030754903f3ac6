"""The command line in a subprocess, with fixed salts and seeds, and without time limits for bots and answers."""

import sys
from pathlib import Path
from typing import Final

_SEEDED: Final = f"""
import math, runpy, secrets, sys
from random import Random

from coltexpress.bots.process import fallback

sys.path.append({str(Path(__file__).parents[1])!r})
from support.limits import lift

lift()
fallback.seconds_of = lambda spec: math.inf
random = Random(1)
secrets.token_hex = lambda size: random.randbytes(size).hex()
secrets.token_bytes = random.randbytes
secrets.randbits = random.getrandbits
secrets.randbelow = random.randrange
runpy.run_module("coltexpress.cli", run_name="__main__", alter_sys=True)
"""


def command_line(*arguments: str) -> list[str]:
    """The command to run: as `coltexpress` with these arguments, but deterministic."""
    return [sys.executable, "-c", _SEEDED, *arguments]
