"""What stored games cost: starting beside thousands of them, opening one, and whether a move pays for others.

A game that was really played is stored again and again under other ids.
"""

import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import httpx
import uvloop
from sqlalchemy import Connection, insert, select, true

import coltexpress
from coltexpress.arena.report import percentile
from coltexpress.bench.crowd import Crowd
from coltexpress.bench.load import played
from coltexpress.bench.servers import Servers
from coltexpress.server.identity import new_id
from coltexpress.server.storage.schema import tables, turns
from coltexpress.server.storage.store import open_database

STORED: Final = 10_000
OPENED: Final = 5_000
OPEN_TABLES: Final = 500
"""How many of them the server may keep in memory."""
LIVE: Final = 20
"""Tables at which moves are made."""
EVERY: Final = 0.2
MOVES: Final = 16
"""Moves that are measured: the first of a game, where cards are played and drawn, and nobody's differ much."""
WAVERING: Final = 200
"""How often people chose and took back before, in long games: each makes two turns."""
STEPS: Final = 4


def run(progress: Callable[[], None], stored: int = STORED, opened: int = OPENED) -> dict[str, Any]:
    """The whole measurement; `progress` is called `STEPS` times."""
    with (
        tempfile.TemporaryDirectory() as name,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        directory = Path(name)
        result: dict[str, Any] = {"compiled": coltexpress.compiled, "stored": stored, "opened": opened}
        moves: dict[str, float] = {}
        with Servers(directory) as servers:
            start = {"nothing_stored": _start(servers)}
            moves["short_game"] = runner.run(_moves(servers, 0))
            moves["long_game"] = runner.run(_moves(servers, WAVERING))
        progress()
        ids = runner.run(_store_again(directory, stored))
        progress()
        with Servers(directory, open_tables=OPEN_TABLES) as servers:
            start["all_stored"] = _start(servers)
            opening = runner.run(_open(servers, ids[:opened]))
            progress()
            moves["short_game_beside_stored"] = runner.run(_moves(servers, 0))
            moves["long_game_beside_stored"] = runner.run(_moves(servers, WAVERING))
        progress()
    return result | {"ready": start, "opening": opening, "cpu_ms_per_move": moves}


def _start(servers: Servers) -> dict[str, float]:
    """What it took to be ready."""
    return {"seconds": servers.ready_seconds, "cpu_seconds": round(servers.metrics()["process_cpu_seconds_total"], 2)}


async def _moves(servers: Servers, wavering: int) -> float:
    """The CPU time of the first moves of a game, in ms, after so many that led nowhere."""
    crowd = Crowd(servers.ports, LIVE)
    try:
        await crowd.sit_down(lambda: None, 0, wavering)
        result = await played(crowd, servers, EVERY, EVERY * MOVES)
    finally:
        await crowd.close()
    share: float = result["server"]["cpu_ms_per_move"]
    return share


async def _store_again(directory: Path, number: int) -> list[str]:
    """Store the longest unfinished game so many times more; their ids."""
    ids = [new_id() for _ in range(number)]

    def copy(connection: Connection) -> None:
        longest = (
            select(tables)
            .where(tables.c.status == "playing", tables.c.version <= 2 * MOVES)
            .order_by(tables.c.version.desc())
            .limit(1)
        )
        original = dict(connection.execute(longest).one()._mapping)
        connection.execute(insert(tables), [original | {"id": each, "created": 0} for each in ids])
        columns = [column for column in turns.c if column.name != "table_id"]
        copies = select(tables.c.id, *columns).select_from(tables.join(turns, true()))
        connection.execute(
            insert(turns).from_select(
                ["table_id", *(column.name for column in columns)],
                copies.where(turns.c.table_id == original["id"], tables.c.created == 0),
            )
        )

    database = open_database(f"sqlite:///{directory / 'games.db'}")
    await database.write(copy)
    await database.close()
    return ids


async def _open(servers: Servers, ids: Sequence[str]) -> dict[str, Any]:
    """Ask for one table after the other."""
    times: list[float] = []
    memory: dict[str, int] = {}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{servers.ports[0]}/api/tables/") as http:
        for number, each in enumerate(ids, 1):
            start = time.perf_counter()
            (await http.get(each)).raise_for_status()
            times.append((time.perf_counter() - start) * 1000)
            if number == OPEN_TABLES:
                memory["when_full"] = round(servers.memory_mb())
    memory["at_the_end"] = round(servers.memory_mb())
    times.sort()
    return {
        "p50_ms": round(percentile(times, 0.5), 1),
        "p99_ms": round(percentile(times, 0.99), 1),
        "tables_in_memory": int(servers.metrics()["colt_tables_open"]),
        "memory_mb": memory,
    }
