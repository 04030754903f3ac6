"""Nothing that a viewer may not know appears in what they are sent: in whole games, by value and on twin tables."""

import asyncio
from collections.abc import Mapping
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from coltexpress.core.record import parse_record, replay
from coltexpress.server.remote import Remote
from support.leaks import Overheard, Truth, check, listen, plain, play_freely, rows, truth
from support.players import open_game
from support.serving import Server

GAMES: list[tuple[str, Mapping[str, Any]]] = [
    ("express", {"players": 2}),
    ("express", {"players": 3}),
    ("express", {"players": 4, "expert": True}),
    ("express", {"players": 6, "bandits": ["ghost", None, None, None, None, None]}),
    ("super", {"players": 3, "reflex": True}),
    ("super", {"players": 5, "horse": True, "reflex": True}),
    ("super", {"players": 7}),
]


async def overheard_game(server: Server, slug: str, options: Mapping[str, Any]) -> tuple[str, list[Overheard]]:
    """A whole game between people, with everything that came through their sockets and a watcher's."""
    players = options["players"]
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Remote(server.url)) for _ in range(players)]
        watcher = await stack.enter_async_context(Remote(server.url))
        info = await open_game(people, slug, players, options=dict(options), bots={})
        ears = [
            Overheard(seat, await stack.enter_async_context(person.look(info.id, seat)))
            for seat, person in enumerate(people)
        ]
        ears.append(Overheard(None, await stack.enter_async_context(watcher.look(info.id))))
        await asyncio.gather(*(play_freely(ear, Random(f"{slug} {ear.viewer}")) for ear in ears[:-1]), listen(ears[-1]))
        return info.id, ears


@pytest.mark.parametrize(("slug", "options"), GAMES, ids=lambda value: str(value))
def test_every_viewer_is_sent_what_is_theirs_to_know(server: Server, slug: str, options: Mapping[str, Any]) -> None:
    table_id, ears = asyncio.run(asyncio.wait_for(overheard_game(server, slug, options), 120))
    real = truth(server, table_id)
    for ear in ears:
        assert check(ear, real) == len(real.states) - 2, "turns were missed"
    undone = sum(any(step.kind == "undone" for step in told[None]) for told in real.told)
    assert undone > 0 or slug == "super", "nobody took anything back"
    check_record(server, table_id, real)
    ((seed, doc),) = rows(server, "SELECT seed, doc FROM tables WHERE id = ?", table_id)
    no_seed_before_the_end(ears, seed)


def check_record(server: Server, table_id: str, real: Truth) -> None:
    """The record tells the same game, without what was taken back."""

    async def fetch() -> str:
        async with Remote(server.url) as anybody:
            return await anybody.text(f"/tables/{table_id}/record")

    last = None
    for state, *_ in replay(parse_record(asyncio.run(fetch()))):
        last = state
    assert last is not None
    for viewer in real.viewers:
        assert plain(last.view(viewer)) == plain(real.states[-1].view(viewer))


def no_seed_before_the_end(ears: list[Overheard], seed: bytes) -> None:
    for ear in ears:
        showing = [text for text in ear.raw if seed.hex() in text]
        assert showing, "the seed is shown when the game is over"
        assert all('"status":"over"' in text for text in showing)
