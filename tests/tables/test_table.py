"""Whole games at a `Table`, with nothing but a loop; dropped proposals; two hosts of one table."""

from collections import Counter
from contextlib import suppress
from random import Random

import pytest

from coltexpress.engine.contract import Viewer
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import TAKE_BACK
from coltexpress.engine.play.record import verify
from coltexpress.protocol.messages import ClockRules
from coltexpress.tables.commands import Announce, Change, Command, GameOver, Leave, Notify, Start, Tick, Vote
from coltexpress.tables.deadlines import VOTE_MS
from coltexpress.tables.live_game import Play
from coltexpress.tables.refusals import Refusal
from coltexpress.tables.seating import bots, say_ready
from coltexpress.tables.stored import UNDO
from coltexpress.tables.table import Table
from support.table_hosts import Host, Store, new_row

TABLES: list[tuple[str, JsonObject, ClockRules | None]] = [
    ("express", {"players": 4}, ClockRules(30, 10, "default")),
    ("express", {"players": 2}, ClockRules(30, 10, "bot")),
    ("super", {"players": 5, "horse": True, "reflex": True}, ClockRules(30, 0, "bot")),
    ("super", {"players": 4}, ClockRules(30, 0, "default")),
    ("express", {"players": 3, "expert": True}, None),
]
tables = pytest.mark.parametrize(("slug", "options", "clock"), TABLES, ids=str)


def begun(slug: str, options: JsonObject, clock: ClockRules | None = None, host: type[Host] = Host) -> Host:
    """A game of people, with a bot in the last seat if there are more than two."""
    seats = options["players"]
    viewers: list[Viewer] = [None, *range(seats)]
    store = Store(new_row(slug, options, clock, [seats - 1] if seats > 2 else []))
    at_table = host(store, viewers)
    at_table.sit_down()
    return at_table


def play_on(host: Host, random: Random) -> str:
    """One random action of a person, a bot or the clock. Returns what it was."""
    game, table = host.game, host.table
    host.now += random.randrange(5_000)
    people = [seat for seat, record in enumerate(table.seating.seats) if record.kind == "person"]
    here = [seat for seat in people if not table.seating.seats[seat].replaced]
    acting = [seat for seat in game.state.to_act() if seat in people]
    last = game.turns[-1].seat
    choosing = [seat for seat in people if seat not in acting and TAKE_BACK in game.state.legal_moves(seat)]
    dice = random.random()
    if last in people and game.may_undo(last) and dice < 0.1:
        host.do(Play(last, game.version, None))
        return "undo"
    if choosing and dice < 0.2:
        host.do(Play(random.choice(choosing), game.version, str(TAKE_BACK)))
        return "take back"
    if len(here) > 1 and dice < 0.22:
        host.do(Leave(table.seating.seats[random.choice(here)].identity))
        return "leave"
    if acting and here and set(acting) & set(here) and len(here) > 1 and dice < 0.3:
        absent = random.choice([seat for seat in acting if seat in here])
        host.now = max(host.now, game.current.clock.since[absent] + VOTE_MS)
        voter = random.choice([seat for seat in here if seat != absent])
        with suppress(Refusal):  # already voted
            host.do(Vote(table.seating.seats[voter].identity, absent, here))
        return "vote"
    if table.row.due is not None and table.seating.clock is not None and dice < 0.4:
        host.now = max(host.now, table.row.due)
        host.do(Tick())
        return "tick"
    if host.asked and (not acting or dice < 0.8):
        host.answer(random.choice(sorted(host.asked)))
        return "bot"
    seat = random.choice(acting)
    host.do(Play(seat, game.version, str(random.choice(game.state.legal_moves(seat)))))
    return "move"


def fingerprint(table: Table) -> tuple[object, ...]:
    """Everything that a command could change."""
    game = table.game
    if game is None:
        return table.row, table.seating.to_json()
    now = game.current
    views = [game.state.view(viewer) for viewer in (None, *range(game.options.seats))]
    marks = [now.clock.copy(), list(now.open_since), now.chances, now.revealed, tuple(game.turns)]
    return table.row, table.seating.to_json(), game.state.notation(), views, marks


def whole_game(host: Host, seed: int) -> Counter[str]:
    """Play to the end."""
    random, done = Random(seed), Counter[str]()
    while host.table.row.status == "playing":
        done[play_on(host, random)] += 1
        game = host.table.game
        assert game is not None
        assert host.views == {viewer: game.state.view(viewer) for viewer in host.viewers}
    return done


