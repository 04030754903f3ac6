"""A game being played at a table: turns go in, and each viewer is told what is theirs to know.

A turn is one player's choice with all that chance answered to it; turn 0 is chance alone, before anybody's first. A
game is its turns: everything here can be made again of them. Nothing here waits for anything.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from coltexpress.engine import registry as known_games
from coltexpress.engine.contract import NATURE, Outcome, Seat, State, Viewer
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.events import Event
from coltexpress.engine.moves import TAKE_BACK, Move
from coltexpress.engine.options import GameOptions
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.play.driver import Keyed, settle, stored
from coltexpress.engine.play.narration import Narrator, Told
from coltexpress.engine.play.patch import diffs
from coltexpress.engine.play.record import MOST_MOVES, Record, game_key, outcome_json, seed_hash
from coltexpress.protocol.messages import Choice, ClockRules, Happening
from coltexpress.server.errors import Refusal
from coltexpress.server.tables.clock import Clock

UNDO: Final = "undo"
"""The entry of a turn that takes back the turn before. It is no move of a game, and not in its record."""
MOST_TURNS: Final = MOST_MOVES // 4
_MOST_PREVIEWS: Final = 24


class Turn(Struct, frozen=True, gc=False):
    """What is stored of a turn. `by`: "person", "bot" or "clock"."""

    number: int
    seat: int
    entry: str
    chance: tuple[str, ...]
    by: str
    at: int


@dataclass(slots=True)
class Snapshot:
    """The game after a turn."""

    state: State
    clock: Clock
    asked: list[int]
    """By seat: the version in which the question was put that it may answer now."""
    chances: int
    revealed: bool
    """Whether the last turn showed its player something new."""


@dataclass(slots=True)
class ProposedTurn:
    """A turn that has been tried on a copy, and what would be told of it. It counts once it is stored."""

    turn: Turn
    moment: Snapshot
    told: dict[Viewer, list[Told]]
    telling: float = 0.0
    """How many seconds of it went into telling."""


class LiveGame:
    """One game. `seed` is the server's secret, `salts` one from each seat."""

    def __init__(
        self,
        slug: str,
        options: GameOptions,
        seed: bytes,
        salts: Sequence[str],
        rules: ClockRules | None,
        turns: Sequence[Turn] = (),
        rules_version: int | None = None,
    ) -> None:
        self.game = known_games.game(slug)
        self.options = options
        self.seed = seed
        self.salts = tuple(salts)
        self.turns: list[Turn] = []
        self._key = game_key(seed, self.salts)
        self._rules = rules
        state = self.game.new(options, rules_version)
        self.rules_version: int = state.rules_version
        self.now = Snapshot(state, Clock(rules, options.seats), [0] * options.seats, 0, True)
        self._before: Snapshot | None = None
        for turn in turns:
            self.adopt(self.replay_turn(turn, ()))

    def at(self, version: int) -> "LiveGame":
        """This game as it was then."""
        return LiveGame(
            self.game.slug,
            self.options,
            self.seed,
            self.salts,
            self._rules,
            self.turns[:version],
            self.rules_version,
        )

    @property
    def version(self) -> int:
        """How many turns have been made."""
        return len(self.turns)

    @property
    def state(self) -> State:
        return self.now.state

    @property
    def over(self) -> bool:
        return self.version > 0 and not self.state.to_act()

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    # --- turns --------------------------------------------------------------------------------------------------------

    def opening(self, at: int, viewers: Sequence[Viewer] = ()) -> ProposedTurn:
        """Turn 0: what chance does before anybody chooses."""
        return self._try(NATURE, None, None, "chance", at, viewers)

    def attempt(self, seat: int, text: str, made_for: int, by: str, at: int, viewers: Sequence[Viewer]) -> ProposedTurn:
        """A seat's move, chosen in the view of version `made_for`. A refusal leaves everything as it was."""
        legal = self.state.legal_moves(seat)
        if not self.asks_still(seat, made_for):
            raise Refusal("stale", version=self.version)
        if not legal:
            raise self.state.refusal(seat, TAKE_BACK)
        move = _parsed(self.game.slug, text)
        if move == TAKE_BACK and self.version > MOST_TURNS:
            raise IllegalMove("too-often")
        return self._try(seat, move, None, by, at, viewers)

    def undo(self, seat: int, made_for: int, at: int, viewers: Sequence[Viewer]) -> ProposedTurn:
        """Take the last turn back, if it is this seat's and showed it nothing new."""
        if made_for != self.version:
            raise Refusal("stale", version=self.version)
        if not self.may_undo(seat):
            raise Refusal("undo")
        return self._undone(Turn(self.version, seat, UNDO, (), "person", at), viewers)

    def replay_turn(self, turn: Turn, viewers: Sequence[Viewer]) -> ProposedTurn:
        """A turn that was stored, here or by another process."""
        if turn.entry == UNDO:
            return self._undone(turn, viewers)
        move = _parsed(self.game.slug, turn.entry) if turn.seat != NATURE else None
        return self._try(turn.seat, move, turn.chance, turn.by, turn.at, viewers)

    def adopt(self, attempt: ProposedTurn) -> None:
        """The attempt is stored: it is the game now."""
        self._before = self.now
        self.now = attempt.moment
        self.turns.append(attempt.turn)

    def asks_still(self, seat: int, version: int) -> bool:
        """Whether what this seat was asked in that version is still asked."""
        return version <= self.version and version >= self.now.asked[seat]

    def may_undo(self, seat: int) -> bool:
        last = self.turns[-1] if self.turns else None
        return (
            last is not None
            and last.seat == seat
            and last.by == "person"
            and last.entry != UNDO
            and not self.now.revealed
            and not self.over
            and self.version <= MOST_TURNS
        )

    def _try(
        self, seat: int, move: Move | None, chance: Sequence[str] | None, by: str, at: int, viewers: Sequence[Viewer]
    ) -> ProposedTurn:
        """`chance`: its outcomes, where they are known."""
        before = self.now
        state = before.state.copy()
        watched = _Watched(state, viewers)
        revealed = False
        if move is not None:
            revealed = watched.apply(seat, move)
            revealed |= bool(before.state.answers) and before.state.to_act() == (seat,)  # all answers come to light
        source = Keyed(self._key, before.chances) if chance is None else stored(map(self.game.parse_move, chance))
        answers = [str(step.move) for step in settle(state, source, watched.make)]
        clock = before.clock.copy()
        if move == TAKE_BACK:
            clock.take_back(seat, at)
        elif seat != NATURE:
            clock.stop(seat, at)
        clock.run(state.to_act(), at)
        number = self.version
        asked = [
            then if self._still_asked(before.state, state, seat, other, bool(answers)) else number + 1
            for other, then in enumerate(before.asked)
        ]
        turn = Turn(number, seat, "" if move is None else str(move), tuple(answers), by, at)
        moment = Snapshot(state, clock, asked, before.chances + len(answers), revealed or bool(answers))
        told, seconds = watched.close()
        return ProposedTurn(turn, moment, told, seconds)

    @staticmethod
    def _still_asked(before: State, after: State, mover: int, seat: int, thrown: bool) -> bool:
        """Whether a seat is asked the same after a turn as before: others may choose at the same time."""
        if seat == mover or thrown:
            return False
        return (
            (seat in before.to_act()) == (seat in after.to_act())
            and bool(before.legal_moves(seat))
            and bool(after.legal_moves(seat))
        )

    def _undone(self, turn: Turn, viewers: Sequence[Viewer]) -> ProposedTurn:
        back = self._before
        if back is None:
            raise Refusal("undo")
        number = self.version
        asked = [
            then if self._still_asked(self.state, back.state, turn.seat, other, False) else number + 1
            for other, then in enumerate(self.now.asked)
        ]
        clock = back.clock.copy()
        if turn.seat in clock.since:
            clock.since[turn.seat] += turn.at - self.turns[-1].at  # meanwhile it was others' time
        moment = Snapshot(back.state.copy(), clock, asked, back.chances, True)
        told: dict[Viewer, list[Told]] = {}
        if viewers:
            event = Undone(turn.seat)
            patches = diffs(self.state.views(viewers), moment.state.views(viewers))
            told = {viewer: [Told(event, patch)] for viewer, patch in zip(viewers, patches, strict=True)}
        return ProposedTurn(turn, moment, told)

    # --- looking ------------------------------------------------------------------------------------------------------

    def choices(self, seat: int) -> list[Choice]:
        """What this seat may do, with what it would see of it; of secret choices made together there is nothing."""
        state = self.state
        legal = state.legal_moves(seat)
        alone = state.to_act() == (seat,) and not state.answers
        if not alone or not 1 < len(legal) <= _MOST_PREVIEWS:
            return [Choice(str(move)) for move in legal]
        world = state.determinize(seat, Dice(self.version))
        return [Choice(str(move), _preview(world.copy(), seat, move)) for move in legal]

    def sample(self, seat: int, salt: int) -> str:
        """A position that this seat cannot tell from the real one."""
        digest = hashlib.sha256(b"%b %d %d" % (self._key, self.version, salt)).digest()
        world = self.state.determinize(seat, Dice(int.from_bytes(digest[:7])))
        return world.notation()

    def bot_seed(self, seat: int) -> int:
        """What a bot's own chance is made of: the same in whichever process it thinks."""
        return int.from_bytes(hashlib.sha256(b"bot %b %d %d" % (self._key, self.version, seat)).digest()[:7])

    def default_move(self, seat: int) -> str:
        """What is played when time is out and no bot is wanted: drawing, or the first of the legal moves."""
        legal = [str(move) for move in self.state.legal_moves(seat)]
        return "draw" if "draw" in legal else legal[0]

    def record(self, bots: Sequence[str] = ()) -> Record:
        """The game; with the seed, and so with everybody's cards, only once it is over."""
        kept: list[Turn] = []
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
            self.game.slug,
            self.rules_version,
            self.options.to_json(),
            seed_hash(self.seed),
            self.salts,
            moves,
            self.seed if self.over else None,
            None if outcome is None else outcome_json(outcome),
            tuple(bots),
        )


