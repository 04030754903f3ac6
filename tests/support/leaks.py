"""Records the frames of all viewers of a game and compares them with a replay of the stored turns."""

import base64
import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import msgspec

import coltexpress
from coltexpress.client.remote import RemoteTable
from coltexpress.engine.contract import NATURE, State, View, Viewer
from coltexpress.engine.events import Event
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.patch import merge
from coltexpress.engine.views import acting
from coltexpress.protocol.messages import Choice, Move, Refused, Sample, Say, ServerFrame, Turn, Undo, Viewing
from support.players import moves_of
from support.serving import Server

_FRAMES = msgspec.json.Decoder(ServerFrame)


@dataclass
class RecordedSocket:
    """A connection to a table with all raw frames."""

    viewer: Viewer
    table: RemoteTable = field(repr=False)
    raw: list[str] = field(default_factory=list)

    async def receive(self) -> ServerFrame:
        text = await self.table.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        frame: ServerFrame = _FRAMES.decode(text)
        self.table.take(frame)
        return frame

    async def reach(self, version: int) -> None:
        """Receive all turns up to this version, or until the game is over."""
        while self.table.version < version and not self.is_over():
            assert not isinstance(frame := await self.receive(), Refused), frame

    def is_over(self) -> bool:
        info = self.table.info
        return info is not None and info.status == "over" and self.table.view.get("phase") == "over"


async def listen(socket: RecordedSocket) -> None:
    """Receive until the game is over."""
    while not socket.is_over():
        await socket.receive()


async def play_freely(
    sockets: Sequence[RecordedSocket], seed: int | str, stop: Callable[[RemoteTable], bool] = lambda _: False
) -> None:
    """Play random moves to the end, with occasional undos, samples and chat messages.

    Actions are sequential and determined by seed and version, so that the game is reproducible.
    """
    for socket in sockets:
        await socket.reach(1)
    for version in count(sockets[0].table.version):
        for socket in sockets:
            await socket.reach(version)
        if all(socket.is_over() for socket in sockets) or stop(sockets[0].table):
            return
        if sockets[0].table.view["phase"] == "over":
            continue
        random = Random(f"{seed} {version}")
        thrown = random.random()
        if thrown < 0.06:
            socket = random.choice(sockets)
            await socket.table.send(Say(f"hello from {socket.viewer}") if thrown < 0.02 else Sample())
        undoing = [socket for socket in sockets if socket.table.undo]
        choosing = [socket for socket in sockets if socket.table.choices]
        asked = [socket for socket in choosing if socket.viewer in acting(socket.table.view)]
        if undoing and random.random() < 0.2:
            await random.choice(undoing).table.send(Undo(version))
        elif choosing:  # occasionally a player changes a simultaneous choice
            table = random.choice(choosing if random.random() < 0.1 else asked or choosing).table
            await table.send(Move(version, random.choice(moves_of(table.view["game"], table.choices))))


@dataclass
class Step:
    """An expected event for one viewer, and the view after it."""

    kind: str
    data: JsonObject
    view: JsonObject


@dataclass
class Replayed:
    """The replayed game: the state at each version and the expected steps of each viewer."""

    states: list[State]
    told: list[dict[Viewer, list[Step]]]
    seats: list[int]

    @property
    def viewers(self) -> list[Viewer]:
        return [None, *range(self.states[-1].seats)]


def rows(server: Server, query: str, *values: str) -> list[tuple[Any, ...]]:  # Any: the types of the columns
    """Query the database of a server."""
    with sqlite3.connect(server.directory / "games.db") as database:
        found = database.execute(query, values).fetchall()
    database.close()
    return found


def truth(server: Server, table_id: str) -> Replayed:
    """Replay the stored turns, including undone ones, with the engine only."""
    ((slug, doc),) = rows(server, "SELECT game, doc FROM tables WHERE id = ?", table_id)
    turns = rows(server, "SELECT number, seat, entry, chance FROM turns WHERE table_id = ? ORDER BY number", table_id)
    return played(
        slug, options_of(json.loads(doc)), [(seat, entry, json.loads(chance)) for _, seat, entry, chance in turns]
    )


def options_of(doc: JsonObject) -> JsonObject:
    options = dict(doc["options"])
    if "bandits" in options:
        options["bandits"] = [place["bandit"] or None for place in doc["places"]]
    return options


def played(slug: str, options: JsonObject, turns: list[tuple[int, str, list[str]]]) -> Replayed:
    game = coltexpress.game(slug)
    state = game.new(game.parse_options(options))
    viewers: list[Viewer] = [None, *range(state.seats)]
    states: list[State] = [state]
    told: list[dict[Viewer, list[Step]]] = [{viewer: [] for viewer in viewers}]
    for seat, entry, chance in turns:
        steps: dict[Viewer, list[Step]] = {viewer: [] for viewer in viewers}
        if entry == "undo":
            state = states[-2].copy()
            for viewer in viewers:
                steps[viewer].append(Step("undone", {"seat": seat}, dict(state.view(viewer))))
        else:
            state = state.copy()
            moves = [(seat, entry)] if seat != NATURE else []
            for actor, text in moves + [(NATURE, answer) for answer in chance]:
                _tell(state, steps)
                state.apply(actor, game.parse_move(text))
        state.listener = None
        states.append(state)
        told.append(steps)
    return Replayed(states, told, [-1, *(seat for seat, _, _ in turns)])


