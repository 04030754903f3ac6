"""What lists say of a table is what is so at the table, whatever has changed there last."""

import asyncio

from coltexpress.server.protocol import Move, Ping, Pong, Return, Turn, Viewing
from coltexpress.server.remote import Remote
from support.players import open_game
from support.serving import Server

MOVES = 6
SAFETY_SECONDS = 120


def test_whose_turn_it_is_stays_known_when_something_else_changes(server: Server) -> None:
    async def play() -> None:
        async with Remote(server.url) as host, Remote(server.url) as guest:
            info = await open_game([host, guest], "express", 2)
            people = [host, guest]
            async with host.look(info.id) as one, guest.look(info.id) as other:
                tables = [one, other]
                for table in tables:
                    while not isinstance(await table.receive(), Viewing):
                        pass
                for _ in range(MOVES):
                    mover = tables[one.view["to_act"][0]]
                    await mover.send(Move(mover.version, mover.choices[0].move))
                    for table in tables:
                        while not isinstance(await table.receive(), Turn):
                            pass
                    idle = 1 - one.view["to_act"][0]
                    await people[idle].ask("POST", f"/tables/{info.id}/leave")
                    await tables[idle].send(Return())
                    await tables[idle].send(Ping())
                    while not isinstance(await tables[idle].receive(), Pong):
                        pass
                    for seat, person in enumerate(people):
                        (line,) = await person.ask("GET", "/tables/mine")
                        assert line["yours"] == (seat in one.view["to_act"])

    asyncio.run(asyncio.wait_for(play(), SAFETY_SECONDS))
