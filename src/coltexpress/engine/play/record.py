"""Game records: options, rules version, and all moves, chance outcomes included. Records can be replayed and verified.

Verifiable chance: the game key is SHA-256 over the server's seed and one salt from each player in seat order. The seed
hash is public before the first salt arrives, the seed itself when the game is over. Chance outcome number n is sampled
with dice keyed by (game key, n): everyone can recompute it, and no player can change it by taking a choice back.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from coltexpress.engine import registry
from coltexpress.engine.contract import NATURE, Outcome, Seat, State
from coltexpress.engine.errors import BadOption, ColtError, IllegalMove, NotationError, RecordError
from coltexpress.engine.events import Event
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.engine.play.driver import AppliedMove, Keyed

T = TypeVar("T")
FORMAT: Final = 1
SEED_BYTES: Final = 32
MOST_MOVES: Final = 10_000
_NATURE_NAME: Final = "nature"


def seed_hash(seed: bytes) -> str:
    """The hash that the server publishes before the game."""
    return hashlib.sha256(seed).hexdigest()


def game_key(seed: bytes, salts: tuple[str, ...]) -> bytes:
    """SHA-256 over the seed and the hashes of seed and salts; hashing each salt keeps the concatenation unambiguous."""
    joined = b"".join([hashlib.sha256(seed).digest(), *(hashlib.sha256(salt.encode()).digest() for salt in salts)])
    return hashlib.sha256(b"coltexpress key" + seed + joined).digest()


@dataclass(slots=True)
class Record:
    """A game, finished or running. `moves` has pairs (seat, notation); chance outcomes have the seat NATURE."""

    game: str
    rules_version: int
    options: JsonObject
    seed_hash: str
    salts: tuple[str, ...]
    moves: list[tuple[Seat, str]] = field(default_factory=list)
    seed: bytes | None = None
    """The server's secret, revealed when the game is over. The record of a running game with its seed stays private."""
    outcome: dict[str, list[int]] | None = None
    bots: tuple[str, ...] = ()
    """The bot of each seat, an empty string for a person; () if unknown."""

    @property
    def chances(self) -> int:
        """The number of chance outcomes among the moves."""
        return sum(seat == NATURE for seat, _ in self.moves)

    def to_json(self) -> str:
        moves = [[_NATURE_NAME if seat == NATURE else seat, text] for seat, text in self.moves]
        data: JsonObject = {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "options": self.options,
            "seed_hash": self.seed_hash,
            "salts": list(self.salts),
        }
        if self.seed is not None:
            data["seed"] = self.seed.hex()
        if self.outcome is not None:
            data["outcome"] = self.outcome
        if self.bots:
            data["bots"] = list(self.bots)
        head = json.dumps(data, indent=1, ensure_ascii=False)[:-2]
        lines = ",\n".join("  " + json.dumps(move, ensure_ascii=False) for move in moves)
        return f'{head},\n "moves": [\n{lines}\n ]\n}}\n'


def parse_record(text: str) -> Record:
    """Parse a record from JSON; RecordError locates the error."""
    try:
        data = json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        reason = "unreadable" if text.rstrip().endswith("}") else "truncated"
        raise RecordError(reason, f"line {error.lineno}", line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):
        raise RecordError("unreadable", "line 1", line=1, column=1) from None
    if not isinstance(data, dict) or type(data.get("format")) is not int or data["format"] < 1:
        raise RecordError("format", "format")
    if data["format"] > FORMAT:
        raise RecordError("version", "format", found=str(data["format"])[:20], known=FORMAT)
    seed = _typed(data, "seed", str) if "seed" in data else None
    record = Record(
        game=_typed(data, "game", str),
        rules_version=_typed(data, "rules_version", int),
        options=_typed(data, "options", dict),
        seed_hash=_typed(data, "seed_hash", str),
        salts=checked_salts(_typed(data, "salts", list)),
        moves=_moves(_typed(data, "moves", list)),
        seed=None if seed is None else _seed(seed),
        outcome=_typed(data, "outcome", dict) if "outcome" in data else None,
        bots=checked_texts("bots", _typed(data, "bots", list)) if "bots" in data else (),
    )
    unknown = set(data) - {
        "format",
        "game",
        "rules_version",
        "options",
        "seed_hash",
        "salts",
        "moves",
        "seed",
        "outcome",
        "bots",
    }
    if unknown:
        raise RecordError("field", min(unknown)[:40])
    if len(record.bots) not in (0, len(record.salts)):
        raise RecordError("type", "bots", field="bots")
    return record


def _object(pairs: list[tuple[str, object]]) -> JsonObject:
    """A JSON object; RecordError for duplicate names."""
    found: JsonObject = {}
    for name, value in pairs:
        if name in found:
            raise RecordError("twice", name[:40])
        found[name] = value
    return found


