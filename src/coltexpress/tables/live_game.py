"""A game in progress: applies turns and produces the redacted events for each viewer.

A turn is one player's move with all chance outcomes that follow it; turn 0 consists of chance outcomes only. The state
is fully determined by the turns. Nothing here is asynchronous.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from coltexpress.engine import registry as known_games
from coltexpress.engine.contract import NATURE, Outcome, State, Viewer
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import TAKE_BACK, Move
from coltexpress.engine.options import GameOptions
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.driver import Chance, Keyed, recorded_chance, settle
from coltexpress.engine.play.narration import NarratedStep
from coltexpress.engine.play.patch import diffs
from coltexpress.engine.play.record import MOST_MOVES, Record, game_key, outcome_json, seed_hash
from coltexpress.protocol.messages import Choice, ClockRules, Happening
from coltexpress.tables.clock import Clock
from coltexpress.tables.previews import choices_of
from coltexpress.tables.refusals import Refusal
from coltexpress.tables.reveals import RevealWatch, untimed
from coltexpress.tables.snapshots import Checkpoints, Snapshot
from coltexpress.tables.stored import UNDO, Actor, StoredTurn

MOST_TURNS: Final = MOST_MOVES // 4
"""Turns after which nobody can undo or take back any more, so that the game ends. The record of a game has at most
MOST_MOVES moves, and a turn can consist of several: a choice and chance outcomes."""


@dataclass(frozen=True, slots=True)
class Play:
    """A seat's move, or an undo of its last one."""

    seat: int
    version: int
    """The version of the view in which it was chosen."""
    move: str | None
    """In notation; None: undo."""
    by: Actor = "person"


@dataclass(slots=True)
class ProposedTurn:
    """A turn applied to a copy, with the events for each viewer. Takes effect when stored and adopted."""

    turn: StoredTurn
    snapshot: Snapshot
    steps: dict[Viewer, list[NarratedStep]]
    redaction_seconds: float = 0.0