def _tell(state: State, steps: dict[Viewer, list[Step]]) -> None:
    def heard(event: Event) -> None:
        for viewer, told in steps.items():
            seen = event.redact(viewer)
            told.append(Step(seen.kind, plain(seen.data()), plain(state.view(viewer))))

    state.listener = heard


def plain(data: object) -> Any:  # Any: JSON, as `data` is
    """Convert to JSON types."""
    return json.loads(json.dumps(data))


def check(raw: Sequence[str | bytes], viewer: Viewer, real: Replayed) -> int:
    """Check that the frames contain exactly what this viewer may know. Returns the number of turns."""
    view: JsonObject = {}
    version = turns = 0
    for text in raw:
        frame: ServerFrame = _FRAMES.decode(text)
        match frame:
            case Viewing():
                view, version = frame.view, frame.version
                assert plain(view) == plain(real.states[version].view(viewer))
                choices_are_known(frame.choices, real, version, viewer)
            case Turn():
                assert frame.version == version + 1
                assert frame.seat == real.seats[frame.version]
                version, turns = frame.version, turns + 1
                expected = real.told[version][viewer]
                told = [step for step in frame.told if step.kind]
                assert [(step.kind, step.data) for step in told] == [(step.kind, step.data) for step in expected]
                coming = iter(expected)
                for step in frame.told:
                    view = merge(view, step.patch)
                    assert not step.kind or view == plain(next(coming).view), f"version {version}: {step}"
                assert view == plain(real.states[version].view(viewer)), f"version {version}"
                choices_are_known(frame.choices, real, version, viewer)
    return turns


def choices_are_known(choices: list[Choice], real: Replayed, version: int, viewer: Viewer) -> None:
    """Check that a seat is offered its own moves only, and that the preview of the chosen move was correct."""
    state = real.states[version]
    if not choices:
        return
    assert viewer is not None
    assert sorted(moves_of(state.slug, choices)) == sorted(str(move) for move in state.legal_moves(viewer))
    for choice in choices:
        if choice.select is not None:
            assert Counter(map(_name_of_card, choice.select.cards)) == _own_cards(state.view(viewer), viewer)
        game = coltexpress.game(state.slug)
        events: list[tuple[str, JsonObject]] = []
        if choice.preview:
            events = [
                (seen.kind, plain(seen.data()))
                for event in state.copy().apply(viewer, game.parse_move(choice.move))
                for seen in [event.redact(viewer)]
            ]
        foreseen = [(step.kind, step.data) for step in choice.preview]
        assert events[: len(foreseen)] == foreseen, f"version {version}, {choice.move}"
        assert not any(step.patch for step in choice.preview)


def _name_of_card(card: JsonObject | str) -> str:
    """As in the hands of views: "fire", in a team "tuco fire"."""
    return card if isinstance(card, str) else " ".join(card[name] for name in ("bandit", "action") if name in card)


def _own_cards(view: View, seat: int) -> Mapping[str, int]:
    """The cards from which a seat can select, by the rules: all but bullets."""
    hand = view["seats"][seat].get("hand")
    return Counter(view["cards"]) if hand is None else {card: count for card, count in hand.items() if card != "bullet"}


def secrets_of(server: Server, table_id: str) -> dict[str, list[str]]:
    """Secrets that must not appear in logs and responses, by kind, from the stored data."""
    ((seed, doc),) = rows(server, "SELECT seed, doc FROM tables WHERE id = ?", table_id)
    turns = rows(server, "SELECT entry, chance FROM turns WHERE table_id = ?", table_id)
    moves = {entry for entry, _ in turns} | {move for _, chance in turns for move in json.loads(chance)}
    return {
        "seed": [seed.hex(), base64.b64encode(seed).decode().rstrip("="), repr(seed)[2:-1]],
        "salts": [place["salt"] for place in json.loads(doc)["places"] if place["identity"]],
        "identities": [each for (each,) in rows(server, "SELECT id FROM identities")],
        "talk": [text for (text,) in rows(server, "SELECT text FROM chats") if text],
        "moves": sorted(move for move in moves if " " in move),
        "secret": [(server.directory / "secret").read_text().strip()],
    }


def found_in(text: str, secrets: Mapping[str, Sequence[str]], *kinds: str) -> list[str]:
    """The secrets of these kinds (default: all) that occur in a text."""
    return [f"{kind}: {each}" for kind in kinds or secrets for each in secrets[kind] if each in text]
