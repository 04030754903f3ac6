"""Moves that are sent as data instead of notation."""

from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Final

import pytest

from coltexpress.client.remote import Remote, RemoteTable
from coltexpress.engine.json_types import JsonObject
from coltexpress.protocol.messages import Choice, Move, Refused, ServerFrame, Turn, Undo, Viewing
from support.leaks import RecordedSocket, play_freely, rows
from support.players import Guests, open_game, run
from support.serving import Server

Moves = Callable[[Choice], tuple[JsonObject, str]]


async def next_of(table: RemoteTable, kind: type[ServerFrame]) -> ServerFrame:
    """Receive until a frame of this kind."""
    while not isinstance(frame := await table.receive(), kind):
        pass
    return frame


def stored(server: Server, table_id: str) -> list[tuple[int, str]]:
    """The seat and the entry of each turn."""
    return rows(server, "SELECT seat, entry FROM turns WHERE table_id = ? ORDER BY number", table_id)


def listed(choice: Choice) -> tuple[JsonObject, str]:
    """The data and the notation of a listed move."""
    return choice.data, choice.move


def programme(choice: Choice) -> tuple[JsonObject, str]:
    assert choice.select is not None
    assert choice.select.cards == ["floor change", "move", "turn around", "fire", "horse"]
    return {"cards": ["horse", "fire", "floor change"]}, "programme horse fire floor"


def first_card(choice: Choice) -> tuple[JsonObject, str]:
    assert choice.select is not None
    (card, *_) = choice.select.cards
    assert isinstance(card, dict)
    return {"cards": [card]}, f"keep {card['action']}"


KINDS: Final[list[tuple[str, JsonObject, str, Moves]]] = [
    ("express", {"players": 3, "first": 0}, "play", listed),
    ("super", {"players": 3, "horse": True}, "programme", programme),
    ("express", {"players": 3, "expert": True}, "keep", first_card),
]


@pytest.mark.parametrize(("slug", "options", "kind", "answer"), KINDS, ids=[kind for _, _, kind, _ in KINDS])
def test_a_move_as_data_is_the_same_turn_as_its_notation(
    server: Server, slug: str, options: JsonObject, kind: str, answer: Moves
) -> None:
    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bob", "Cee")
        table_id = (await open_game(people, slug, 3, options=options)).id

        def is_offered(table: RemoteTable) -> bool:
            return any(choice.kind == kind for choice in table.choices)

        async with AsyncExitStack() as stack:
            sockets = [
                RecordedSocket(seat, await stack.enter_async_context(person.connect(table_id, seat)))
                for seat, person in enumerate(people)
            ]
            await play_freely(sockets, 1, is_offered)
            table = sockets[0].table
            choice = next(choice for choice in table.choices if choice.kind == kind)
            data, notation = answer(choice)
            sent = (Move(table.version, kind=kind, data=data), Move(table.version + 2, move=notation))
            told = []
            for number, move in enumerate(sent):
                await table.send(move)
                turn = await next_of(table, Turn)
                assert isinstance(turn, Turn)
                assert (turn.seat, turn.by) == (0, "person")
                told.append([(step.kind, step.data, step.patch) for step in turn.told])
                assert stored(server, table_id)[-1] == (0, notation)
                if number == 0:
                    await take_back(table)
            assert told[0] == told[1]

    run(server, play)


async def take_back(table: RemoteTable) -> None:
    """Undo the last move or, if others have to answer the same question, take the answer back."""
    secret = next((choice.move for choice in table.choices if choice.kind == "take-back"), "")
    await table.send(Move(table.version, secret) if secret else Undo(table.version))
    await next_of(table, Turn)