class LiveGame:
    """One game. `seed`: the server's secret; `salts`: one per seat."""

    def __init__(
        self,
        slug: str,
        options: GameOptions,
        seed: bytes,
        salts: Sequence[str],
        clock_rules: ClockRules | None,
        turns: Sequence[StoredTurn] = (),
        rules_version: int | None = None,
    ) -> None:
        self.rules = known_games.game(slug)
        self.options = options
        self.seed = seed
        self.salts = tuple(salts)
        self.turns: list[StoredTurn] = []
        self._key = game_key(seed, self.salts)
        self._clock_rules = clock_rules
        state = self.rules.new(options, rules_version)
        self.rules_version: int = state.rules_version
        self.current = Snapshot(state, Clock(clock_rules, options.seats), [0] * options.seats, 0, True)
        self._before: Snapshot | None = None
        self._checkpoints = Checkpoints()
        for turn in turns:
            self.adopt(self.replay_turn(turn, ()))

    def at(self, version: int) -> "LiveGame":
        """This game at an earlier version."""
        past = LiveGame(self.rules.slug, self.options, self.seed, self.salts, self._clock_rules, (), self.rules_version)
        checkpoint = self._checkpoints.before(version, self.turns)
        if checkpoint is not None:
            start, past.current = checkpoint
            past.turns = self.turns[:start]
        for turn in self.turns[past.version : version]:
            past.adopt(past.replay_turn(turn, ()))
        return past

    @property
    def version(self) -> int:
        """The number of turns made."""
        return len(self.turns)

    @property
    def state(self) -> State:
        return self.current.state

    @property
    def over(self) -> bool:
        return self.version > 0 and not self.state.to_act()

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    # --- turns --------------------------------------------------------------------------------------------------------

    def opening(self, at: int, viewers: Sequence[Viewer] = ()) -> ProposedTurn:
        """Turn 0: the chance outcomes before the first choice."""
        return self._try(NATURE, None, None, "chance", at, viewers)

    def propose(
        self, play: Play, at: int, viewers: Sequence[Viewer], timer: Callable[[], float] = untimed
    ) -> ProposedTurn:
        """Try a move or an undo. Does not change the game. `timer`: measures the narration."""
        if play.move is None:
            return self._propose_undo(play, at, viewers)
        seat = play.seat
        legal = self.state.legal_moves(seat)
        if not self.asks_still(seat, play.version):
            raise Refusal("stale", version=self.version)
        if not legal:
            raise self.state.refusal(seat, TAKE_BACK)  # the reason does not depend on the move
        move = _parsed(self.rules.slug, play.move)
        if move == TAKE_BACK and self.version > MOST_TURNS:
            raise IllegalMove("too-often")
        return self._try(seat, move, None, play.by, at, viewers, timer)

    def _propose_undo(self, play: Play, at: int, viewers: Sequence[Viewer]) -> ProposedTurn:
        """Undo the last turn, if this seat made it and it revealed nothing."""
        if play.version != self.version:
            raise Refusal("stale", version=self.version)
        if not self.may_undo(play.seat):
            raise Refusal("undo")
        return self._undone(StoredTurn(self.version, play.seat, UNDO, (), play.by, at), viewers)

    def replay_turn(self, turn: StoredTurn, viewers: Sequence[Viewer]) -> ProposedTurn:
        """Try a stored turn, from this or another process."""
        if turn.entry == UNDO:
            return self._undone(turn, viewers)
        move = _parsed(self.rules.slug, turn.entry) if turn.seat != NATURE else None
        return self._try(turn.seat, move, turn.chance, turn.by, turn.at, viewers)

    def adopt(self, proposal: ProposedTurn) -> None:
        """Make a stored turn the current state."""
        self._before = self.current
        self.current = proposal.snapshot
        self.turns.append(proposal.turn)
        self._checkpoints.add(self.version, self.current)

    def asks_still(self, seat: int, version: int) -> bool:
        """Whether the seat's choice at `version` is still open."""
        return version <= self.version and version >= self.current.open_since[seat]

    def may_undo(self, seat: int) -> bool:
        last = self.turns[-1] if self.turns else None
        return (
            last is not None
            and last.seat == seat
            and last.by == "person"
            and last.entry != UNDO
            and not self.current.revealed
            and not self.over
            and self.version <= MOST_TURNS
        )

    def _try(
        self,
        seat: int,
        move: Move | None,
        chance: Sequence[str] | None,
        by: Actor,
        at: int,
        viewers: Sequence[Viewer],
        timer: Callable[[], float] = untimed,
    ) -> ProposedTurn:
        """`chance`: the stored chance outcomes; None: sample them."""
        before = self.current
        state = before.state.copy()
        watch = RevealWatch(state, viewers, timer)
        revealed = False
        if move is not None:
            revealed = watch.apply(seat, move)
            revealed |= bool(before.state.answers) and before.state.to_act() == (seat,)  # all choices are revealed
        if chance is None:
            source: Chance = Keyed(self._key, before.chances)
        else:
            source = recorded_chance(map(self.rules.parse_move, chance))
        answers = [str(step.move) for step in settle(state, source, watch.apply_move)]
        clock = before.clock.copy()
        if move == TAKE_BACK:
            clock.take_back(seat, at)
        elif seat != NATURE:
            clock.stop(seat, at)
        clock.run(state.to_act(), at)
        number = self.version
        open_since = [
            then if self._still_asked(before.state, state, seat, other, bool(answers)) else number + 1
            for other, then in enumerate(before.open_since)
        ]
        turn = StoredTurn(number, seat, "" if move is None else str(move), tuple(answers), by, at)
        snapshot = Snapshot(state, clock, open_since, before.chances + len(answers), revealed or bool(answers))
        steps, seconds = watch.close()
        return ProposedTurn(turn, snapshot, steps, seconds)

    @staticmethod
    def _still_asked(before: State, after: State, mover: int, seat: int, drawn: bool) -> bool:
        """Whether a seat's choice stays open after the turn of another seat that chooses at the same time."""
        if seat == mover or drawn:
            return False
        return (
            (seat in before.to_act()) == (seat in after.to_act())
            and bool(before.legal_moves(seat))
            and bool(after.legal_moves(seat))
        )

    def _undone(self, turn: StoredTurn, viewers: Sequence[Viewer]) -> ProposedTurn:
        back = self._before
        if back is None:
            raise Refusal("undo")
        number = self.version
        open_since = [
            then if self._still_asked(self.state, back.state, turn.seat, other, False) else number + 1
            for other, then in enumerate(self.current.open_since)
        ]
        clock = back.clock.copy()
        if turn.seat in clock.since:
            clock.since[turn.seat] += turn.at - self.turns[-1].at  # the time between was that of other seats
        snapshot = Snapshot(back.state.copy(), clock, open_since, back.chances, True)
        steps: dict[Viewer, list[NarratedStep]] = {}
        if viewers:
            event = Undone(turn.seat)
            patches = diffs(self.state.views(viewers), snapshot.state.views(viewers))
            steps = {viewer: [NarratedStep(event, patch)] for viewer, patch in zip(viewers, patches, strict=True)}
        return ProposedTurn(turn, snapshot, steps)

    # --- looking ------------------------------------------------------------------------------------------------------

    def choices(self, seat: int) -> list[Choice]:
        """The seat's legal moves with previews."""
        return choices_of(self.state, seat, self.version)

    def sample(self, seat: int, salt: int) -> str:
        """A determinized position for this seat, in notation."""
        digest = hashlib.sha256(b"%b %d %d" % (self._key, self.version, salt)).digest()
        world = self.state.determinize(seat, Dice(int.from_bytes(digest[:7])))
        return world.notation()

    def bot_seed(self, seat: int) -> int:
        """Seed of a bot's random numbers; the same in all processes."""
        return int.from_bytes(hashlib.sha256(b"bot %b %d %d" % (self._key, self.version, seat)).digest()[:7])

    def default_move(self, seat: int) -> str:
        """The move on timeout without a bot: drawing if legal, otherwise the first legal move."""
        legal = self.state.legal_moves(seat)
        return str(next((move for move in legal if move.kind == "draw"), legal[0]))

    def record(self, bots: Sequence[str] = ()) -> Record:
        """The record of the game. It contains the seed, which reveals all cards, only when the game is over."""
        kept: list[StoredTurn] = []
        for turn in self.turns:
            if turn.entry == UNDO:
                kept.pop()
            else:
                kept.append(turn)
        moves: list[tuple[int, str]] = []
        for turn in kept:
            if turn.seat != NATURE:
                moves.append((turn.seat, turn.entry))
            moves += [(NATURE, text) for text in turn.chance]
        outcome = self.outcome()
        return Record(
            self.rules.slug,
            self.rules_version,
            self.options.to_json(),
            seed_hash(self.seed),
            self.salts,
            moves,
            self.seed if self.over else None,
            None if outcome is None else outcome_json(outcome),
            tuple(bots),
        )


@lru_cache(4096)
def _parsed(slug: str, text: str) -> Move:
    """Parse a move; cached, since few different moves occur."""
    return known_games.game(slug).parse_move(text)


class Undone:
    """Event: a player has undone the last turn."""

    kind: Final = "undone"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> JsonObject:
        return {"seat": self.seat}


def happenings(steps: Sequence[NarratedStep]) -> list[Happening]:
    """Convert narrated steps to messages."""
    return [
        Happening("" if step.event is None else step.event.kind, step.event.data() if step.event else {}, step.patch)
        for step in steps
        if step.event is not None or step.patch
    ]
