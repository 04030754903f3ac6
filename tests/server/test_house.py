"""All who ask for a table get the same one, whenever they ask."""

import asyncio
from pathlib import Path

import pytest

from coltexpress.server import lobby
from coltexpress.server.errors import Refusal
from coltexpress.server.house import House
from coltexpress.server.play import Turn
from coltexpress.server.protocol import NewTable
from coltexpress.server.settings import Settings
from coltexpress.server.store.store import TableRow


def test_a_table_that_is_made_while_somebody_looks_for_it_is_there_for_its_maker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two who ask for the next game at once: one looks for it before the other has made it."""

    async def work() -> None:
        house = House(Settings(database=f"sqlite:///{tmp_path}/games.db"))
        await house.open()
        look_up, looked, made = house.store.table, asyncio.Event(), asyncio.Event()

        async def slowly(table_id: str) -> tuple[TableRow, list[Turn]] | None:
            found = await look_up(table_id)
            looked.set()
            await made.wait()
            return found

        monkeypatch.setattr(house.store, "table", slowly)
        name = "a" * 20
        looking = asyncio.create_task(house.table(name))
        await looked.wait()
        table = await house.create(lobby.new_table(NewTable("super", {"players": 3}), "ann"), name)
        made.set()
        with pytest.raises(Refusal):
            await looking
        assert await house.table(name) is table
        await house.close()

    asyncio.run(asyncio.wait_for(work(), 60))
