"""Backup and export while a server is running."""

import asyncio
import sqlite3
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from coltexpress.client.remote import Remote
from coltexpress.engine.errors import ColtError
from coltexpress.engine.play.record import parse_record, verify
from coltexpress.server.operations import backup
from support.players import open_game, play_on
from support.serving import Server


def database(server: Server) -> str:
    return str(server.settings["database"])


def test_a_backup_taken_during_games_is_a_usable_database(start_server: Callable[..., Server], tmp_path: Path) -> None:
    server = start_server()
    copy = tmp_path / "copy.db"

    async def play(url: str, tokens: list[str], ids: list[str], taken: bool) -> None:
        """Play three games at once; take the backup when all have started and none is over."""
        async with Remote(url) as one, Remote(url) as two, Remote(url) as three:
            people = [one, two, three]
            for person, token in zip(people, tokens, strict=False):
                person.token = token
            if not ids:
                ids += [(await open_game([person], "super", 4)).id for person in people]
                tokens += [person.token for person in people]

            async def game(person: Remote, table_id: str, until: int | None) -> None:
                async with person.connect(table_id) as table:
                    await play_on(table, 0, 1, until)

            if taken:
                await asyncio.gather(*(game(person, each, 3) for person, each in zip(people, ids, strict=True)))
                going_on = [asyncio.create_task(game(*each, None)) for each in zip(people, ids, strict=True)]
                await asyncio.to_thread(backup.backup, database(server), copy)
                await asyncio.gather(*going_on)
            else:
                await asyncio.gather(*(game(person, each, None) for person, each in zip(people, ids, strict=True)))
            for each in ids:
                assert verify(parse_record(await one.text(f"/tables/{each}/record"))).seed_shown

    tokens: list[str] = []
    ids: list[str] = []
    asyncio.run(play(server.url, tokens, ids, True))
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["copy.db"]
    with sqlite3.connect(copy) as kept:
        assert kept.execute("SELECT count(*) FROM tables").fetchone() == (3,)
        rows = kept.execute("SELECT version, (SELECT count(*) FROM turns WHERE table_id = id) FROM tables").fetchall()
    kept.close()
    assert all(version == turns >= 3 for version, turns in rows)
    other = start_server(database=f"sqlite:///{copy}", secret_file=str(server.settings["secret_file"]))
    asyncio.run(play(other.url, tokens, ids, False))


def test_a_backup_overwrites_nothing_and_reports_errors(server: Server, tmp_path: Path) -> None:
    def refused(source: str, target: Path) -> str:
        with pytest.raises(ColtError) as error:
            backup.backup(source, target)
        return error.value.key

    there = tmp_path / "there.db"
    there.write_text("mine")
    foreign = tmp_path / "foreign.db"
    sqlite3.connect(foreign).close()
    damaged = tmp_path / "damaged.db"
    damaged.write_text("no database" * 100)
    new = tmp_path / "new.db"
    assert refused(database(server), there) == "backup-exists"
    assert there.read_text() == "mine"
    assert refused(f"sqlite:///{tmp_path / 'none.db'}", new) == "database-missing"
    assert refused(f"sqlite:///{foreign}", new) == "database-unusable"
    assert refused(f"sqlite:///{damaged}", new) == "database-unusable"
    assert refused("postgresql://somebody@127.0.0.1/games", new) == "backup-postgresql"
    assert refused("mysql://somebody@127.0.0.1/games", new) == "setting-database"
    assert refused(database(server), tmp_path / "no" / "such" / "directory.db") == "file-unwritable"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["damaged.db", "foreign.db", "there.db"]


def test_finished_games_are_exported_and_running_ones_are_not(
    start_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = start_server()
    out = tmp_path / "games"

    async def play() -> tuple[list[str], str]:
        async with Remote(server.url) as one, Remote(server.url) as two:
            over = []
            for game in ("express", "super"):
                info = await open_game([one], game, 3)
                over.append(info.id)
                async with one.connect(info.id) as table:
                    await play_on(table, 0, 2)
            running = await open_game([two], "super", 3)
            return over, running.id

    over, running = asyncio.run(play())
    assert backup.export(database(server), out, zipped=True) == (2, 0)
    assert {path.name for path in out.iterdir()} == {*(f"{each}.json" for each in over), backup.ARCHIVE}
    for each in over:
        text = (out / f"{each}.json").read_text(encoding="utf-8")
        verdict = verify(parse_record(text))
        assert (verdict.finished, verdict.seed_shown) == (True, True)
        with zipfile.ZipFile(out / backup.ARCHIVE) as archive:
            assert archive.read(f"{each}.json").decode() == text
            assert f"{running}.json" not in archive.namelist()
    kept = (out / f"{over[0]}.json").stat().st_mtime_ns
    assert backup.export(database(server), out, zipped=False) == (2, 0)
    assert (out / f"{over[0]}.json").stat().st_mtime_ns == kept

    server.stop()
    with sqlite3.connect(str(server.settings["database"]).removeprefix("sqlite:///")) as changed:
        changed.execute("UPDATE tables SET rules_version = 0 WHERE id = ?", (over[0],))
    changed.close()
    assert backup.export(database(server), tmp_path / "again", zipped=False) == (1, 1)


def test_impossible_exports_are_refused(server: Server, tmp_path: Path) -> None:
    def refused(source: str, target: Path) -> str:
        with pytest.raises(ColtError) as error:
            backup.export(source, target, zipped=False)
        return error.value.key

    file = tmp_path / "file"
    file.write_text("x")
    empty = tmp_path / "empty.db"
    sqlite3.connect(empty).close()
    assert refused(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "out") == "database-missing"
    assert refused(f"sqlite:///{file}", tmp_path / "out") == "database-unusable"
    assert refused(f"sqlite:///{empty}", tmp_path / "out") == "database-unusable"
    assert refused(database(server), file) == "export-directory"
