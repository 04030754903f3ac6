"""Cost of stored games: server start-up with thousands of them, opening one, and their effect on the cost of a move.

The stored games are copies of one game under different ids.
"""

import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import httpx
import uvloop
from sqlalchemy import Connection, insert, select, true

import coltexpress
from coltexpress.arena.quantiles import percentile
from coltexpress.bench.load import played
from coltexpress.bench.load_clients import LoadClients
from coltexpress.bench.servers import PATIENT, Servers
from coltexpress.engine.json_types import JsonObject
from coltexpress.protocol.messages import PROTOCOL, PROTOCOL_HEADER
from coltexpress.server.identity import new_id
from coltexpress.server.storage.schema import tables, turns
from coltexpress.server.storage.store import open_database

STORED: Final = 10_000
OPENED: Final = 5_000
OPEN_TABLES: Final = 500
"""The maximum number of tables in the server's memory."""
LIVE: Final = 20
"""The number of tables at which moves are made."""
EVERY: Final = 0.2
MOVES: Final = 16
"""The number of measured moves: the first of a game, which only play and draw cards and so cost much the same."""
UNDOS: Final = 200
"""In long games, how often a card is first played and undone; each adds two turns."""
STEPS: Final = 4


def run(progress: Callable[[], None], stored: int = STORED, opened: int = OPENED) -> JsonObject:
    """Run the benchmark; `progress` is called `STEPS` times."""
    with (
        tempfile.TemporaryDirectory() as name,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        directory = Path(name)
        result: JsonObject = {"compiled": coltexpress.compiled, "stored": stored, "opened": opened}
        moves: dict[str, float] = {}
        with Servers(directory) as servers:
            start = {"nothing_stored": _start(servers)}
            moves["short_game"] = runner.run(_moves(servers, 0))
            moves["long_game"] = runner.run(_moves(servers, UNDOS))
        progress()
        ids = runner.run(_store_again(directory, stored))
        progress()
        with Servers(directory, open_tables=OPEN_TABLES) as servers:
            start["all_stored"] = _start(servers)
            opening = runner.run(_open(servers, ids[:opened]))
            progress()
            moves["short_game_beside_stored"] = runner.run(_moves(servers, 0))
            moves["long_game_beside_stored"] = runner.run(_moves(servers, UNDOS))
        progress()
    return result | {"ready": start, "opening": opening, "cpu_ms_per_move": moves}


def _start(servers: Servers) -> dict[str, float]:
    """The time of start-up."""
    return {"seconds": servers.ready_seconds, "cpu_seconds": round(servers.metrics()["process_cpu_seconds_total"], 2)}


async def _moves(servers: Servers, undos: int) -> float:
    """CPU time in ms for each of the first moves of a game, after `undos` cards played and undone."""
    clients = LoadClients(servers.ports, LIVE)
    try:
        await clients.sit_down(lambda: None, 0, undos)
        result = await played(clients, servers, EVERY, EVERY * MOVES)
    finally:
        await clients.close()
    share: float = result["server"]["cpu_ms_per_move"]
    return share


async def _store_again(directory: Path, number: int) -> list[str]:
    """Store `number` copies of the longest unfinished short game; returns their ids."""
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


async def _open(servers: Servers, ids: Sequence[str]) -> JsonObject:
    """Request one table after the other, and measure response times and memory."""
    times: list[float] = []
    memory: dict[str, int] = {}
    headers = {PROTOCOL_HEADER: str(PROTOCOL)}
    address = f"http://127.0.0.1:{servers.ports[0]}/api/tables/"
    async with httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENT) as http:
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
