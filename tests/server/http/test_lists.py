"""Lists show the current state of their tables after any kind of change."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

from coltexpress.client.remote import Remote
from coltexpress.engine.views import acting
from coltexpress.protocol.messages import Move, Ping, Pong, Return, TableLine, Turn, Viewing
from support.players import Guests, choice, open_game, run
from support.serving import Server

MOVES = 6


def test_lists_keep_the_acting_seats_when_something_else_changes(server: Server) -> None:
    async def play() -> None:
        async with Remote(server.url) as host, Remote(server.url) as guest:
            info = await open_game([host, guest], "express", 2)
            people = [host, guest]
            async with host.connect(info.id) as one, guest.connect(info.id) as other:
                tables = [one, other]
                for table in tables:
                    while not isinstance(await table.receive(), Viewing):
                        pass
                left = set()
                for _ in range(MOVES):
                    mover = tables[acting(one.view)[0]]
                    await mover.send(Move(mover.version, mover.choices[0].move))
                    for table in tables:
                        while not isinstance(await table.receive(), Turn):
                            pass
                    for idle in {0, 1}.difference(acting(one.view)):  # bots there would not move at once
                        await people[idle].ask("POST", f"/tables/{info.id}/leave")
                        await tables[idle].send(Return())
                        await tables[idle].send(Ping())
                        while not isinstance(await tables[idle].receive(), Pong):
                            pass
                        left.add(idle)
                    for seat, person in enumerate(people):
                        (line,) = await person.ask("GET", "/tables/mine", kind=list[TableLine])
                        assert line.yours == (seat in acting(one.view))
                assert left == {0, 1}

    asyncio.run(play())


def test_lists_show_round_time_acting_seats_and_winners(still_server: Server) -> None:
    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bo", "Cy")
        ann = people[0]
        info = await open_game(people, "super", 3)
        rounds = set()
        async with AsyncExitStack() as looking:
            tables = [await looking.enter_async_context(person.connect(info.id)) for person in people]
            for table in tables:
                while not isinstance(await table.receive(), Viewing):
                    pass
            while to_act := acting(tables[0].view):
                (line,) = await ann.ask("GET", "/tables/mine", kind=list[TableLine])
                assert (line.round, line.acting) == (tables[0].view["round"]["number"], to_act)
                assert (line.status, line.you, line.winners) == ("playing", [0], [])
                assert line.changed == still_server.clock.now()
                rounds.add(line.round)
                still_server.advance(1)
                mover = tables[Random(tables[0].version).choice(to_act)]
                await mover.send(Move(mover.version, choice(mover, 7)))
                for table in tables:
                    while not isinstance(await table.receive(), Turn):
                        pass
            places = tables[0].view["outcome"]["places"]
        assert len(rounds) > 1
        (line,) = await ann.ask("GET", "/tables/mine", kind=list[TableLine])
        assert (line.status, line.acting, line.round) == ("over", [], max(rounds))
        assert line.winners == [seat for seat, place in enumerate(places) if place == 1]
        still_server.advance(1)
        await ann.ask("POST", f"/tables/{info.id}/rematch")
        lines = await ann.ask("GET", "/tables/mine", kind=list[TableLine])
        assert line in lines  # the time does not change after the end

    run(still_server, play)


def test_sitting_down_updates_the_time_of_the_last_change(still_server: Server) -> None:
    async def play(guests: Guests) -> None:
        ann, bo = await guests("Ann", "Bo")
        opened = await ann.ask("POST", "/tables", {"game": "super", "options": {"players": 3}})
        await ann.sit(opened["id"])
        (before,) = await ann.ask("GET", "/tables/mine", kind=list[TableLine])
        still_server.advance(1)
        await bo.sit(opened["id"])
        (after,) = await ann.ask("GET", "/tables/mine", kind=list[TableLine])
        assert after.created == before.changed == after.changed - 1000
        assert (after.round, after.acting, after.winners) == (0, [], [])

    run(still_server, play)
