"""A game restored at any version from a checkpoint equals the game replayed from the start."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from coltexpress.engine import registry
from coltexpress.engine.contract import NATURE, Viewer
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.record import Record, parse_record
from coltexpress.protocol.messages import ClockRules
from coltexpress.tables.live_game import MOST_TURNS, LiveGame, Play, ProposedTurn, happenings
from coltexpress.tables.snapshots import CLOSEST, MOST_CHECKPOINTS, Checkpoints
from coltexpress.tables.stored import StoredTurn
from fixtures.kept import FOLDER
from support.live_games import begin, by_chance, kinds

CLOCK = ClockRules(30, 60)
RECORDS = [
    FOLDER / name
    for name in (
        "v1/records/express-00-over.json",
        "v1/records/super-28-over.json",
        "v2/records/express-09-over.json",
        "v2/records/express-31-over.json",
        "v2/records/super-12-over.json",
    )
]


def turns_of(record: Record) -> list[StoredTurn]:
    """The turns of a record, a second apart."""
    turns = [StoredTurn(0, NATURE, "", (), "chance", 0)]
    for seat, move in record.moves:
        if seat == NATURE:
            last = turns.pop()
            turns.append(StoredTurn(last.number, last.seat, last.entry, (*last.chance, move), last.by, last.at))
        else:
            turns.append(StoredTurn(len(turns), seat, move, (), "person", len(turns) * 1000))
    return turns


def replayed(record: Record, turns: list[StoredTurn]) -> LiveGame:
    options = registry.game(record.game).parse_options(record.options)
    assert record.seed is not None
    return LiveGame(record.game, options, record.seed, record.salts, CLOCK, turns, record.rules_version)


def plays(game: LiveGame, seat: int) -> list[Play]:
    """What this seat can do next: the first and the last of its moves, and undo."""
    legal = [str(move) for move in game.state.legal_moves(seat)]
    moves: list[str | None] = [*legal[:1], *legal[1:][-1:], *([None] if game.may_undo(seat) else [])]
    return [Play(seat, game.version, move) for move in moves]


def futures(game: LiveGame) -> list[object]:
    """What follows from each of these: the turn with its chance outcomes, the position, and what everybody sees."""
    everybody: list[Viewer] = [None, *range(game.options.seats)]
    proposals = [
        game.propose(play, game.version * 1000, everybody)
        for seat in range(game.options.seats)
        for play in plays(game, seat)
    ]
    return [
        (
            each.turn,
            each.snapshot.state.notation(),
            each.snapshot.clock,
            each.snapshot.open_since,
            [happenings(each.steps[viewer]) for viewer in everybody],
        )
        for each in proposals
    ]


def present(game: LiveGame) -> list[object]:
    seats = range(game.options.seats)
    return [
        game.turns,
        game.state.notation(),
        game.state.views([None, *seats]),
        [game.choices(seat) for seat in seats],
        game.current.clock,
        game.current.open_since,
        game.current.chances,
        game.record().to_json(),
    ]


def is_restored_at_every_version(game: LiveGame) -> None:
    """Compare each restored game with one that is replayed from the start."""
    replay = LiveGame(game.rules.slug, game.options, game.seed, game.salts, CLOCK, (), game.rules_version)
    for turn in [*game.turns, None]:
        restored = game.at(replay.version)
        assert present(restored) == present(replay)
        assert futures(restored) == futures(replay)
        if turn is not None:
            replay.adopt(replay.replay_turn(turn, ()))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_recorded_game_is_restored_at_every_version(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))
    game = replayed(record, turns_of(record))
    assert game.record().moves == record.moves
    is_restored_at_every_version(game)


@kinds
def test_a_game_with_undone_turns_is_restored_at_every_version(slug: str, options: JsonObject) -> None:
    """Also if the turn after a checkpoint undoes the one before it."""
    random = Random(11)
    game = begin(slug, options, clock=CLOCK)
    undone: set[int] = set()
    while not game.over:
        last = game.turns[-1].seat
        if last != NATURE and game.may_undo(last) and (game.version % CLOSEST == 0 or random.random() < 0.1):
            undone.add(game.version)
            game.adopt(game.propose(Play(last, game.version, None), game.version * 1000, []))
        else:
            by_chance(game, random)
    is_restored_at_every_version(game)
    assert slug == "super" or any(version % CLOSEST == 0 for version in undone)


def test_restoring_replays_only_the_turns_since_a_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(12)
    game = begin("express", {"players": 6})
    while not game.over:
        by_chance(game, random)
    replay_turn, replayed_turns = LiveGame.replay_turn, list[int]()

    def counted(self: LiveGame, turn: StoredTurn, viewers: Sequence[Viewer]) -> ProposedTurn:
        replayed_turns.append(turn.number)
        return replay_turn(self, turn, viewers)

    monkeypatch.setattr(LiveGame, "replay_turn", counted)
    assert game.version > 100
    for version in (40, 70, game.version):
        replayed_turns.clear()
        game.at(version)
        assert 0 < len(replayed_turns) <= 2 * CLOSEST


@pytest.mark.parametrize("length", [200, 1_000, MOST_TURNS])
def test_the_number_of_checkpoints_is_limited(length: int) -> None:
    game = begin("super", {"players": 3})
    turns = [msgspec.structs.replace(game.turns[0], number=number) for number in range(length)]
    checkpoints = Checkpoints()
    for version in range(1, length + 1):
        checkpoints.add(version, game.current)
    found = [checkpoints.before(version, turns) for version in range(1, length + 1)]
    starts = {each[0] for each in found if each is not None}
    assert MOST_CHECKPOINTS // 2 <= len(starts) <= MOST_CHECKPOINTS
    gaps = [version - (0 if each is None else each[0]) for version, each in enumerate(found, 1)]
    assert max(gaps) <= 2 * length // MOST_CHECKPOINTS
