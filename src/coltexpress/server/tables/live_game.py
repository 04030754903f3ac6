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
from coltexpress.engine.contract import NATURE, Outcome, Viewer
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.moves import TAKE_BACK
from coltexpress.engine.play.dice import Dice, KeyedDice
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

    state: Any
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
        options: Any,
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
    def state(self) -> Any:
        return self.now.state

    @property
    def over(self) -> bool:
        return self.version > 0 and not self.state.to_act()

    def outcome(self) -> Outcome | None:
        found: Outcome | None = self.state.outcome()
        return found

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
        self, seat: int, move: Any, chance: Sequence[str] | None, by: str, at: int, viewers: Sequence[Viewer]
    ) -> ProposedTurn:
        """`chance`: what it answered; None: it is thrown now."""
        before = self.now
        state = before.state.copy()
        telling = Narrator(state, viewers) if viewers else None
        chances = before.chances
        thrown: list[str] = []
        revealed = False
        if seat != NATURE:
            revealed = self._make(state, telling, seat, move)
            revealed |= bool(before.state.answers) and before.state.to_act() == (seat,)  # all answers come to light
        while state.to_act() == (NATURE,):
            if chance is None:
                answer = state.sample_chance(KeyedDice(self._key, chances))
            else:
                answer = self.game.parse_move(chance[len(thrown)])
            self._make(state, telling, NATURE, answer)
            thrown.append(str(answer))
            chances += 1
        clock = before.clock.copy()
        if move == TAKE_BACK:
            clock.take_back(seat, at)
        elif seat != NATURE:
            clock.stop(seat, at)
        clock.run(state.to_act(), at)
        number = self.version
        asked = [
            then if self._still_asked(before.state, state, seat, other, bool(thrown)) else number + 1
            for other, then in enumerate(before.asked)
        ]
        turn = Turn(number, seat, "" if move is None else str(move), tuple(thrown), by, at)
        moment = Snapshot(state, clock, asked, chances, revealed or bool(thrown))
        if telling is None:
            return ProposedTurn(turn, moment, {})
        told = telling.close()
        return ProposedTurn(turn, moment, told, telling.seconds)

    @staticmethod
    def _make(state: Any, telling: Narrator | None, seat: int, move: Any) -> bool:
        """Make a move; whether a card came to light by it that its player could not read."""
        hidden = [state.face_down(seat)]
        revealed = [False]

        def watch(_event: Any) -> None:
            now = state.face_down(seat)
            revealed[0] = revealed[0] or now < hidden[0]
            hidden[0] = now

        if telling is not None:
            telling.apply(seat, move, watch)
            return revealed[0]
        state.listener = watch
        try:
            state.apply(seat, move)
        finally:
            state.listener = None
        return revealed[0]

    @staticmethod
    def _still_asked(before: Any, after: Any, mover: int, seat: int, thrown: bool) -> bool:
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
        text: str = world.notation()
        return text

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


@lru_cache(4096)
def _parsed(slug: str, text: str) -> Any:
    """A move; the same few are made again and again."""
    return known_games.game(slug).parse_move(text)


class Undone:
    """A player has taken the last choice back."""

    kind: Final = "undone"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> dict[str, Any]:
        return {"seat": self.seat}


def _preview(world: Any, seat: int, move: Any) -> list[Happening]:
    """The events of a move in an imagined world, as far as they do not depend on what is imagined."""
    told: list[Happening] = []
    hidden = [world.face_down(seat)]

    def tell(event: Any) -> None:
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
