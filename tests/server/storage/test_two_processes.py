"""Two processes with a common database and bus: players of a table are connected to both."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from coltexpress.client.remote import Remote, RemoteTable
from coltexpress.protocol.messages import Chat, Gesture, Say, TableInfo, Turn
from support.players import open_game
from support.reconnecting_players import ReconnectingPlayer, check_history, connected_people
from support.serving import Server

DEAD_SECONDS = 17
"""Time without heartbeats after which a process is considered dead."""


async def until(table: RemoteTable, true: Callable[[TableInfo], bool]) -> None:
    while table.info is None or not true(table.info):
        await table.receive()


@pytest.mark.parametrize(("game", "players", "count"), [("super", 4, 4), ("express", 3, 2)])
def test_a_game_is_played_across_two_processes(pair: list[Server], game: str, players: int, count: int) -> None:
    async def play() -> None:
        async with connected_people(pair, count) as people:
            table = await open_game([remotes[0] for remotes in people], game, players)
            reconnecting = [ReconnectingPlayer(remotes, table.id, seat) for seat, remotes in enumerate(people)]
            await asyncio.gather(*(person.play() for person in reconnecting))
            assert not any(person.breaks for person in reconnecting)
            await check_history(reconnecting)
            await check_history(reconnecting[::-1])

    asyncio.run(play())


def test_chat_and_presence_are_shared_between_processes(pair: list[Server]) -> None:
    async def talk() -> None:
        async with connected_people(pair, 2) as ((here, _), (there, other_remote)), AsyncExitStack() as stack:
            table = await open_game([here, there], "express", 2)
            one = await stack.enter_async_context(here.connect(table.id))
            async with there.connect(table.id) as other, Remote(pair[1].url) as stranger, stranger.connect(table.id):
                await until(one, lambda info: info.chairs[1].here and info.watchers == 1)
                await until(other, lambda info: info.chairs[0].here and info.watchers == 1)
                await other.send(Say("Hands up!"))
                await one.send(Gesture("wow"))
                for looking in (one, other):
                    heard = [await _chat(looking), await _chat(looking)]
                    assert {(each.seat, each.text, each.emote) for each in heard} == {
                        (1, "Hands up!", ""),
                        (0, "", "wow"),
                    }
            await until(one, lambda info: not info.chairs[1].here and info.watchers == 0)
            async with other_remote.connect(table.id):  # the same process as the first
                await until(one, lambda info: info.chairs[1].here)

    asyncio.run(talk())


async def _chat(table: RemoteTable) -> Chat:
    while not isinstance(frame := await table.receive(), Chat):
        pass
    return frame


def test_play_continues_when_one_process_is_killed(mortal_pair: list[Server]) -> None:
    async def play() -> None:
        async with connected_people(mortal_pair, 3) as people:
            table = await open_game([remotes[0] for remotes in people], "express", 4)

            def maybe_kill(turn: Turn) -> None:
                if turn.version == 20:
                    mortal_pair[1].kill()

            players = [
                ReconnectingPlayer(remotes, table.id, seat, on_turn=maybe_kill if seat == 0 else lambda _: None)
                for seat, remotes in enumerate(people)
            ]
            await asyncio.gather(*(person.play() for person in players))
            assert [person.breaks > 0 for person in players] == [False, True, False]
            for person in players:
                person.remotes = [person.remotes[person.breaks % 2]]
            await check_history(players)

    asyncio.run(play())


def test_players_of_a_killed_process_are_not_present(mortal_pair: list[Server]) -> None:
    async def look() -> None:
        async with connected_people(mortal_pair, 2) as ((here, _), (there, _)):
            table = await open_game([here, there], "express", 2)
            async with here.connect(table.id) as one, there.connect(table.id):
                await until(one, lambda info: info.chairs[1].here)
                mortal_pair[1].kill()
                mortal_pair[0].advance(DEAD_SECONDS)
                await until(one, lambda info: not info.chairs[1].here)

    asyncio.run(look())
