"""Compatibility with databases of earlier versions."""

import asyncio
import shutil
from pathlib import Path

import pytest

from coltexpress import express
from coltexpress.client.remote import Remote
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.record import parse_record, verify
from coltexpress.server.operations.backup import export
from fixtures.database import server_with
from fixtures.kept import FOLDER, VERSIONS
from fixtures.protocol_1 import FramesAsThen, uniform
from fixtures.session import clients, table_session
from fixtures.transcript import TRANSCRIPT, read, transcript


@pytest.mark.parametrize("version", VERSIONS)
def test_clients_get_the_same_answers_and_frames(version: str, tmp_path: Path) -> None:
    folder = FOLDER / version
    with server_with(folder, tmp_path / "server") as (server, kept):
        exchanges = asyncio.run(transcript(server.url, kept))
    frames = FramesAsThen()
    for now, then in zip(exchanges, read(folder / TRANSCRIPT), strict=True):
        assert now[:2] == then[:2]
        assert frames.convert(now._replace(text=as_then(now.text, version[1:]))) == uniform(then)


def as_then(text: str, version: str) -> str:
    """Adapt what depends on the newest rules: positions omit that version, and waiting tables start under it."""
    if '"status":"waiting"' in text:
        text = text.replace(f'"rules_version":{express.rules_version},', f'"rules_version":{version},')
    return text.replace(f" rules {version}\\n", "\\n")


@pytest.mark.parametrize("version", VERSIONS)
def test_running_games_are_played_to_their_end(version: str, tmp_path: Path) -> None:
    async def play(url: str, tokens: dict[str, str], table_id: str) -> None:
        async with clients(url, tokens) as (people, watcher):
            async with table_session(people, watcher, table_id) as session:
                while await session.asked() is not None:
                    await session.choose()
            verdict = verify(parse_record(await watcher.text(f"/tables/{table_id}/record")))
            assert (verdict.finished, verdict.seed_shown) == (True, True)

    with server_with(FOLDER / version, tmp_path / "server") as (server, kept):
        running = [table_id for name, table_id in kept["tables"].items() if name.startswith("playing")]
        assert running
        for table_id in running:
            asyncio.run(play(server.url, kept["tokens"], table_id))


@pytest.mark.parametrize("version", VERSIONS)
def test_finished_games_are_exported(version: str, tmp_path: Path) -> None:
    shutil.copy(FOLDER / version / "games.db", tmp_path / "games.db")
    assert export(f"sqlite:///{tmp_path / 'games.db'}", tmp_path / "out", zipped=False) == (3, 0)
    records = [parse_record(file.read_text(encoding="utf-8")) for file in (tmp_path / "out").iterdir()]
    assert {record.rules_version for record in records} <= {1, int(version[1:])}
    assert all(verify(record).finished for record in records)


@pytest.mark.parametrize("version", VERSIONS)
def test_waiting_tables_start_with_the_newest_rules_and_running_games_keep_theirs(version: str, tmp_path: Path) -> None:
    async def rules_of(ann: Remote, tables: dict[str, str]) -> list[int]:
        waiting = await ann.table(tables["waiting-express"])
        assert (waiting.status, waiting.rules_version) == ("waiting", express.rules_version)
        for seat, chair in enumerate(waiting.chairs):
            if chair.kind == "open":
                await ann.ask("POST", f"/tables/{waiting.id}/bot", {"seat": seat, "level": "greenhorn"})
        await ann.ask("POST", f"/tables/{waiting.id}/start")
        return [(await ann.table(tables[name])).rules_version for name in ("waiting-express", "playing-express")]

    async def ask(url: str, kept: JsonObject) -> list[int]:
        async with clients(url, kept["tokens"]) as (people, _):
            return await rules_of(people["ann"], kept["tables"])

    with server_with(FOLDER / version, tmp_path / "server") as (server, kept):
        assert asyncio.run(ask(server.url, kept)) == [express.rules_version, int(version[1:])]
