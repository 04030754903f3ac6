"""The waiting room: readiness, chat, changes of settings by the host."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from coltexpress.client.remote import Remote, RemoteRefusal, RemoteTable
from coltexpress.engine import registry as known_games
from coltexpress.engine.json_types import JsonObject
from coltexpress.protocol.messages import Chat, Gesture, Refused, Say, TableInfo, TableLine
from support.players import Guests, refusal, run
from support.reconnecting_players import connected_people
from support.serving import Server

NEW = {"game": "express", "options": {"players": 4}, "pace": "instant"}


async def until(table: RemoteTable, true: Callable[[TableInfo], bool]) -> TableInfo:
    """Receive frames until the table has this state."""
    while table.info is None or not true(table.info):
        assert not isinstance(await table.receive(), Refused)
    return table.info


async def opened(people: list[Remote], **wanted: object) -> str:
    """Open a table and seat these people; the first is the host."""
    table: str = (await people[0].ask("POST", "/tables", NEW | wanted))["id"]
    for person in people:
        await person.sit(table)
    return table


async def say_ready(person: Remote, table: str, ready: object = True) -> list[bool]:
    told = await person.ask("POST", f"/tables/{table}/ready", {"ready": ready})
    return [chair["ready"] for chair in told["chairs"]]


async def change(person: Remote, table: str, **wanted: object) -> JsonObject:
    return await person.ask("POST", f"/tables/{table}/options", wanted)


async def talk(table: RemoteTable) -> Any:  # Any: a Chat or a Refused; a test reads the fields of one
    """The next chat message or refusal."""
    while not isinstance(frame := await table.receive(), Chat | Refused):
        pass
    return frame


def test_chat_works_in_the_waiting_room_and_is_kept_after_the_start(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest, passer_by = await guests("Ann", "Bob", "Cee")
        table = await opened([host, guest], bots={"2": "greenhorn", "3": "greenhorn"})
        async with host.connect(table) as one, guest.connect(table) as other, passer_by.connect(table) as watching:
            await one.send(Say("Who is <b>late</b>?\x07\u202e\n"))
            await other.send(Gesture("laugh"))
            await passer_by.ask("PATCH", "/identity", {"name": "Dee"})
            for looking in (one, other, watching):
                said = {
                    (line.seat, line.name, line.text, line.emote) for _ in range(2) if (line := await talk(looking))
                }
                assert said == {(0, "Ann", "Who is <b>late</b>?", ""), (1, "Bob", "", "laugh")}
            await watching.send(Say("Not me"))
            for looking in (one, other, watching):
                line = await talk(looking)
                assert (line.seat, line.name, line.text) == (-1, "Dee", "Not me")
        await host.ask("POST", f"/tables/{table}/start")
        async with host.connect(table) as again:
            assert [(await talk(again)).number for _ in range(3)] == [0, 1, 2]

    run(server, play)


def test_chat_in_the_waiting_room_is_rate_limited(still_server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest = await guests("Ann", "Bob")
        table = await opened([host])
        async with host.connect(table) as one, guest.connect(table) as other:
            for number in range(31):
                await other.send(Say(f"Buy {number}") if number % 2 else Gesture("hurry"))
            said = 0
            while not isinstance(heard := await talk(other), Refused):
                said += 1
            assert heard.error == "server-too-many"
            assert said == 30
            await one.send(Say("Enough"))  # others are not limited
            while not (isinstance(heard := await talk(one), Chat) and heard.text == "Enough"):
                assert isinstance(heard, Chat)

    run(still_server, play)


def test_anonymous_and_removed_clients_cannot_chat(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest, nobody = await guests("Ann", "Bob", "")
        table = await opened([host, guest])
        async with guest.connect(table) as other, nobody.connect(table) as watching:
            await watching.send(Say("Boo"))
            assert (await talk(watching)).error == "server-identity-needed"
            await host.ask("POST", f"/tables/{table}/remove", {"seat": 1})
            await until(other, lambda info: info.removed)
            for frame in (Say("I stay!"), Gesture("angry")):
                await other.send(frame)
                assert (await talk(other)).error == "server-removed"
        async with host.connect(table) as one:
            await one.send(Say("Peace"))
            assert ((line := await talk(one)).number, line.text) == (0, "Peace")

    run(server, play)


def test_readiness_can_be_set_and_reset_and_is_visible(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest, stranger = await guests("Ann", "Bob", "Cee")
        table = await opened([host, guest], bots={"3": "greenhorn"})
        async with host.connect(table) as one, stranger.connect(table) as watching:
            assert await say_ready(guest, table) == [False, True, False, True]
            for looking in (one, watching):
                await until(looking, lambda info: info.chairs[1].ready)
            assert await say_ready(guest, table, False) == [False, False, False, True]
            for looking in (one, watching):
                await until(looking, lambda info: not info.chairs[1].ready)
        assert await refusal(say_ready(stranger, table)) == "not-seated"
        assert await refusal(say_ready(host, table, "yes")) == "body"
        await say_ready(guest, table)
        await guest.ask("POST", f"/tables/{table}/leave")
        assert not (await guest.sit(table)).chairs[1].ready

    run(server, play)


def test_the_host_can_start_before_all_are_ready(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest = await guests("Ann", "Bob")
        table = await opened([host, guest], bots={"2": "greenhorn", "3": "greenhorn"})
        await say_ready(guest, table)
        await host.ask("POST", f"/tables/{table}/start")
        assert (await host.table(table)).status == "playing"
        assert await refusal(say_ready(host, table)) == "not-waiting"
        assert await refusal(change(host, table, public=True)) == "not-waiting"

    run(server, play)


def test_the_host_can_change_all_settings_while_players_stay_seated(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest = await guests("Ann", "Bob")
        table = await opened([host, guest], bots={"2": "greenhorn"})
        before = await guest.table(table)
        await say_ready(guest, table)
        async with guest.connect(table) as looking:
            clock = {"move": 90, "reserve": 30}
            await change(
                host,
                table,
                game="super",
                options={"players": 5, "horse": True},
                public=True,
                clock=clock,
                stand_in="outlaw",
                bots={"2": "outlaw", "4": "legend"},
            )
            now = await until(looking, lambda info: info.game == "super")
        assert [(chair.kind, chair.name, chair.level) for chair in now.chairs] == [
            ("person", "Ann", ""),
            ("person", "Bob", ""),
            ("bot", "", "outlaw"),
            ("open", "", ""),
            ("bot", "", "legend"),
        ]
        assert (now.options["horse"], now.public, now.stand_in, now.you) == (True, True, "outlaw", [1])
        assert now.clock is not None
        assert (now.clock.move, now.clock.reserve) == (90, 30)
        assert [chair.ready for chair in now.chairs] == [False, False, True, False, True]
        assert (now.seed_hash, now.code, now.id) == (before.seed_hash, before.code, before.id)
        assert now.rules_version == known_games.game("super").rules_version
        assert table in [line.id for line in await guest.ask("GET", "/tables", kind=list[TableLine])]
        assert (await change(host, table, clock=None))["clock"] is None
        assert (await change(host, table, bots={"3": "greenhorn"}))["chairs"][3]["kind"] == "bot"
        await host.ask("POST", f"/tables/{table}/start")
        async with guest.connect(table) as looking:
            while not looking.view:
                await looking.receive()
            assert (looking.view["game"], looking.view["players"]) == ("super", 5)

    run(server, play)


def test_unchanged_settings_do_not_reset_readiness(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest = await guests("Ann", "Bob")
        table = await opened([host, guest])
        await say_ready(guest, table)
        same = await change(host, table, options={"players": 4}, public=False, clock=None)
        assert same["chairs"][1]["ready"]
        assert not (await change(host, table, options={"players": 4, "expert": True}))["chairs"][1]["ready"]

    run(server, play)


def test_players_change_seats_only_if_theirs_is_dropped(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest, third = await guests("Ann", "Bob", "Cee")
        table = (await host.ask("POST", "/tables", NEW | {"options": {"players": 6}, "bots": {"0": "rustler"}}))["id"]
        await host.sit(table, 2)
        await guest.sit(table, 5)
        await third.sit(table, 4)
        async with guest.connect(table) as looking:
            told = await change(host, table, options={"players": 4})
            assert [chair["name"] for chair in told["chairs"]] == ["", "Cee", "Ann", "Bob"]
            assert (await until(looking, lambda info: len(info.chairs) == 4)).you == [3]
            told = await change(host, table, options={"players": 3})
            assert [chair["name"] for chair in told["chairs"]] == ["Bob", "Cee", "Ann"]  # replaces the bot
            assert (await until(looking, lambda info: len(info.chairs) == 3)).you == [0]
            rev = told["rev"]
            assert await refusal(change(host, table, options={"players": 2}, public=True)) == "seats-few"
            after = await host.table(table)
            assert (after.rev, len(after.chairs), after.public) == (rev, 3, False)
            await change(host, table, options={"players": 5})
            info = await host.table(table)
            assert [chair.kind for chair in info.chairs] == ["person", "person", "person", "open", "open"]

    run(server, play)


def test_bandits_that_the_new_settings_do_not_have_are_cleared(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest = await guests("Ann", "Bob")
        table = (await host.ask("POST", "/tables", {"game": "super", "options": {"players": 4}}))["id"]
        await host.sit(table, bandit="mei")
        await guest.sit(table, bandit="tuco")

        def bandits(told: JsonObject) -> list[str]:
            return [chair["bandit"] for chair in told["chairs"]]

        assert bandits(await change(host, table, options={"players": 3})) == ["mei", "tuco", ""]
        told = await change(host, table, game="express", options={"players": 3})
        assert bandits(told) == ["", "tuco", ""]
        named = await change(host, table, options={"players": 3, "bandits": ["belle", "tuco", "doc"]})
        assert bandits(named) == ["belle", "tuco", "doc"]
        again = await change(host, table, options=named["options"] | {"expert": True})
        assert bandits(again) == ["belle", "tuco", "doc"]
        taken = {"players": 3, "bandits": ["tuco", None, None]}
        assert await refusal(change(host, table, options=taken)) == "bandit-taken"
        not_mine = {"players": 3, "bandits": [None, "django", None]}
        assert await refusal(change(host, table, options=not_mine)) == "not-your-seat"
        assert bandits(await change(host, table, options={"players": 2})) == ["", ""]

    run(server, play)


def test_invalid_changes_are_refused_and_have_no_effect(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest = await guests("Ann", "Bob")
        table = await opened([host, guest])
        await say_ready(guest, table)
        before = await host.table(table)
        wrong: list[tuple[Remote, JsonObject, str]] = [
            (guest, {"public": True}, "not-host"),
            (host, {"game": "super"}, "option-field"),
            (host, {"game": "poker"}, "body"),
            (host, {"options": {"players": 9}}, "option-range"),
            (host, {"options": {"players": 4, "wind": 3}}, "option-field"),
            (host, {"clock": {"move": 1}}, "body"),
            (host, {"seed": "00"}, "body"),
            (host, {"bots": {"9": "rustler"}}, "seat-unknown"),
            (host, {"bots": {"x": "rustler"}}, "seat-unknown"),
            (host, {"bots": {"1": "rustler"}}, "seat-taken"),
            (host, {"stand_in": "outlaw", "bots": {"2": "wizard"}}, "body"),
        ]
        for person, wanted, key in wrong:
            assert await refusal(change(person, table, **wanted)) == key, wanted
        after = await host.table(table)
        assert (after.rev, after.chairs[1].ready, after.stand_in) == (before.rev, True, before.stand_in)
        assert await refusal(change(host, "x" * 20, public=True)) == "table-unknown"
        for person in (guest, host):
            await person.ask("POST", f"/tables/{table}/leave")
        assert await refusal(change(host, table, public=True)) == "table-closed"

    run(server, play)


def test_a_table_with_a_player_in_two_seats_cannot_become_public(server: Server) -> None:
    async def play(guests: Guests) -> None:
        (host,) = await guests("Ann")
        table = await opened([host, host])
        assert await refusal(change(host, table, public=True)) == "seats-double"
        assert await say_ready(host, table) == [True, True, False, False]
        await host.ask("POST", f"/tables/{table}/remove", {"seat": 1})
        assert (await change(host, table, public=True))["public"]

    run(server, play)


def test_the_error_for_too_few_seats_has_the_number_of_players(server: Server) -> None:
    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bob", "Cee")
        table = await opened(people)
        with pytest.raises(RemoteRefusal) as refused:
            await change(people[0], table, options={"players": 2})
        assert refused.value.message.startswith("3 people")

    run(server, play)


def test_the_waiting_room_works_across_processes(pair: list[Server]) -> None:
    """Both have the table in memory; each makes a change that the other has to load."""

    async def play() -> None:
        async with connected_people(pair, 2) as ((here, _), (there, _)):
            table = await opened([here, there])
            async with here.connect(table) as one, there.connect(table) as other:
                await until(one, lambda info: len([chair for chair in info.chairs if chair.here]) == 2)
                await say_ready(there, table)
                await until(one, lambda info: info.chairs[1].ready)
                await change(here, table, game="super", options={"players": 3})
                seen = await until(other, lambda info: info.game == "super")
                assert ([chair.ready for chair in seen.chairs], seen.you) == ([False] * 3, [1])
                assert seen.rules_version == known_games.game("super").rules_version
                assert seen.rev == (await here.table(table)).rev
            await there.ask("POST", f"/tables/{table}/leave")

    asyncio.run(play())
