"""A table: its seats and its game. It decides what a command changes; the caller stores and sends it.

    proposal = table.handle(command, now, viewers)    # tried on copies; raises the reason if it is refused
    ...                                               # store proposal.row and proposal.turn
    table.adopt(proposal)                             # only now it takes effect
    for effect in proposal.effects: ...               # tell viewers, ask bots; then handle proposal.then

If storing fails, or another process was first, drop the proposal and let the table follow what is stored: `reseat`,
`begin` and `follow`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from coltexpress.engine import registry as known_games
from coltexpress.engine.contract import Viewer
from coltexpress.protocol.messages import Status
from coltexpress.tables import stand_ins
from coltexpress.tables.commands import (
    Announce,
    AskBot,
    Change,
    Command,
    Effect,
    GameOver,
    Leave,
    Notify,
    SeatsChanged,
    Start,
    TellTable,
    TellTurn,
    TellViews,
    Tick,
    Vote,
)
from coltexpress.tables.deadlines import late_people, next_deadline, patience
from coltexpress.tables.live_game import LiveGame, Play, ProposedTurn
from coltexpress.tables.refusals import Refusal
from coltexpress.tables.reveals import untimed
from coltexpress.tables.seating import Seating, bot_of, check_host, game_of, leave
from coltexpress.tables.snapshots import Snapshot
from coltexpress.tables.stored import Actor, StoredTurn, TableRow, summary


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a command would change. Takes effect when it is stored and adopted."""

    row: TableRow
    """To be stored. A larger `rev`: seats or settings have changed; otherwise only the game or the deadline."""
    seating: Seating
    turn: ProposedTurn | None = None
    """To be stored with the row, if nobody has stored a turn with this number."""
    game: LiveGame | None = None
    """The new game, if it starts."""
    effects: Sequence[Effect] = ()
    """To be carried out in this order after `Table.adopt`."""
    then: Command | None = None
    """To be handled next."""


