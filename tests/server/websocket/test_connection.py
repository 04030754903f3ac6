"""WebSocket connections: refusals, reconnection, undo, chat, samples."""

import asyncio

import pytest

import coltexpress
from coltexpress.client.remote import Remote, RemoteTable
from coltexpress.engine.views import acting
from coltexpress.protocol.messages import (
    Chat,
    Gesture,
    Move,
    Ping,
    Pong,
    Refused,
    Sample,
    Sampled,
    Say,
    ServerFrame,
    Turn,
    Undo,
    Viewing,
)
from support.players import Guests, open_game, play_on, run
from support.serving import Server


async def next_of(table: RemoteTable, kind: type[ServerFrame]) -> ServerFrame:
    """Receive until a frame of this kind."""
    while True:
        frame = await table.receive()
        if isinstance(frame, kind):
            return frame


async def begun(people: list[Remote], first: int = 0) -> str:
    """Start a game of Colt Express with three players; seat `first` begins."""
    return (await open_game(people, "express", 3, options={"players": 3, "first": first})).id


def test_a_refused_move_is_followed_by_the_view(server: Server) -> None:
    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bob", "Cee")
        table_id = await begun(people)
        async with people[0].connect(table_id) as one, people[1].connect(table_id) as other:
            await next_of(one, Viewing)
            await next_of(other, Viewing)
            for table, move, version, key in (
                (one, "play dance", one.version, "notation-expected"),
                (one, "shoot belle", one.version, "illegal-move"),
                (one, "draw", one.version - 1, "server-stale"),
                (one, "draw", one.version + 1, "server-stale"),
                (other, "draw", other.version, "illegal-not-your-turn"),
            ):
                view = table.view
                await table.send(Move(version, move))
                refused = await next_of(table, Refused)
                assert isinstance(refused, Refused)
                assert refused.error == key
                assert refused.message
                again = await next_of(table, Viewing)
                assert isinstance(again, Viewing)
                assert again.view == view

    run(server, play)


def test_an_invalid_frame_is_refused_with_the_invalid_field(server: Server) -> None:
    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bob", "Cee")
        async with people[0].connect(await begun(people)) as table:
            for frame, details in (
                ('{"type": "move", "version": "two", "move": "draw"}', {"at": "$.version"}),
                ('{"type": "vote", "seat": 99}', {"at": "$.seat"}),
                ("{", {}),
            ):
                await table.socket.send(frame)
                refused = await next_of(table, Refused)
                assert isinstance(refused, Refused)
                assert (refused.error, refused.details) == ("server-frame", details)

    run(server, play)


def test_reconnecting_clients_get_the_missed_turns(server: Server) -> None:
    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bob", "Cee")
        table_id = await begun(people)
        async with (
            people[1].connect(table_id) as table,
            people[0].connect(table_id) as second,
            people[2].connect(table_id) as third,
        ):
            await next_of(table, Viewing)
            seen, view = table.version, table.view
            await asyncio.gather(play_on(table, 1, 1, 25), play_on(second, 0, 2, 25), play_on(third, 2, 3, 25))
        async with people[1].connect(table_id, version=seen) as back, people[1].connect(table_id) as fresh:
            await next_of(fresh, Viewing)
            back.view = view
            frames = []
            while back.version < fresh.version:
                frames.append(await back.receive())
            turns = [frame for frame in frames if isinstance(frame, Turn)]
            assert [turn.version for turn in turns] == list(range(seen + 1, back.version + 1))
            assert not any(isinstance(frame, Viewing) for frame in frames)
            assert fresh.view == back.view
            assert fresh.choices == back.choices

    run(server, play)


def test_the_last_move_can_be_undone_before_the_next(server: Server) -> None:
    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bob", "Cee")
        table_id = await begun(people)
        async with people[0].connect(table_id) as one, people[1].connect(table_id) as other:
            await next_of(one, Viewing)
            await next_of(other, Viewing)
            before = one.view
            card = next(choice.move for choice in one.choices if choice.move.startswith("play"))
            await one.send(Move(one.version, card))
            await next_of(one, Turn)
            assert one.undo
            await next_of(other, Turn)
            assert not other.undo
            await other.send(Undo(other.version))
            refused = await next_of(other, Refused)
            assert isinstance(refused, Refused)
            assert refused.error == "server-undo"
            await one.send(Undo(one.version))
            turn = await next_of(one, Turn)
            assert isinstance(turn, Turn)
            assert turn.told[0].kind == "undone"
            assert one.view == before
            await next_of(other, Turn)
            assert acting(other.view) == [0]
            await one.send(Undo(one.version))
            refused = await next_of(one, Refused)
            assert isinstance(refused, Refused)
            assert refused.error == "server-undo"

    run(server, play)


