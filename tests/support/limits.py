"""Removes the time limits of this program in a process, because a busy machine must not fail a test.

The limits of the bots' levels still apply. A deployed program has no switch for this: each process of a test calls
`lift`, also those that the arena starts.
"""

from functools import cache
from multiprocessing.connection import Connection
from typing import Any, Final

from coltexpress.arena import executors, game
from coltexpress.bots.process import parent
from coltexpress.client import remote

UNLIMITED: Final = 1e6
"""Seconds; longer than the time limit of any test."""
_prepare_worker: Final = executors._prepare_worker


def lift() -> None:
    for module, name, value in (
        (parent, "START_UP", UNLIMITED),
        (parent, "OVERTIME_SECONDS", UNLIMITED),
        (game, "LATE_SECONDS", UNLIMITED),
        (remote, "ANSWER_SECONDS", None),
        (executors, "_prepare_worker", prepare_worker),
    ):
        setattr(module, name, value)


def prepare_worker(watch_end: Connection) -> None:
    """Runs in a worker process of the arena."""
    lift()
    _prepare_worker(watch_end)


def dask_setup(_worker: object) -> None:
    """Runs in a Dask worker with `--preload support.limits`."""
    lift()


@cache
def lift_database() -> None:
    """The same for connections to PostgreSQL."""
    import asyncpg  # type: ignore[import-untyped]  # no type stubs

    connect = asyncpg.connect

    async def patient(*where: Any, **how: Any) -> Any:
        return await connect(*where, **how | {"timeout": None, "command_timeout": None})

    asyncpg.connect = patient