class Table:
    """One table (see the module docstring). `timer`: measures how long turns are narrated to viewers."""

    def __init__(self, row: TableRow, turns: Sequence[StoredTurn] = (), timer: Callable[[], float] = untimed) -> None:
        self.row = row
        self.seating = Seating.from_row(row)
        self.game: LiveGame | None = None
        self._timer: Final = timer
        if turns:
            self.begin(turns)

    def running_game(self) -> LiveGame:
        """The game in progress; raises if there is none."""
        if self.game is None or self.row.status != "playing":
            raise self.without_game(Refusal("not-playing"))
        return self.game

    def without_game(self, otherwise: Refusal) -> Refusal:
        """The reason for a missing game: an unsupported rules version, or `otherwise`."""
        if self.row.rules_known:
            return otherwise
        return Refusal("old-rules", version=self.row.rules_version, known=_newest_rules(self.row.game))

    def seat_of(self, identity: str, seat: Viewer) -> int:
        """This seat, if it belongs to this person."""
        if seat is None or seat not in self.seating.seats_of(identity):
            raise Refusal("not-your-seat")
        return seat

    def bots_to_ask(self) -> list[AskBot]:
        """The bots and stand-ins whose turn it is."""
        if self.game is None or self.row.status != "playing":
            return []
        return _bots(self.seating, self.game.current)

    def awaits(self, seat: int, version: int, by: Actor) -> bool:
        """Whether the choice that a bot was asked for at `version` is still needed."""
        if self.game is None or self.row.status != "playing" or (by == "bot" and not bot_of(self.seating, seat)):
            return False
        return self.game.asks_still(seat, version) and seat in self.game.state.to_act()

    # --- commands -----------------------------------------------------------------------------------------------------

    def handle(self, command: Command, now: int, viewers: Sequence[Viewer] = ()) -> Proposal:
        """Try a command. Does not change the table. `viewers`: to whom a turn will be told."""
        match command:
            case Play():
                return self._play(command, now, viewers)
            case Change():
                return self._change(command, now)
            case Leave(identity):
                return self._leave(identity, now)
            case Start(identity):
                return self._start(identity, now)
            case Vote():
                return self._vote(command, now)
            case Tick():
                return self._tick(now)

    def _play(self, play: Play, now: int, viewers: Sequence[Viewer]) -> Proposal:
        turn = self.running_game().propose(play, now, viewers, self._timer)
        after = turn.snapshot
        row = replace(
            self.row,
            version=turn.turn.number + 1,
            changed=now,
            due=next_deadline(self.seating, after.state.to_act(), after.clock, now),
            **summary(after.state),
        )
        effects = [
            *_told(turn),
            Announce(),
            *_notices(self.seating, after, row.version),
            *_bots(self.seating, after),
        ]
        return Proposal(row, self.seating, turn, effects=effects, then=self._after(play))

    def _after(self, play: Play) -> Change | None:
        """A person who moves takes the seat back from a bot; one whose time was up has missed a turn."""
        record = self.seating.seats[play.seat]
        if play.by == "clock":
            return Change(partial(stand_ins.count_missed, seat=play.seat))
        if play.by == "person" and play.move is not None and (record.missed or record.votes or record.replaced):
            return Change(partial(stand_ins.come_back, identity=record.identity))
        return None

    def _change(self, change: Change, now: int) -> Proposal:
        if change.while_waiting and self.row.status == "closed":
            raise Refusal("table-closed")
        if change.while_waiting and self.row.status != "waiting":
            raise Refusal("not-waiting")
        draft = Seating.from_row(self.row)
        change.verb(draft)
        return self._reseated(draft, self.row.status, now)

    def _vote(self, vote: Vote, now: int) -> Proposal:
        asked = self.running_game().current.clock.since.get(vote.seat)
        if asked is None or now - asked < patience(self.seating.clock):
            raise Refusal("seat-active", seat=vote.seat)
        draft = Seating.from_row(self.row)
        stand_ins.vote(draft, vote.voter, vote.seat, vote.here)
        return self._reseated(draft, self.row.status, now)

    def _reseated(self, seating: Seating, status: Status, now: int) -> Proposal:
        """The table with this seating; nothing, if it is the same."""
        text = seating.to_json()
        if text == self.row.doc and status == self.row.status:
            return Proposal(self.row, self.seating)
        row = replace(
            self.row,
            rev=self.row.rev + 1,
            doc=text,
            public=seating.public,
            status=status,
            game=seating.game,
            rules_version=self._rules_version(seating),
            code=self.row.code if status == "waiting" else None,
            due=self._due(seating, now),
            changed=now if self.row.status == "waiting" else self.row.changed,
        )
        bots = [] if self.game is None or status != "playing" else _bots(seating, self.game.current)
        return Proposal(row, seating, effects=[SeatsChanged(), TellTable(), Announce(), *bots])

    def _rules_version(self, seating: Seating) -> int:
        """The newest rules version if the game has changed, otherwise that of the table."""
        return self.row.rules_version if seating.game == self.row.game else _newest_rules(seating.game)

    def _due(self, seating: Seating, now: int) -> int | None:
        game = self.game
        if game is None:
            return self.row.due  # of a game under rules that only newer processes know
        return next_deadline(seating, game.state.to_act(), game.current.clock, now)

    def _leave(self, identity: str, now: int) -> Proposal:
        if self.row.status in ("over", "closed"):
            raise Refusal("not-playing")
        draft = Seating.from_row(self.row)
        waiting = self.row.status == "waiting"
        others = leave(draft, identity, waiting)
        closes = waiting and not others and draft.host == identity
        return self._reseated(draft, "closed" if closes else self.row.status, now)

    def _start(self, identity: str, now: int) -> Proposal:
        check_host(self.seating, identity)
        if self.row.status != "waiting":
            raise Refusal("not-waiting")
        rules_version = _newest_rules(self.seating.game)
        game = game_of(self.seating, rules_version, self.row.seed)
        opening = game.opening(now)
        game.adopt(opening)
        row = replace(
            self.row,
            rev=self.row.rev + 1,
            version=1,
            code=None,
            rules_version=rules_version,
            due=next_deadline(self.seating, game.state.to_act(), game.current.clock, now),
            changed=now,
            **summary(game.state),
        )
        effects: list[Effect] = [
            TellViews(),
            TellTable(),
            Announce(),
            *_bots(self.seating, game.current),
            *_notices(self.seating, game.current, game.version),
        ]
        return Proposal(row, self.seating, opening, game, effects)

    def _tick(self, now: int) -> Proposal:
        """For people whose time is up, a bot chooses, or the default move of the first of them is made."""
        game = self.game
        if game is None or self.row.status != "playing":
            return Proposal(self.row, self.seating)
        late = late_people(self.seating, game.state.to_act(), game.current.clock, now)
        if not late:
            row = self.row
            if row.due is not None and row.due <= now:
                row = replace(row, due=self._due(self.seating, now))
            return Proposal(row, self.seating)
        if self.seating.clock is not None and self.seating.clock.out == "bot":
            asked = [AskBot(seat, self.seating.stand_in, "clock") for seat in late]
            return Proposal(self.row, self.seating, effects=asked)
        move = game.default_move(late[0])
        return Proposal(self.row, self.seating, then=Play(late[0], game.version, move, "clock"))

    def adopt(self, proposal: Proposal) -> None:
        """Make a proposal effective that has been stored."""
        self.row, self.seating = proposal.row, proposal.seating
        if proposal.game is not None:
            self.game = proposal.game
        elif self.game is not None and proposal.turn is not None:
            self.game.adopt(proposal.turn)

    # --- what other processes have stored -----------------------------------------------------------------------------

    def reseat(self, row: TableRow) -> list[Effect]:
        """Follow a change of seats or settings. The turns that belong to `row` are followed afterwards."""
        self.row, self.seating = row, Seating.from_row(row)
        return [SeatsChanged()]

    def begin(self, turns: Sequence[StoredTurn]) -> list[Effect]:
        """Follow the start of the game, and its first turns. Without effect if its rules are unknown here."""
        if self.row.rules_known:
            self.game = game_of(self.seating, self.row.rules_version, self.row.seed, turns)
        return [TellViews()]

    def follow(self, turn: StoredTurn, viewers: Sequence[Viewer] = ()) -> list[Effect]:
        """Follow the next turn."""
        game = self.game
        if game is None:
            raise self.without_game(Refusal("not-playing"))
        proposal = game.replay_turn(turn, viewers)
        game.adopt(proposal)
        self.row = replace(self.row, version=game.version, changed=turn.at, **summary(game.state))
        return _told(proposal)


def _newest_rules(slug: str) -> int:
    return known_games.game(slug).rules_version


def _told(turn: ProposedTurn) -> list[Effect]:
    over = not turn.snapshot.state.to_act()
    return [TellTurn(turn), TellTable(), GameOver()] if over else [TellTurn(turn)]


def _bots(seating: Seating, current: Snapshot) -> list[AskBot]:
    """The bots and stand-ins whose turn it is."""
    return [AskBot(seat, level) for seat in current.state.to_act() if (level := bot_of(seating, seat))]


def _notices(seating: Seating, current: Snapshot, version: int) -> list[Notify]:
    """For the people whose turn it is since this version."""
    return [
        Notify(seat, seating.seats[seat].identity, current.clock.due(seat) or 0)
        for seat in current.state.to_act()
        if current.open_since[seat] == version and seating.seats[seat].kind == "person" and not bot_of(seating, seat)
    ]
