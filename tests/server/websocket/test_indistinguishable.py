"""Games that differ only in information hidden from a viewer send that viewer identical bytes."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

import coltexpress
from coltexpress.engine.contract import State, Viewer
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.dice import Dice
from coltexpress.protocol.messages import GameSlug, NewTable
from coltexpress.server.tables.client import Client
from coltexpress.server.tables.registry import TableRegistry
from coltexpress.server.tables.room import Room
from coltexpress.tables.commands import TellTurn
from coltexpress.tables.live_game import LiveGame, Play, ProposedTurn
from coltexpress.tables.seating import new_table
from coltexpress.tables.stored import TableRow
from support.games import kinds, viewers

NOW = 1_000_000


def new_game(slug: str, options: JsonObject, seed: int) -> LiveGame:
    settled = coltexpress.game(slug).parse_options(options)
    game = LiveGame(slug, settled, bytes([seed]) * 32, [f"salt of seat {seat}" for seat in range(settled.seats)], None)
    game.adopt(game.opening(NOW))
    return game


def twin_of(game: LiveGame, viewer: Viewer, dice: int) -> LiveGame:
    """The same game with everything hidden from this viewer resampled."""
    return with_state(game, game.state.determinize(viewer, Dice(dice)))


def with_state(game: LiveGame, state: State) -> LiveGame:
    """A game with the same turns but another state, and other chance outcomes to come."""
    twin = LiveGame(game.rules.slug, game.options, b"another seed" * 3, game.salts, None)
    twin.turns = list(game.turns)
    twin.current = replace(game.current, state=state)
    return twin


def frames(game: LiveGame, viewer: Viewer, proposal: ProposedTurn | None = None) -> list[str | None]:
    """The frames that a table sends: the view, or the turn just stored."""
    options = game.options.to_json()
    seating = new_table(NewTable(cast("GameSlug", game.rules.slug), options), "nobody")
    row = TableRow(
        "id",
        0,
        None,
        "playing",
        False,
        seating.game,
        1,
        game.seed,
        seating.to_json(),
        game.version,
        "[]",
        None,
        NOW,
        NOW,
        0,
        "[]",
    )
    registry = SimpleNamespace(now=lambda: NOW, closing=True)
    room = Room(cast("TableRegistry", registry), row, ())
    room.table.game = game
    client = Client("", viewer, "en")
    room.audience.clients.add(client)
    if proposal is None:
        room.audience.send_view(client)
    else:
        game.adopt(proposal)
        room.carry_out([TellTurn(proposal)])
    return [client.outgoing.get_nowait() for _ in range(client.outgoing.qsize())]


def told_alike(proposal: ProposedTurn, viewer: Viewer) -> str:
    """The events as sent to a viewer."""
    return repr([(step.event.kind, step.event.data()) for step in proposal.steps[viewer] if step.event is not None])


@pytest.mark.parametrize(("slug", "options"), kinds()[1::4], ids=str)
def test_indistinguishable_tables_send_the_same_bytes(slug: str, options: JsonObject) -> None:
    random = Random(f"{slug} {options}")
    game = new_game(slug, options, 7)
    compared = 0
    while not game.over:
        for viewer in viewers(game.state):
            if random.random() < 0.2:
                compared += looks_alike(game, viewer, random)
        asked = [seat for seat in range(game.options.seats) if game.state.legal_moves(seat)]
        seat = random.choice(asked)
        move = str(random.choice(game.state.legal_moves(seat)))
        game.adopt(game.propose(Play(seat, game.version, move), NOW, ()))
        if game.may_undo(seat) and random.random() < 0.2:
            game.adopt(game.propose(Play(seat, game.version, None), NOW, ()))
    assert compared > 10


def looks_alike(game: LiveGame, viewer: Viewer, random: Random) -> int:
    """Compare a game with a twin, before and after a move. Returns the number of compared frames."""
    dice = random.randrange(1000)
    assert frames(game, viewer) == frames(twin_of(game, viewer, dice), viewer)
    compared = 1
    if viewer is not None and game.state.legal_moves(viewer):
        compared += own_move_is_told_alike(game, viewer, dice, random)
    for other in game.state.to_act():
        if other != viewer:
            secret_moves_are_told_alike(game, viewer, other, random)
    return compared


def own_move_is_told_alike(game: LiveGame, viewer: int, dice: int, random: Random) -> int:
    """A move that can be undone reveals nothing in any twin."""
    move = str(random.choice(game.state.legal_moves(viewer)))
    sent: list[list[str | None]] = []
    for world in (twin_of(game, viewer, dice), twin_of(game, viewer, dice + 1), twin_of(game, viewer, dice + 2)):
        proposal = world.propose(Play(viewer, world.version, move), NOW, (viewer,))
        if proposal.snapshot.revealed or not proposal.snapshot.state.to_act():
            return 0
        sent.append(frames(world, viewer, proposal))
        assert world.may_undo(viewer)
        undone = world.propose(Play(viewer, world.version, None), NOW, (viewer,))
        sent[-1] += frames(world, viewer, undone)
    assert sent[0] == sent[1] == sent[2], f"{viewer} may undo {move}, which showed something"
    return len(sent[0])


def secret_moves_are_told_alike(game: LiveGame, viewer: Viewer, other: int, random: Random) -> None:
    """Moves of another player with the same redacted events produce identical bytes."""
    legal = [str(move) for move in game.state.legal_moves(other)]
    by_words: dict[str, list[str | None]] = {}
    for move in random.sample(legal, min(4, len(legal))):
        world = with_state(game, game.state.copy())
        proposal = world.propose(Play(other, world.version, move), NOW, (viewer,))
        if proposal.turn.chance or not proposal.snapshot.state.to_act():
            continue
        words = told_alike(proposal, viewer)
        sent = frames(world, viewer, proposal)
        assert by_words.setdefault(words, sent) == sent, f"{viewer} can tell {move} of {other}"


def test_undo_is_refused_after_looking_into_a_purse() -> None:
    """Cheyenne learns the value of the purse that she takes (PWR-3); its owner already knew it."""
    random = Random(5)
    for seed in range(40):
        game = new_game("express", {"players": 3, "bandits": ["cheyenne", "tuco", "django"]}, seed)
        while not game.over:
            (seat,) = game.state.to_act()
            legal = [str(move) for move in game.state.legal_moves(seat)]
            if "take it" in legal and not told_to_all(game, seat):
                (taking,) = [choice for choice in game.choices(seat) if choice.move == "take it"]
                assert not taking.preview, "nobody can know what is in it"
                game.adopt(game.propose(Play(seat, game.version, "take it"), NOW, ()))
                assert not game.may_undo(seat)
                return
            game.adopt(game.propose(Play(seat, game.version, random.choice(legal)), NOW, ()))
    pytest.fail("no purse fell")


def told_to_all(game: LiveGame, seat: int) -> bool:
    """Whether it is a starting purse, whose value is public (KNW-4)."""
    proposal = game.propose(Play(seat, game.version, "take it"), NOW, (None,))
    event = proposal.steps[None][0].event
    assert event is not None
    return bool(event.data().get("value"))