@tables
def test_a_whole_game_needs_nothing_but_a_loop(slug: str, options: JsonObject, clock: ClockRules | None) -> None:
    host = begun(slug, options, clock)
    done = whole_game(host, 7)
    game = host.table.game
    assert game is not None
    assert done.keys() >= {"undo" if slug == "express" else "take back", "leave", "vote", "bot", "move"}
    assert {turn.by for turn in game.turns} == {"chance", "person", "bot"} | ({"clock"} if clock else set())
    assert any(turn.entry == UNDO for turn in game.turns) == ("undo" in done)
    verdict = verify(game.record(bots(host.table.seating)))
    assert (verdict.finished, verdict.seed_shown) == (True, True)
    assert (host.table.row.due, host.table.row.acting) == (None, "[]")
    assert sum(isinstance(effect, GameOver) for effect in host.effects) == 1
    assert any(isinstance(effect, Notify) for effect in host.effects)


@tables
def test_a_table_is_restored_from_what_its_host_has_stored(
    slug: str, options: JsonObject, clock: ClockRules | None
) -> None:
    host = begun(slug, options, clock)
    random = Random(6)
    while host.table.row.status == "playing":
        for _ in range(10):
            if host.table.row.status == "playing":
                play_on(host, random)
        assert fingerprint(Table(host.store.row, host.store.turns)) == fingerprint(host.table)


class Dropping(Host):
    """Drops the first proposal of each command, as if it could not be stored."""

    def do(self, command: Command) -> None:
        before = fingerprint(self.table)
        dropped = self.table.handle(command, self.now, self.viewers)
        assert fingerprint(self.table) == before
        known = len(self.store.turns)
        super().do(command)
        if dropped.turn is not None:
            assert self.store.turns[known] == dropped.turn.turn


@tables
def test_a_dropped_proposal_changes_nothing(slug: str, options: JsonObject, clock: ClockRules | None) -> None:
    dropping = begun(slug, options, clock, Dropping)
    whole_game(dropping, 7)
    plain = begun(slug, options, clock)
    whole_game(plain, 7)
    assert dropping.store.turns == plain.store.turns
    assert dropping.store.row == plain.store.row


@tables
def test_a_host_that_was_not_first_follows_the_stored_turns(
    slug: str, options: JsonObject, clock: ClockRules | None
) -> None:
    """Two hosts take turns; each proposes on what it knew before."""
    one = begun(slug, options, clock)
    other = Host(one.store, one.viewers)
    other.views = {viewer: dict(other.game.state.view(viewer)) for viewer in other.viewers}
    random = Random(8)
    lost = 0
    while one.store.row.status == "playing":
        seat = random.choice(one.game.state.to_act())
        version, moves = one.game.version, [str(move) for move in one.game.state.legal_moves(seat)]
        one.do(Play(seat, version, random.choice(moves)))
        before, announced = fingerprint(other.table), len(other.effects)
        late = other.table.handle(Play(seat, version, random.choice(moves)), 0)
        assert not other.store.write(other.table.row, late)
        assert fingerprint(other.table) == before
        other.catch_up()
        assert not any(isinstance(effect, Announce) for effect in other.effects[announced:])
        assert fingerprint(other.table) == fingerprint(one.table)
        assert other.views == one.views
        if one.store.row.status == "playing":
            with pytest.raises(Refusal, match="server-stale"):
                other.do(Play(seat, version, moves[0]))
            lost += 1
        one, other = other, one
    assert lost > 5


def test_a_player_who_returns_after_the_start_of_a_vote_gets_the_seat_back() -> None:
    host = begun("super", {"players": 4})
    host.now += VOTE_MS
    host.do(Vote("p0", 1, {0, 1, 2}))
    assert host.table.seating.seats[1].votes == [0]
    host.do(Play(1, host.game.version, host.game.default_move(1)))
    assert host.table.seating.seats[1].votes == []


def test_seats_are_changed_only_before_the_start() -> None:
    host = Host(Store(new_row("super", {"players": 3}, bots=[1, 2])))
    ready = Change(lambda draft: say_ready(draft, "p0", ready=True), while_waiting=True)
    with pytest.raises(Refusal, match="not-host"):
        host.do(Start("p1"))
    host.sit_down()
    for command in (ready, Start("p0")):
        with pytest.raises(Refusal, match="not-waiting"):
            host.do(command)
    closed = Host(Store(new_row("super", {"players": 3})))
    closed.do(Leave("p0"))
    assert (closed.table.row.status, closed.table.row.code) == ("closed", None)
    with pytest.raises(Refusal, match="table-closed"):
        closed.do(ready)


def test_a_seat_belongs_to_its_owner() -> None:
    table = begun("super", {"players": 4}).table
    assert table.seat_of("p1", 1) == 1
    for identity, seat in (("p1", 2), ("p1", None), ("", 3), ("", None)):
        with pytest.raises(Refusal, match="not-your-seat"):
            table.seat_of(identity, seat)
