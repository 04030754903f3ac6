"""Tables from opening to rematch: seats, bandits, start, leaving, removal, return."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

from coltexpress.engine.views import acting
from coltexpress.protocol.messages import TableFrame, TableLine, Turn, Viewing
from coltexpress.server.http.links import qr_code
from support.players import Guests, open_game, play_on, refusal, run
from support.serving import Server

NEW = {"game": "express", "options": {"players": 3}, "pace": "instant"}


def test_a_table_is_found_by_link_code_and_list_while_it_waits(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest = await guests("Ann", "Bob")
        public = await host.ask("POST", "/tables", NEW | {"public": True})
        private = await host.ask("POST", "/tables", NEW)
        listed = [line.id for line in await guest.ask("GET", "/tables", kind=list[TableLine])]
        assert public["id"] in listed
        assert private["id"] not in listed
        assert (await guest.ask("GET", f"/codes/{private['code'].lower()}"))["id"] == private["id"]
        assert (await guest.table(private["id"])).status == "waiting"
        assert await refusal(guest.ask("GET", "/codes/ZZZZZZ")) == "code-unknown"
        assert await refusal(guest.table("x" * 20)) == "table-unknown"
        for seat in (1, 2):
            await host.ask("POST", f"/tables/{private['id']}/bot", {"seat": seat, "level": "greenhorn"})
        await host.sit(private["id"])
        await host.ask("POST", f"/tables/{private['id']}/start")
        assert await refusal(guest.ask("GET", f"/codes/{private['code']}")) == "code-unknown"

    run(server, play)


def test_public_games_are_listed_for_watchers(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, watcher = await guests("Ann", "")
        bots = {"1": "greenhorn", "2": "greenhorn"}
        public = await host.ask("POST", "/tables", NEW | {"public": True, "bots": bots})
        private = await host.ask("POST", "/tables", NEW | {"bots": bots})
        mine = {public["id"], private["id"]}

        async def listed(status: str) -> set[str]:
            shown = await watcher.ask("GET", f"/tables?status={status}", kind=list[TableLine])
            return mine & {line.id for line in shown}

        assert (await listed("waiting"), await listed("playing")) == ({public["id"]}, set())
        for opened in (public, private):
            await host.sit(opened["id"])
            await host.ask("POST", f"/tables/{opened['id']}/start")
        assert (await listed("waiting"), await listed("playing")) == (set(), {public["id"]})
        assert await refusal(watcher.ask("GET", "/tables?status=over")) == "body"

    run(server, play)


def test_the_link_to_a_table_is_available_as_qr_code(start_server: Callable[..., Server]) -> None:
    async def play(guests: Guests) -> None:
        host, guest, stranger = await guests("Ann", "Bob", "")
        opened = await host.ask("POST", "/tables", NEW)
        other = await host.ask("POST", "/tables", NEW)
        url = f"https://colt.example/game/table/{opened['id']}"
        assert await stranger.text(f"/tables/{opened['id']}/qr") == qr_code(url)
        assert await guest.text(f"/tables/{other['id']}/qr") != qr_code(url)
        assert await refusal(guest.text(f"/tables/{'x' * 20}/qr")) == "table-unknown"

    run(start_server(public_url="https://colt.example", base_path="/game"), play)


def test_seats_are_taken_once_and_bandits_too(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest, third = await guests("Ann", "Bob", "Cee")
        opened = await host.ask("POST", "/tables", NEW | {"public": True})
        await host.sit(opened["id"], 1, "belle")
        assert await refusal(guest.sit(opened["id"], 1)) == "seat-taken"
        assert await refusal(guest.sit(opened["id"], 2, "belle")) == "bandit-taken"
        assert await refusal(guest.sit(opened["id"], 2, "zorro")) == "bandit-unknown"
        assert await refusal(guest.sit(opened["id"], 5)) == "seat-unknown"
        assert await refusal(host.sit(opened["id"], 2)) == "already-seated"
        info = await guest.sit(opened["id"])
        assert info.you == [0]
        assert [chair.name for chair in info.chairs] == ["Bob", "Ann", ""]
        assert await refusal(guest.ask("POST", f"/tables/{info.id}/bandit", {"seat": 1, "bandit": "doc"})) == (
            "not-your-seat"
        )
        info = await third.sit(opened["id"])
        fourth = (await guests("Dan"))[0]
        assert await refusal(fourth.sit(opened["id"])) == "table-full"
        await guest.ask("POST", f"/tables/{info.id}/bandit", {"seat": 0, "bandit": "doc"})
        assert await refusal(guest.ask("POST", f"/tables/{info.id}/start")) == "not-host"
        await host.ask("POST", f"/tables/{info.id}/start")
        assert await refusal(host.ask("POST", f"/tables/{info.id}/start")) == "not-waiting"
        assert await refusal(fourth.sit(opened["id"])) == "not-waiting"
        async with guest.connect(info.id) as table:
            while not table.view:
                await table.receive()
            assert table.view["set_up"]["bandits"][:2] == [["doc"], ["belle"]]

    run(server, play)


def test_a_salt_is_required_and_open_seats_prevent_the_start(server: Server) -> None:
    async def play(guests: Guests) -> None:
        (host,) = await guests("Ann")
        opened = await host.ask("POST", "/tables", NEW)
        for salt in ("", "short", "x" * 65, "ümläut" * 4):
            asked = host.ask("POST", f"/tables/{opened['id']}/sit", {"salt": salt})
            assert await refusal(asked) == "salt-invalid"
        await host.sit(opened["id"])
        assert await refusal(host.ask("POST", f"/tables/{opened['id']}/start")) == "seats-open"
        bots = {str(seat): "rustler" for seat in range(3)}
        empty = await host.ask("POST", "/tables", NEW | {"bots": bots})
        assert await refusal(host.ask("POST", f"/tables/{empty['id']}/start")) == "nobody-seated"

    run(server, play)


def test_the_host_removes_a_player_and_leaves(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest, third = await guests("Ann", "Bob", "Cee")
        opened = await host.ask("POST", "/tables", NEW)
        for person in (host, guest, third):
            await person.sit(opened["id"])
        path = f"/tables/{opened['id']}"
        assert await refusal(guest.ask("POST", f"{path}/remove", {"seat": 2})) == "not-host"
        info = await host.ask("POST", f"{path}/remove", {"seat": 1})
        assert [chair["kind"] for chair in info["chairs"]] == ["person", "open", "person"]
        assert await refusal(guest.sit(opened["id"])) == "removed"
        assert [(await person.table(opened["id"])).removed for person in (host, guest, third)] == [False, True, False]
        await host.ask("POST", f"{path}/leave")
        assert (await third.table(opened["id"])).hosting
        await third.ask("POST", f"{path}/leave")
        assert (await third.table(opened["id"])).status == "closed"
        assert await refusal(host.sit(opened["id"])) == "table-closed"

    run(server, play)


def test_one_identity_may_have_two_seats_at_a_private_table(server: Server) -> None:
    async def play(guests: Guests) -> None:
        (host,) = await guests("Ann")
        opened = await host.ask("POST", "/tables", NEW | {"bots": {"2": "greenhorn"}})
        await host.sit(opened["id"])
        info = await host.sit(opened["id"])
        assert info.you == [0, 1]
        await host.ask("POST", f"/tables/{info.id}/start")
        async with host.connect(info.id, 0) as one, host.connect(info.id, 1) as other:
            await asyncio.gather(play_on(one, 0, 1), play_on(other, 1, 2))

    run(server, play)


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest = await guests("Ann", "Bob")
        info = await open_game([host, guest], "express", 2, options={"players": 2, "first": 1})
        async with guest.connect(info.id) as table:
            while not table.view:
                await table.receive()
        for seat, person in enumerate((host, guest)):
            lines = await person.ask("GET", "/tables/mine", kind=list[TableLine])
            assert [line.yours for line in lines if line.id == info.id] == [seat in acting(table.view)]

    run(server, play)


def test_a_bot_plays_for_a_player_who_left_until_they_return(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest = await guests("Ann", "Bob")
        info = await open_game([host, guest], "express", 3)
        await guest.ask("POST", f"/tables/{info.id}/leave")
        async with host.connect(info.id) as table:
            await play_on(table, 0, 3, until=30)
            assert table.info is not None
            assert table.info.chairs[1].stand_in
            played = (await host.ask("GET", f"/tables/{info.id}/history"))["turns"]
            assert {turn["by"] for turn in played if turn["seat"] == 1} == {"bot"}
            async with guest.connect(info.id) as back:
                while not (back.info and back.view):
                    await back.receive()
                assert not back.info.chairs[1].stand_in
                await asyncio.gather(play_on(table, 0, 4), play_on(back, 1, 5))
            played = (await host.ask("GET", f"/tables/{info.id}/history"))["turns"]
            assert {turn["by"] for turn in played if turn["seat"] == 1} == {"bot", "person"}

    run(server, play)


def test_a_rematch_keeps_the_seats_and_is_announced_to_all_clients(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest, watcher = await guests("Ann", "Bob", "Bob")
        info = await open_game([host, guest], "super", 3)
        async with host.connect(info.id) as one, guest.connect(info.id) as other, watcher.connect(info.id) as third:
            assert await refusal(host.ask("POST", f"/tables/{info.id}/rematch")) == "not-over"
            await asyncio.gather(play_on(one, 0, 1), play_on(other, 1, 2))
            assert await refusal(watcher.ask("POST", f"/tables/{info.id}/rematch")) == "not-seated"
            first, second = await asyncio.gather(
                host.ask("POST", f"/tables/{info.id}/rematch"), guest.ask("POST", f"/tables/{info.id}/rematch")
            )
            assert first["id"] == second["id"] != info.id
            while not (third.info and third.info.rematch):
                await third.receive()
            assert third.info.rematch == first["id"]
        assert [chair["kind"] for chair in first["chairs"]] == ["kept", "kept", "bot"]
        for seat in (0, 1):  # a namesake does not get the seat
            assert await refusal(watcher.sit(first["id"], seat)) == "seat-taken"
        assert await refusal(watcher.sit(first["id"])) == "table-full"
        assert (await guest.sit(first["id"], 1)).you == [1]

    run(server, play)


def test_a_watcher_sees_the_game_but_no_hands_and_cannot_move(server: Server) -> None:
    async def play(guests: Guests) -> None:
        (host,) = await guests("Ann")
        info = await open_game([host], "express", 3)
        (stranger,) = await guests("")
        async with stranger.connect(info.id) as watching, host.connect(info.id) as table:
            await play_on(table, 0, 1, until=20)
            frames = []
            while watching.version < 20:
                frames.append(await watching.receive())
            assert all("hand" not in seat for seat in watching.view["seats"])
            assert not any(frame.choices for frame in frames if isinstance(frame, Viewing | Turn))
            assert any(isinstance(frame, TableFrame) and frame.table.watchers == 1 for frame in frames)

    run(server, play)


def test_a_closed_rematch_is_replaced_by_another(server: Server) -> None:
    async def play(guests: Guests) -> None:
        host, guest = await guests("Ann", "Bob")
        info = await open_game([host, guest], "super", 3)
        async with host.connect(info.id) as one, guest.connect(info.id) as other:
            await asyncio.gather(play_on(one, 0, 1), play_on(other, 1, 2))
        first = await host.ask("POST", f"/tables/{info.id}/rematch")
        await host.ask("POST", f"/tables/{first['id']}/leave")
        assert (await guest.table(first["id"])).status == "closed"
        second = await guest.ask("POST", f"/tables/{info.id}/rematch")
        assert second["id"] != first["id"]
        assert (await guest.sit(second["id"])).you == [1]

    run(server, play)


def test_busy_tables_are_never_evicted(start_server: Callable[..., Server]) -> None:
    """With more busy tables than fit in the cache, all players still share the same `Room` of their table."""

    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bob", "Cee")
        async with AsyncExitStack() as looking:
            for _ in range(4):
                info = await open_game(people, "super", 3)
                tables = [await looking.enter_async_context(person.connect(info.id)) for person in people]
                await asyncio.gather(*(play_on(table, seat, seat, 4) for seat, table in enumerate(tables)))

    run(start_server(open_tables=2), play)
