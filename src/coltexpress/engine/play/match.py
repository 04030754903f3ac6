"""Runs a game: applies the players' moves, derives chance outcomes from the game key, and keeps the record."""

from collections.abc import Sequence
from copy import deepcopy

from coltexpress.engine import registry
from coltexpress.engine.contract import Game, Outcome, Seat, State, View, Viewer
from coltexpress.engine.errors import IllegalMove, RecordError
from coltexpress.engine.events import Event
from coltexpress.engine.moves import TAKE_BACK, Move
from coltexpress.engine.options import GameOptions
from coltexpress.engine.play.driver import Keyed, settle
from coltexpress.engine.play.record import (
    MOST_MOVES,
    Record,
    checked_key,
    checked_salts,
    final_state,
    game_key,
    outcome_json,
    seed_hash,
)


class Match:
    """A running game. `seed` is the server's secret, `salts` has one word from each player, in seat order.

    `rules_version`: None for the newest.
    """

    def __init__(
        self,
        game: Game,
        options: GameOptions,
        seed: bytes,
        salts: Sequence[str],
        rules_version: int | None = None,
    ) -> None:
        self.game = game
        self._seed = seed
        chosen = checked_salts(salts)
        if len(chosen) != options.seats:
            raise RecordError("salts", "salts", found=len(chosen), wanted=options.seats)
        self._key = game_key(self._seed, chosen)
        self.state: State = game.new(options, rules_version)
        self._record = Record(game.slug, self.state.rules_version, options.to_json(), seed_hash(self._seed), chosen)
        self.opening: list[Event] = self._settle()
        """The events of the chance outcomes before the first player's move."""

    @classmethod
    def resume(cls, record: Record) -> "Match":
        """Continue a running game from the server's record."""
        match = cls.__new__(cls)
        key = checked_key(record)
        if record.seed is None or key is None:
            raise RecordError("no-seed", "seed")
        match.game = registry.game(record.game)
        match._seed = record.seed
        match._key = key
        match.state = final_state(record, key)
        match._record = deepcopy(record)
        match.opening = match._settle()
        return match

    @property
    def version(self) -> int:
        """The number of moves made, chance outcomes included."""
        return len(self._record.moves)

    def play(self, seat: Seat, move: Move | str) -> list[Event]:
        """Apply a player's move (or its notation), then chance outcomes until a player has to act; all events."""
        chosen = self.game.parse_move(move) if isinstance(move, str) else move
        if chosen == TAKE_BACK and self.version > MOST_MOVES // 2:
            raise IllegalMove("too-often")  # the number of moves in a record is limited
        events = list(self._apply(seat, chosen))
        return events + self._settle()

    def _settle(self) -> list[Event]:
        applied = settle(self.state, Keyed(self._key, self._record.chances), self._apply)
        return [event for move in applied for event in move.events]

    def _apply(self, seat: Seat, move: Move) -> Sequence[Event]:
        events = self.state.apply(seat, move)
        self._record.moves.append((seat, str(move)))
        return events

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def view(self, viewer: Viewer) -> View:
        return self.state.view(viewer)

    def record(self) -> Record:
        """The server's record. It reveals the seed and all cards, so it is secret until the game is over."""
        outcome = self.outcome()
        record = deepcopy(self._record)
        record.seed = self._seed
        record.outcome = None if outcome is None else outcome_json(outcome)
        return record