class _Watched:
    """Applies moves to a state, narrates them to viewers, and notices when a card comes to light."""

    def __init__(self, state: State, viewers: Sequence[Viewer]) -> None:
        self._state = state
        self._narrator = Narrator(state, viewers) if viewers else None
        self._seat: Seat = NATURE
        self._hidden = 0
        self._revealed = False

    def apply(self, seat: Seat, move: Move) -> bool:
        """Whether a card came to light that the player could not read before."""
        self._seat, self._hidden, self._revealed = seat, self._state.face_down(seat), False
        self.make(seat, move)
        return self._revealed

    def make(self, seat: Seat, move: Move) -> Sequence[Event]:
        if self._narrator is not None:
            return self._narrator.apply(seat, move, self._watch)
        self._state.listener = self._watch
        try:
            return self._state.apply(seat, move)
        finally:
            self._state.listener = None  # avoids a reference cycle

    def _watch(self, _event: Event) -> None:
        now = self._state.face_down(self._seat)
        self._revealed = self._revealed or now < self._hidden
        self._hidden = now

    def close(self) -> tuple[dict[Viewer, list[Told]], float]:
        """What each viewer is told, and how many seconds that took."""
        return ({}, 0.0) if self._narrator is None else (self._narrator.close(), self._narrator.seconds)


