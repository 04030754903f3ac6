"""The server benchmarks: measurements and error detection."""

import asyncio
import json
import math
import selectors
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from coltexpress.bench import load, store
from coltexpress.bench.load_clients import Client, LoadClients, Table
from coltexpress.bench.servers import Servers
from coltexpress.engine.errors import ColtError
from coltexpress.engine.json_types import JsonObject
from coltexpress.i18n.words import LANGUAGES, Words
from support.keyboard import Terminal

TINY = load.Load(tables=5, seconds=2, every=0.5)


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove time limits, for slow machines."""
    monkeypatch.setattr("coltexpress.bench.servers.READY_SECONDS", math.inf)
    monkeypatch.setattr("coltexpress.bench.load_clients._PATIENCE", None)


# --- load -------------------------------------------------------------------------------------------------------------


def test_a_load_is_measured_from_the_first_to_the_last_move() -> None:
    ready: list[None] = []
    result = load.run(lambda: ready.append(None), TINY)
    assert len(ready) == TINY.tables
    assert json.loads(json.dumps(result)) == result
    assert (result["tables"], result["sockets"]) == (5, 20)
    assert 0 < result["moves"] + result["late"] <= 5 * 4, "a move at every table each half second"
    assert result["moves"] > 0
    assert result["errors"] == {}
    times = result["latency_ms"]
    assert 0 < times["p50"] <= times["p90"] <= times["p99"] <= times["max"]
    server = result["server"]
    assert server["cpu_ms_per_move"] >= 0, "the system counts in steps of ten milliseconds"
    assert server["memory_mb"] > 10
    assert all(server["ms_per_move"][stage] > 0 for stage in load.STAGES)
    assert server["ms_per_move"]["store"] < times["max"]
    assert 1 <= server["commits"]["number"] <= result["moves"]
    assert server["commits"]["mean_turns"] >= 1


def test_the_limit_is_the_highest_rate_that_is_sustained(monkeypatch: pytest.MonkeyPatch) -> None:
    async def played(_crowd: object, _servers: object, every: float, _seconds: float) -> JsonObject:
        rate = 5 / every
        return {"moves_per_s": rate, "held": rate < 15, "valid": True}

    async def sit_down(_crowd: object, _progress: object) -> None:
        pass

    monkeypatch.setattr(load, "played", played)
    monkeypatch.setattr(LoadClients, "sit_down", sit_down)
    monkeypatch.setattr(Servers, "_start", lambda *_: None)
    result = load.run(lambda: None, TINY, find_limit=True)
    assert [round(step["moves_per_s"], 1) for step in result["steps"]] == [10.0, 12.5, 15.6]
    assert result["highest_moves_per_s"] == 12.5


@pytest.mark.parametrize(
    ("fault", "held"),
    [
        ({}, True),
        ({"moves": 0}, False),
        ({"errors": {"closed": 1}}, False),
        ({"late": 1}, False),
        ({"latency_ms": {"p99": 100.1}}, False),
    ],
)
def test_a_rate_is_sustained_only_if_all_moves_are_answered_in_time(fault: JsonObject, held: bool) -> None:
    assert load.holds({"moves": 9, "errors": {}, "late": 0, "latency_ms": {"p99": 100.0}} | fault) is held


class Jumping(selectors.DefaultSelector):
    """A selector that does not wait: time jumps to the next timer."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumping = Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now


def test_moves_are_spread_evenly() -> None:
    moved: list[tuple[int, float]] = []
    loop = Loop()

    class Still(Table):
        def __init__(self, clients: LoadClients, number: int) -> None:
            super().__init__(clients, number)
            self._number = number

        def move(self) -> None:
            moved.append((self._number, round(loop.time(), 3)))

        async def settled(self) -> None:
            assert len(moved) == 6

    async def play() -> None:
        clients = LoadClients([1], 2)
        clients._tables = [Still(clients, number) for number in range(2)]
        await clients.play(every=10, seconds=30)
        await clients.close()

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(play())
    assert moved == [(0, 0.0), (1, 5.0), (0, 10.0), (1, 15.0), (0, 20.0), (1, 25.0)]


# --- the clients ------------------------------------------------------------------------------------------------------


