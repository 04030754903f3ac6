"""A server goes on with the databases of earlier versions, and answers their clients as before."""

import asyncio
from pathlib import Path

import pytest

from coltexpress.core.record import parse_record, verify
from fixtures.database import server_with
from fixtures.kept import FOLDER, VERSIONS
from fixtures.session import clients, table_session
from fixtures.transcript import TRANSCRIPT, read, transcript


@pytest.mark.parametrize("version", VERSIONS)
def test_clients_get_the_same_answers_and_frames(version: str, tmp_path: Path) -> None:
    folder = FOLDER / version
    with server_with(folder, tmp_path / "server") as (server, kept):
        exchanges = asyncio.run(transcript(server.url, kept))
    for now, then in zip(exchanges, read(folder / TRANSCRIPT), strict=True):
        assert now == then


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
