"""The bot in docs/bots.md can be used as the page describes."""

import asyncio
import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from coltexpress.bots.levels import BUILTIN
from coltexpress.client.remote import Remote
from coltexpress.engine.play.record import parse_record
from support.command_line import command_line
from support.keyboard import Terminal
from support.serving import Server

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [shown] = [text for text in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "class MyBot" in text]
    assert len(shown.splitlines()) <= 25
    (tmp_path / "mine.py").write_text(shown, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("mine")
def test_the_bot_of_the_page_plays(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(capsys, monkeypatch)
    asked = ("arena", "--bots", "mine.py:MyBot,drifter,drifter", "--game", "super", "--players", "3", "--games", "3")
    result = terminal(*asked, "--workers", "1", "--seconds", "3600", "--json")
    assert (result.code, result.err) == (0, "")
    assert set(json.loads(result.out)["bots"]) == {"mine.py:MyBot", "drifter"}


@pytest.mark.usefixtures("mine")
def test_the_bot_of_the_page_joins_a_table(tmp_path: Path) -> None:
    [(command, shown)] = re.findall(r"^\$ coltexpress (join .*)\n((?:[^$`].*\n)+)", PAGE, re.MULTILINE)
    server = Server(tmp_path).start()

    async def play() -> str:
        async with Remote(server.url) as host:
            await host.create_identity("Ann")
            body = {"game": "super", "options": {"players": 3}, "pace": "instant", "bots": {"2": "greenhorn"}}
            table = (await host.ask("POST", "/tables", body))["id"]
            await host.sit(table, 0, salt="salt-of-player-0")
            arguments = [*re.sub(r"https://\S+", f"{server.url}/table/{table}", command).split(), "--seconds", "3600"]
            environment = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
            guest = subprocess.Popen(  # noqa: ASYNC220 - it is only begun here
                command_line(*arguments),
                env=environment | {"LANG": "C", "COLUMNS": "300"},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            async with host.connect(table) as looking:
                while looking.info is None or not looking.info.chairs[1].ready:
                    await looking.receive()
                assert looking.info.chairs[1].name == "Calculator"
            await host.ask("POST", f"/tables/{table}/start")
            await host.ask("POST", f"/tables/{table}/leave")  # a built-in bot plays for the host
            printed, _ = await asyncio.to_thread(guest.communicate)
            assert guest.returncode == 0, printed
            record = parse_record(await host.text(f"/tables/{table}/record"))
            assert any(seat == 1 for seat, _ in record.moves)
            return printed

    try:
        printed = asyncio.run(play()).splitlines()
    finally:
        server.stop()
    seated, began, _victory, place, fair = shown.splitlines()  # the winner is not deterministic
    assert (printed[:2], printed[-1]) == ([seated, began], fair)
    assert re.sub(r"\d", "1", printed[-2]) == re.sub(r"\d", "1", place)
    assert len(printed) == len(shown.splitlines())


def test_the_bots_named_on_the_page_exist() -> None:
    named = [name for names in re.findall(r"--bots ([\w.:,]+)", PAGE) for name in names.split(",")]
    assert "mine.py:MyBot" in named
    assert [name for name in named if ":" not in name and name not in BUILTIN] == []