class Wire(asyncio.Transport):
    """Records what a client writes."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def abort(self) -> None:
        pass


def frame(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    length = (
        bytes((size,)) if size < 126 else b"\x7e" + size.to_bytes(2) if size < 2**16 else b"\x7f" + size.to_bytes(8)
    )
    return bytes((0x80 | kind,)) + length + payload


def turn(version: int, padding: int, chooses: bool = False) -> bytes:
    choices = b',"choices":[{"kind":"draw","move":"draw"}]' if chooses else b""
    return b'{"type":"turn","version":%d,"by":"%s"%b}' % (version, b"x" * padding, choices)


def at_table() -> tuple[LoadClients, Client, Wire]:
    clients = LoadClients([1], 1)
    client, wire = Client(Table(clients, 0), b"hello"), Wire()
    client.connection_made(wire)
    return clients, client, wire


@pytest.mark.parametrize("piece", [1, 7, 100_000])
def test_fragmented_frames_are_reassembled(piece: int) -> None:
    async def hear() -> None:
        clients, client, wire = at_table()
        heard = b"HTTP/1.1 101 Switching Protocols\r\nA: b\r\n\r\n"
        heard += frame(1, turn(3, 10)) + frame(9, b"still there?") + frame(1, b'{"type":"table"}')
        heard += frame(1, turn(4, 500)) + frame(1, turn(5, 70_000, chooses=True))
        for start in range(0, len(heard), piece):
            client.data_received(heard[start : start + piece])
        assert (client.version, client.chooses) == (5, True)
        client.choose(clients.random)
        assert wire.written[0] == b"hello"
        assert wire.written[1] == bytes((0x8A, 0x80 | 12, 0, 0, 0, 0)) + b"still there?"
        assert wire.written[2].endswith(bytes(4) + b'{"type":"move","version":5,"move":"draw"}')
        assert not clients.errors
        await clients.close()

    asyncio.run(hear())


@pytest.mark.parametrize(
    ("heard", "error"),
    [
        (frame(1, b'{"type":"refused","error":"server-stale"}'), "server-stale"),
        (frame(8, b"\x10\x00"), "closed"),
    ],
)
def test_errors_are_counted(heard: bytes, error: str) -> None:
    async def hear() -> None:
        clients, client, _ = at_table()
        client.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + heard)
        assert clients.errors == {error: 1}
        await clients.close()

    asyncio.run(hear())


def test_a_server_that_does_not_start_reports_the_reason(tmp_path: Path) -> None:
    with (
        pytest.raises(ColtError, match="bench-server") as refusal,
        Servers(tmp_path, database="sqlite:////nowhere/at/all.db") as servers,
    ):
        raise AssertionError(servers)
    assert refusal.value.details["log"]


# --- stored games -----------------------------------------------------------------------------------------------------


def test_stored_games_are_measured_and_only_some_stay_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "OPEN_TABLES", 4)
    monkeypatch.setattr(store, "LIVE", 2)
    monkeypatch.setattr(store, "UNDOS", 3)
    monkeypatch.setattr(store, "EVERY", 0.05)
    steps: list[None] = []
    result = store.run(lambda: steps.append(None), stored=12, opened=9)
    assert len(steps) == store.STEPS
    assert json.loads(json.dumps(result)) == result
    assert result["opening"]["tables_in_memory"] == 4
    assert all(figure >= 0 for figure in result["cpu_ms_per_move"].values())
    for start in result["ready"].values():
        assert start["seconds"] > 0
        assert start["cpu_seconds"] > 0


# --- the command ------------------------------------------------------------------------------------------------------

LOADED = {
    "compiled": True,
    "tables": 1000,
    "sockets": 4000,
    "moves": 60_000,
    "moves_per_s": 499.5,
    "errors": {"closed": 3},
    "late": 0,
    "latency_ms": {"p50": 9.5, "p90": 20.5, "p99": 61.25, "max": 99.0},
    "server": {
        "cpu_ms_per_move": 1.5,
        "cpu_share": 0.75,
        "memory_mb": 321,
        "ms_per_move": {"engine": 0.5, "redaction": 0.375, "store": 8.0, "sending": 0.25},
    },
    "client_cpu_share": 0.125,
    "valid": True,
    "held": False,
}
KEPT = {
    "compiled": False,
    "stored": 10_000,
    "opened": 5000,
    "ready": {
        "nothing_stored": {"seconds": 1.5, "cpu_seconds": 1.25},
        "all_stored": {"seconds": 1.75, "cpu_seconds": 1.26},
    },
    "opening": {
        "p50_ms": 5.5,
        "p99_ms": 9.0,
        "tables_in_memory": 500,
        "memory_mb": {"when_full": 150, "at_the_end": 151},
    },
    "cpu_ms_per_move": {
        "short_game": 1.25,
        "long_game": 1.5,
        "short_game_beside_stored": 1.26,
        "long_game_beside_stored": 1.51,
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_a_load_are_shown(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    asked: list[load.Load] = []

    def run(progress: Callable[[], None], wanted: load.Load, find_limit: bool) -> JsonObject:
        asked.append(wanted)
        progress()
        if find_limit:
            return {"compiled": True, "tables": 7, "highest_moves_per_s": 499.5, "steps": [LOADED | {"held": True}]}
        return LOADED | {"valid": False}

    monkeypatch.setattr(load, "run", run)
    words = Words(language)
    shown = terminal("bench", "load", "--tables", "7", "--every", "0.5", "--lang", language)
    assert shown.code == 0
    assert asked == [load.Load(tables=7, every=0.5)]
    for figure in ("60,000", "499.5", "61.25", "321", "0.25"):
        assert figure in shown.out
    assert words("bench-p99") in shown.out
    assert words("bench-highest") not in shown.out
    assert words("bench-invalid").split()[0] in shown.out
    limit = terminal("bench", "load", "--find-limit", "--lang", language)
    assert words("bench-highest") in limit.out
    assert words("bench-invalid") not in limit.out
    assert json.loads(terminal("bench", "load", "--json").out) == LOADED | {"valid": False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_stored_games_are_shown(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(store, "run", lambda _progress: KEPT)
    shown = terminal("bench", "store", "--lang", language)
    assert shown.code == 0
    for figure in ("10,000", "1.75", "5.5", "151", "1.51"):
        assert figure in shown.out
    assert Words(language)("bench-kept") in shown.out
    assert json.loads(terminal("bench", "store", "--json").out) == KEPT


def test_a_measured_server_is_stopped_afterwards(tmp_path: Path) -> None:
    with Servers(tmp_path) as servers:
        (port,) = servers.ports
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", port)) != 0
