"""People for tests of the server: they sit down, and choose by chance."""

from collections.abc import Sequence
from random import Random
from typing import Any

from coltexpress.server.protocol import Move, Refused, TableInfo, Turn, Viewing
from coltexpress.server.remote import Remote, RemoteTable


async def open_game(people: Sequence[Remote], game: str, players: int, **wanted: Any) -> TableInfo:
    """These sit down in this order, bots in the other seats, and the game begins. The first is the host."""
    for number, person in enumerate(people):
        if not person.token:
            await person.introduce(f"Player {number}")
    bots = {str(seat): "greenhorn" for seat in range(len(people), players)}
    body = {"game": game, "options": {"players": players}, "bots": bots, "pace": "instant"} | wanted
    opened = await people[0].ask("POST", "/tables", body)
    for person in people:
        await person.sit(opened["id"])
    await people[0].ask("POST", f"/tables/{opened['id']}/start")
    return await people[0].table(opened["id"])


async def play_on(table: RemoteTable, seat: int, random: Random, until: int | None = None) -> None:
    """Choose by chance until the game is over, or has reached a version. Nothing may be refused."""
    waiting = False  # for one's own turn to come back
    async for frame in table:
        assert not isinstance(frame, Refused), frame
        if until is not None and table.version >= until:
            return
        if table.info is not None and table.info.status == "over" and table.view.get("phase") == "over":
            return
        if isinstance(frame, Viewing) or (isinstance(frame, Turn) and frame.seat == seat):
            waiting = False
        if isinstance(frame, Viewing | Turn) and seat in table.view["to_act"] and not waiting:
            waiting = True
            await table.send(Move(table.version, random.choice(table.choices).move))
