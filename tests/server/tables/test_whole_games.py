"""Whole games of people and bots over WebSockets."""

import asyncio

import pytest

from coltexpress.client.remote import Remote
from coltexpress.engine.play.record import parse_record, verify
from support.players import open_game, play_on
from support.serving import Server


@pytest.mark.parametrize(("game", "players"), [("express", 3), ("express", 2), ("super", 4)])
def test_a_game_of_people_and_bots_is_played_and_verifies(server: Server, game: str, players: int) -> None:
    async def play() -> None:
        async with Remote(server.url) as host, Remote(server.url) as guest:
            info = await open_game([host, guest], game, players)
            async with host.connect(info.id) as one, guest.connect(info.id) as other:
                await asyncio.gather(play_on(one, 0, 1), play_on(other, 1, 2))
                assert one.view["outcome"] == other.view["outcome"]
            record = parse_record(await host.text(f"/tables/{info.id}/record"))
            assert verify(record).seed_shown
            assert record.seed_hash == info.seed_hash

    asyncio.run(play())