def test_chat_and_emotes_reach_all_clients_including_later_ones(server: Server) -> None:
    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bob", "Cee")
        table_id = await begun(people)
        async with people[0].connect(table_id) as one, people[1].connect(table_id) as other:
            await one.send(Say("  Hands\u0007 up, <b>Bob</b>! "))
            said = await next_of(other, Chat)
            assert isinstance(said, Chat)
            assert (said.name, said.seat, said.text) == ("Ann", 0, "Hands up, <b>Bob</b>!")
            await other.send(Gesture("wow"))
            shown = await next_of(one, Chat)
            while isinstance(shown, Chat) and not shown.emote:
                shown = await next_of(one, Chat)
            assert isinstance(shown, Chat)
            assert (shown.name, shown.emote, shown.number) == ("Bob", "wow", said.number + 1)
            for frame, key in (
                (Say(" \u200b "), "server-chat-empty"),
                (Say("x" * 401), "server-chat-long"),
                (Gesture("dance"), "server-emote-unknown"),
            ):
                await one.send(frame)
                refused = await next_of(one, Refused)
                assert isinstance(refused, Refused)
                assert refused.error == key
        async with people[2].connect(table_id) as late:
            assert isinstance(await next_of(late, Chat), Chat)
            assert isinstance(await next_of(late, Chat), Chat)

    run(server, play)


@pytest.mark.parametrize("frame", [Say("Hands up"), Gesture("wow")], ids=["talk", "gestures"])
def test_chat_is_rate_limited_per_person(still_server: Server, frame: Say | Gesture) -> None:
    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bob", "Cee")
        table_id = await begun(people)
        async with people[0].connect(table_id) as one, people[1].connect(table_id) as other:
            for _ in range(31):
                await one.send(frame)
            await one.send(Ping())
            said = 0
            while not isinstance(heard := await one.receive(), Refused):
                assert not isinstance(heard, Pong), "nobody was told to wait"
                said += isinstance(heard, Chat)
            assert heard.error == "server-too-many"
            assert said == 30
            await other.send(Say("Peace"))
            while not (isinstance(heard := await other.receive(), Chat) and heard.text == "Peace"):
                assert not isinstance(heard, Refused)
            still_server.advance(2)
            await one.send(Say("Sorry"))
            while not (isinstance(heard := await one.receive(), Chat) and heard.text == "Sorry"):
                assert not isinstance(heard, Refused)

    run(still_server, play)


def test_a_sample_is_consistent_with_the_view(server: Server) -> None:
    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bob", "Cee")
        table_id = await begun(people)
        async with people[0].connect(table_id) as table:
            await next_of(table, Viewing)
            positions = set()
            for _ in range(4):
                await table.send(Sample())
                sampled = await next_of(table, Sampled)
                assert isinstance(sampled, Sampled)
                assert sampled.version == table.version
                state = coltexpress.express.parse_position(sampled.position, advance=False)
                assert state.view(0) == table.view
                positions.add(sampled.position)
            assert len(positions) > 1
            await table.send(Ping())
            assert isinstance(await next_of(table, Pong), Pong)

    run(server, play)


def test_a_watcher_who_sits_down_gets_the_view_of_the_seat(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest = await guests("Ann", "Bob")
        opened = await host.ask(
            "POST", "/tables", {"game": "super", "options": {"players": 3}, "bots": {"2": "rustler"}}
        )
        await host.sit(opened["id"])
        async with guest.connect(opened["id"]) as table:
            await table.receive()
            await guest.sit(opened["id"])
            await host.ask("POST", f"/tables/{opened['id']}/start")
            await next_of(table, Viewing)
            assert "to_come" in table.view["seats"][1]
            assert table.choices

    run(server, play)