WRONG: Final[list[tuple[str, str, JsonObject, str, JsonObject]]] = [
    ("express", "dance", {}, "move-data", {"field": "kind"}),
    ("express", "programme", {"cards": ["move", "fire", "turn around"]}, "move-data", {"field": "kind"}),
    ("express", "play", {"down": False}, "move-data", {"field": "action"}),
    ("express", "play", {"action": "dance", "down": False}, "move-data", {"field": "action"}),
    ("express", "play", {"action": "fire", "down": 0}, "move-data", {"field": "down"}),
    ("express", "draw", {"cards": 3}, "move-data", {"field": "cards"}),
    ("express", "keep", {"cards": [{"action": "bullet"}]}, "move-data", {"field": "cards"}),
    ("express", "shoot", {"bandit": "belle"}, "illegal-move", {"move": "shoot belle"}),
    ("express", "turn-over", {"card": "bridge"}, "illegal-move", {"move": "turn over bridge"}),
    ("super", "programme", {"cards": ["move", "fire"]}, "move-data", {"field": "cards"}),
    ("super", "programme", {"cards": "move"}, "move-data", {"field": "cards"}),
    ("super", "programme", {"cards": ["move", "fire", "turn around"], "card": 1}, "move-data", {"field": "card"}),
    ("super", "programme", {"cards": ["move", "fire", "move"]}, "illegal-card-twice", {"card": "move"}),
    ("super", "programme", {"cards": ["move", "fire", "horse"]}, "illegal-card-not-held", {"card": "horse"}),
]


@pytest.mark.parametrize("slug", ["express", "super"])
def test_wrong_data_is_refused_and_changes_nothing(server: Server, slug: str) -> None:
    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bob", "Cee")
        table_id = (await open_game(people, slug, 3, options={"players": 3, "first": 0})).id
        before = stored(server, table_id)
        async with people[0].connect(table_id) as table:
            await next_of(table, Viewing)
            view, choices = table.view, table.choices
            for game, kind, data, error, details in WRONG:
                if game == slug:
                    await table.send(Move(table.version, kind=kind, data=data))
                    refused = await next_of(table, Refused)
                    assert isinstance(refused, Refused)
                    assert (refused.error, refused.details) == (error, details)
                    assert refused.message
                    await next_of(table, Viewing)
                    assert (table.view, table.choices) == (view, choices)
            assert stored(server, table_id) == before

    run(server, play)


def test_data_that_is_not_an_object_is_not_a_frame(server: Server) -> None:
    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bob", "Cee")
        async with people[0].connect((await open_game(people, "express", 3)).id) as table:
            await table.socket.send('{"type": "move", "version": 1, "kind": "draw", "data": []}')
            refused = await next_of(table, Refused)
            assert isinstance(refused, Refused)
            assert (refused.error, refused.details) == ("server-frame", {"at": "$.data"})

    run(server, play)


def test_moves_as_data_are_refused_like_notation(server: Server) -> None:
    """Stale versions, other seats and spectators."""

    async def error(table: RemoteTable, move: Move) -> str:
        await table.send(move)
        refused = await next_of(table, Refused)
        assert isinstance(refused, Refused)
        return refused.error

    async def play(guests: Guests) -> None:
        people = await guests("Ann", "Bob", "Cee", "Eve")
        table_id = (await open_game(people[:3], "express", 3, options={"players": 3, "first": 0})).id
        async with (
            people[0].connect(table_id) as ann,
            people[1].connect(table_id) as bob,
            people[3].connect(table_id) as eve,
            Remote(server.url) as nobody,
            nobody.connect(table_id) as watcher,
        ):
            for table in (ann, bob, eve, watcher):
                await next_of(table, Viewing)
            before, version = stored(server, table_id), ann.version
            for table, sent, key in (
                (ann, version - 1, "server-stale"),
                (ann, version + 1, "server-stale"),
                (bob, version, "illegal-not-your-turn"),
                (eve, version, "server-not-your-seat"),
                (watcher, version, "server-not-your-seat"),
            ):
                assert await error(table, Move(sent, "draw")) == key
                assert await error(table, Move(sent, kind="draw")) == key
            assert stored(server, table_id) == before
            assert ann.version == version

    run(server, play)
