"""Load test: real server processes, four sockets at every table, moves evenly spread over time.

The latency of a move is the time from sending it until all four clients have received the new version.
"""

import asyncio
import gc
import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvloop

import coltexpress
from coltexpress.arena.quantiles import percentile
from coltexpress.bench.engine import BEST_OF, per_second, reference_loop
from coltexpress.bench.load_clients import SEATS, LoadClients
from coltexpress.bench.servers import Servers
from coltexpress.engine.json_types import JsonObject

P99_MS: Final = 100.0
"""The maximum 99th percentile of the latency."""
BUSIEST_CLIENT: Final = 0.9
"""Above this share of a core the client process is the bottleneck, and the measurement is invalid."""
STEP: Final = 1.25
STEP_SECONDS: Final = 20.0
STAGES: Final = ("engine", "redaction", "store", "sending")


@dataclass(frozen=True, slots=True)
class Load:
    """Parameters: each table makes a move every `every` seconds. `database`: "" for SQLite in a temporary directory."""

    tables: int = 1000
    seconds: float = 120.0
    every: float = 2.0
    processes: int = 1
    database: str = ""
    bus: str = ""
    apart: bool = False
    """Connect the clients of a table to different processes, instead of to one as in deploy/nginx.conf."""


def size(load: Load) -> int:
    """The number of calls of `progress` in `run`."""
    return load.tables


def run(progress: Callable[[], None], load: Load, find_limit: bool = False) -> JsonObject:
    """Run the load test; `progress` is called for each table that is ready."""
    with (
        tempfile.TemporaryDirectory() as directory,
        Servers(Path(directory), load.database, load.bus, load.processes) as servers,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        return runner.run(_measured(progress, load, find_limit, servers))


def disk_sync_ms(directory: Path, times: int = 50) -> float:
    """The mean time of an fsync, which every commit to SQLite waits for."""
    with tempfile.TemporaryFile(dir=directory) as file:
        start = time.perf_counter()
        for _ in range(times):
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
        return round((time.perf_counter() - start) * 1000 / times, 2)


async def _measured(progress: Callable[[], None], load: Load, find_limit: bool, servers: Servers) -> JsonObject:
    clients = LoadClients(servers.ports, load.tables, load.apart)
    began = time.perf_counter()
    try:
        await clients.sit_down(progress)
        setting_up = time.perf_counter() - began
        gc.collect()
        gc.freeze()
        result = {
            "compiled": coltexpress.compiled,
            "database": load.database.partition(":")[0] or "sqlite",
            "processes": load.processes,
            "apart": load.apart,
            "tables": load.tables,
            "sockets": load.tables * SEATS,
            "reference_loop_per_s": round(per_second(reference_loop, 500_000, BEST_OF)),
            "disk_sync_ms": disk_sync_ms(servers.directory),
            "set_up_seconds": round(setting_up, 1),
        }
        if find_limit:
            return result | await _limit(clients, servers, load)
        return result | await played(clients, servers, load.every, load.seconds)
    finally:
        gc.unfreeze()
        await clients.close()


async def played(clients: LoadClients, servers: Servers, every: float, seconds: float) -> JsonObject:
    """Play for `seconds` seconds and return the measurements."""
    clients.latencies.clear()
    clients.late = 0
    before = servers.metrics()
    cpu, clock = time.process_time(), time.perf_counter()
    await clients.play(every, seconds)
    client, elapsed = time.process_time() - cpu, time.perf_counter() - clock
    after = servers.metrics()
    times = sorted(each * 1000 for each in clients.latencies)
    result: JsonObject = {
        "seconds": round(elapsed, 1),
        "moves": len(times),
        "moves_per_s": round(len(times) / elapsed, 1),
        "errors": dict(clients.errors),
        "late": clients.late,
        "latency_ms": {
            **{f"p{share}": round(percentile(times, share / 100), 1) for share in (50, 90, 99)},
            "max": round(times[-1], 1),
        }
        if times
        else {},
        "server": _server(before, after, len(times), elapsed),
        "client_cpu_share": round(client / elapsed, 2),
        "valid": client / elapsed < BUSIEST_CLIENT,
    }
    result["held"] = holds(result)
    return result


def holds(result: JsonObject) -> bool:
    """Whether all moves were answered in time."""
    return bool(result["moves"]) and not (result["errors"] or result["late"] or result["latency_ms"]["p99"] > P99_MS)


def _server(before: Counter[str], after: Counter[str], moves: int, elapsed: float) -> JsonObject:
    """The server's resource use. Stages are elapsed times; the rest of the CPU time is sockets and framework."""
    spent = after - before
    cpu = spent["process_cpu_seconds_total"]
    commits = max(spent["colt_commit_seconds_count"], 1)

    def each(seconds: float) -> float:
        return round(seconds * 1000 / max(moves, 1), 3)

    return {
        "cpu_seconds": round(cpu, 1),
        "cpu_share": round(cpu / elapsed, 2),
        "cpu_ms_per_move": each(cpu),
        "memory_mb": round(after["process_resident_memory_bytes"] / 2**20),
        "ms_per_move": {stage: each(spent[f'colt_turn_stage_seconds_sum{{stage="{stage}"}}']) for stage in STAGES},
        "commits": {
            "number": int(commits),
            "mean_ms": round(spent["colt_commit_seconds_sum"] * 1000 / commits, 2),
            "mean_turns": round(spent["colt_commit_turns_sum"] / commits, 1),
        },
    }


async def _limit(clients: LoadClients, servers: Servers, load: Load) -> JsonObject:
    """Raise the rate of moves step by step until the server no longer keeps up."""
    every = load.every
    steps: list[JsonObject] = []
    while not steps or (steps[-1]["held"] and steps[-1]["valid"]):
        steps.append(await played(clients, servers, every, min(load.seconds, STEP_SECONDS)))
        every /= STEP
    held = [step for step in steps if step["held"]]
    return {"highest_moves_per_s": held[-1]["moves_per_s"] if held else 0, "steps": steps}