def _typed(data: Mapping[str, object], name: str, kind: type[T]) -> T:
    if name not in data:
        raise RecordError("missing", name, field=name)
    value = data[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError("type", name, field=name)
    return value


def checked_salts(salts: Sequence[object]) -> tuple[str, ...]:
    return checked_texts("salts", salts)


def checked_texts(name: str, texts: Sequence[object]) -> tuple[str, ...]:
    found: list[str] = []
    for index, text in enumerate(texts):
        if not isinstance(text, str) or len(text) > 200 or not _encodable(text):
            raise RecordError("type", f"{name}[{index}]", field=name)
        found.append(text)
    return tuple(found)


def _encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _seed(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise RecordError("type", "seed", field="seed") from None


def _moves(moves: list[object]) -> list[tuple[Seat, str]]:
    if len(moves) > MOST_MOVES:
        raise RecordError("too-long", "moves")
    found: list[tuple[Seat, str]] = []
    for index, move in enumerate(moves):
        where = f"moves[{index}]"
        if not isinstance(move, list) or len(move) != 2 or not isinstance(move[1], str) or isinstance(move[0], bool):
            raise RecordError("type", where, field="moves")
        if move[0] == _NATURE_NAME:
            found.append((NATURE, move[1]))
        elif isinstance(move[0], int) and 0 <= move[0] < 100:
            found.append((move[0], move[1]))
        else:
            raise RecordError("type", where, field="moves")
    return found


def start(record: Record) -> State:
    """The state before the first move; RecordError if the record cannot be played by this version."""
    try:
        rules = registry.game(record.game)
    except ColtError:
        raise RecordError(
            "game", "game", found=record.game[:40], known=", ".join(game.slug for game in registry.all_games())
        ) from None
    if not rules.plays(record.rules_version):
        raise RecordError("rules", "rules_version", found=str(record.rules_version)[:20], known=rules.rules_version)
    try:
        options = rules.parse_options(record.options)
    except BadOption as error:
        raise RecordError("options", f"options.{error.field}", problem=str(error)) from error
    return rules.new(options, record.rules_version)


def _apply_moves(state: State, record: Record, key: bytes | None) -> Iterator[AppliedMove]:
    """Apply the recorded moves; with a key, each chance outcome must equal the one sampled with that key."""
    rules = registry.game(record.game)
    chance = None if key is None else Keyed(key)
    for version, (seat, text) in enumerate(record.moves):
        where = f"moves[{version}]"
        try:
            move = rules.parse_move(text)
        except NotationError as error:
            raise RecordError("move", where, move=text[:80], column=error.column) from error
        if chance is not None and seat == NATURE and state.to_act() == (NATURE,):
            sampled = chance(state)
            if sampled != move:
                raise RecordError("chance", where, found=text[:80], wanted=str(sampled))
        try:
            events = state.apply(seat, move)
        except IllegalMove as error:
            raise RecordError("illegal", where, move=text[:80]) from error
        yield AppliedMove(seat, move, events)


def replay(record: Record, key: bytes | None = None) -> Iterator[tuple[State, Seat, Move, Sequence[Event]]]:
    """The state after each move, with seat, move and events. It is always the same object: copy it to keep it."""
    state = start(record)
    for applied in _apply_moves(state, record, key):
        yield state, *applied


def final_state(record: Record, key: bytes | None = None) -> State:
    """The state after the last move."""
    state = start(record)
    for _ in _apply_moves(state, record, key):
        pass
    return state


@dataclass(frozen=True, slots=True)
class Verification:
    """The result of `verify`: numbers of moves and chance outcomes, whether the game is over and the seed is known.

    Without the seed, chance outcomes are only checked for being legal.
    """

    moves: int
    chances: int
    finished: bool
    seed_shown: bool


def checked_key(record: Record) -> bytes | None:
    """The game key, or None without a seed; RecordError if seed, hash and salts are inconsistent."""
    seats = start(record).seats
    if len(record.salts) != seats:
        raise RecordError("salts", "salts", found=len(record.salts), wanted=seats)
    if record.seed is None:
        return None
    if seed_hash(record.seed) != record.seed_hash:
        raise RecordError("seed", "seed")
    return game_key(record.seed, record.salts)


def verify(record: Record) -> Verification:
    """Replay a record; check that moves are legal, chance outcomes follow from the game key, and the outcome matches.

    RecordError locates the first error.
    """
    key = checked_key(record)
    outcome = final_state(record, key).outcome()
    if record.outcome != (None if outcome is None else outcome_json(outcome)):
        raise RecordError("outcome", "outcome")
    return Verification(len(record.moves), record.chances, outcome is not None, key is not None)


def outcome_json(outcome: Outcome) -> dict[str, list[int]]:
    return {"scores": list(outcome.scores), "places": list(outcome.places)}