@lru_cache(4096)
def _parsed(slug: str, text: str) -> Move:
    """A move; the same few are made again and again."""
    return known_games.game(slug).parse_move(text)


class Undone:
    """A player has taken the last choice back."""

    kind: Final = "undone"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> dict[str, Any]:  # Any: JSON
        return {"seat": self.seat}


def _preview(world: State, seat: int, move: Move) -> list[Happening]:
    """The events of a move in an imagined world, as far as they do not depend on what is imagined."""
    told: list[Happening] = []
    hidden = [world.face_down(seat)]

    def tell(event: Event) -> None:
        now = world.face_down(seat) if world.outcome() is None else -1  # in the end all purses are opened
        if now >= hidden[0] >= 0:
            seen = event.redact(seat)
            told.append(Happening(seen.kind, seen.data()))
            hidden[0] = now
        else:
            hidden[0] = -1  # something came to light: all that follows is imagined

    world.listener = tell
    world.apply(seat, move)
    world.listener = None  # they would hold on to each other
    return told


def happenings(told: Sequence[Told]) -> list[Happening]:
    """What is sent of what is told."""
    return [
        Happening("" if step.event is None else step.event.kind, step.event.data() if step.event else {}, step.patch)
        for step in told
        if step.event is not None or step.patch
    ]
