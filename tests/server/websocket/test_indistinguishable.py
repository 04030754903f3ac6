"""Games that differ only in information hidden from a viewer send that viewer identical bytes."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import coltexpress
from coltexpress.engine.contract import Viewer
from coltexpress.engine.play.dice import Dice
from coltexpress.protocol.messages import NewTable
from coltexpress.server.storage.store import TableRow
from coltexpress.server.tables.live_game import LiveGame, ProposedTurn
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.server.tables.room import Room
from coltexpress.server.tables.seating import new_table
from coltexpress.server.websocket.client import Client
from support.games import kinds, viewers

NOW = 1_000_000


def new_play(slug: str, options: Mapping[str, Any], seed: int) -> LiveGame:
    settled = coltexpress.game(slug).parse_options(options)
    play = LiveGame(slug, settled, bytes([seed]) * 32, [f"salt of seat {seat}" for seat in range(settled.seats)], None)
    play.adopt(play.opening(NOW))
    return play


def twin_of(play: LiveGame, viewer: Viewer, dice: int) -> LiveGame:
    """The same game with everything hidden from this viewer resampled."""
    return with_state(play, play.state.determinize(viewer, Dice(dice)))


def with_state(play: LiveGame, state: Any) -> LiveGame:
    """A game with the same turns but another state, and other chance outcomes to come."""
    twin = LiveGame(play.game.slug, play.options, b"another seed" * 3, play.salts, None)
    twin.turns = list(play.turns)
    twin.now = replace(play.now, state=state)
    return twin


def frames(play: LiveGame, viewer: Viewer, tried: ProposedTurn | None = None) -> list[str | None]:
    """The frames that a table sends: the view, or the turn just stored."""
    options = play.options.to_json()
    doc = new_table(NewTable(play.game.slug, options), "nobody")  # type: ignore[arg-type]  # one of the slugs
    text = msgspec.json.encode(doc).decode()
    row = TableRow(
        "id", 0, None, "playing", False, doc.game, 1, play.seed, text, play.version, "[]", None, NOW, NOW, 0, "[]"
    )
    registry = SimpleNamespace(now=lambda: NOW, closing=True, rules_version=lambda _: 1)
    table = Room(cast("TableRegistry", registry), row, ())
    table.play = play
    client = Client("", viewer, "en")
    table.clients.add(client)
    if tried is None:
        table.send_view(client)
    else:
        table._adopt(play, tried)  # the only method that sends turns
    return [client.outgoing.get_nowait() for _ in range(client.outgoing.qsize())]


def told_alike(attempt: ProposedTurn, viewer: Viewer) -> str:
    """The events as sent to a viewer."""
    return repr([(step.event.kind, step.event.data()) for step in attempt.told[viewer] if step.event is not None])


@pytest.mark.parametrize(("slug", "options"), kinds()[1::4], ids=str)
def test_indistinguishable_tables_send_the_same_bytes(slug: str, options: Mapping[str, Any]) -> None:
    random = Random(f"{slug} {options}")
    play = new_play(slug, options, 7)
    compared = 0
    while not play.over:
        for viewer in viewers(play.state):
            if random.random() < 0.2:
                compared += looks_alike(play, viewer, random)
        asked = [seat for seat in range(play.options.seats) if play.state.legal_moves(seat)]
        seat = random.choice(asked)
        move = str(random.choice(play.state.legal_moves(seat)))
        play.adopt(play.attempt(seat, move, play.version, "person", NOW, ()))
        if play.may_undo(seat) and random.random() < 0.2:
            play.adopt(play.undo(seat, play.version, NOW, ()))
    assert compared > 10


def looks_alike(play: LiveGame, viewer: Viewer, random: Random) -> int:
    """Compare a game with a twin, before and after a move. Returns the number of compared frames."""
    dice = random.randrange(1000)
    assert frames(play, viewer) == frames(twin_of(play, viewer, dice), viewer)
    compared = 1
    if viewer is not None and play.state.legal_moves(viewer):
        compared += own_move_is_told_alike(play, viewer, dice, random)
    for other in play.state.to_act():
        if other != viewer:
            secret_moves_are_told_alike(play, viewer, other, random)
    return compared


def own_move_is_told_alike(play: LiveGame, viewer: int, dice: int, random: Random) -> int:
    """A move that can be undone reveals nothing in any twin."""
    move = str(random.choice(play.state.legal_moves(viewer)))
    sent: list[list[str | None]] = []
    for world in (twin_of(play, viewer, dice), twin_of(play, viewer, dice + 1), twin_of(play, viewer, dice + 2)):
        tried = world.attempt(viewer, move, world.version, "person", NOW, (viewer,))
        if tried.moment.revealed or not tried.moment.state.to_act():
            return 0
        sent.append(frames(world, viewer, tried))
        assert world.may_undo(viewer)
        undone = world.undo(viewer, world.version, NOW, (viewer,))
        sent[-1] += frames(world, viewer, undone)
    assert sent[0] == sent[1] == sent[2], f"{viewer} may take back {move}, which showed something"
    return len(sent[0])


def secret_moves_are_told_alike(play: LiveGame, viewer: Viewer, other: int, random: Random) -> None:
    """Moves of another player with the same redacted events produce identical bytes."""
    legal = [str(move) for move in play.state.legal_moves(other)]
    by_words: dict[str, list[str | None]] = {}
    for move in random.sample(legal, min(4, len(legal))):
        world = with_state(play, play.state.copy())
        tried = world.attempt(other, move, world.version, "person", NOW, (viewer,))
        if tried.turn.chance or not tried.moment.state.to_act():
            continue
        words = told_alike(tried, viewer)
        sent = frames(world, viewer, tried)
        assert by_words.setdefault(words, sent) == sent, f"{viewer} can tell {move} of {other}"


def test_undo_is_refused_after_looking_into_a_purse() -> None:
    """Cheyenne learns the value of the purse that she takes (PWR-3); its owner already knew it."""
    random = Random(5)
    for game in range(40):
        play = new_play("express", {"players": 3, "bandits": ["cheyenne", "tuco", "django"]}, game)
        while not play.over:
            (seat,) = play.state.to_act()
            legal = [str(move) for move in play.state.legal_moves(seat)]
            if "take it" in legal and not told_to_all(play, seat):
                (taking,) = [choice for choice in play.choices(seat) if choice.move == "take it"]
                assert not taking.preview, "nobody can know what is in it"
                play.adopt(play.attempt(seat, "take it", play.version, "person", NOW, ()))
                assert not play.may_undo(seat)
                return
            play.adopt(play.attempt(seat, random.choice(legal), play.version, "person", NOW, ()))
    pytest.fail("no purse fell")


def told_to_all(play: LiveGame, seat: int) -> bool:
    """Whether it is a starting purse, whose value is public (KNW-4)."""
    tried = play.attempt(seat, "take it", play.version, "person", NOW, (None,))
    event = tried.told[None][0].event
    assert event is not None
    return bool(event.data().get("value"))
