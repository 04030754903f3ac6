"""Programs that use the installed package are type-checked against its annotations (PEP 561)."""

import os
import subprocess
import sys
from pathlib import Path

import coltexpress

PACKAGE = Path(coltexpress.__file__).parent
PROGRAM = '''\
from typing import assert_type

import coltexpress
from coltexpress import NATURE, Dice, Game, Match, Move, Outcome, Record, State, drive, express, new_match, parse_record
from coltexpress import sampled, superexpress
from coltexpress.bots import Advice, Bot, Observation, analyse, level, observe

assert_type(coltexpress.all_games(), tuple[Game, ...])
assert_type(coltexpress.game("super"), Game)
assert_type(coltexpress.__version__, str)
assert_type(coltexpress.compiled, bool)


class First(Bot):
    """Disallowed by --strict if Bot is Any."""

    def choose(self, observation: Observation) -> Move:
        assert_type(observation.seat, int)
        return observation.moves[0]


class Wrong(Bot):
    """--strict reports the ignored error as missing if Bot is Any."""

    def choose(self, observation: Observation) -> str:  # type: ignore[override]
        return str(observation.moves[0])


def play() -> Outcome | None:
    state = express.new(express.options(players=3))
    assert_type(state.to_act(), tuple[int, ...])
    state.apply(NATURE, state.sample_chance(Dice(seed=1)))
    assert_type(state.notation(), str)
    assert_type(state.view(0)["seats"][0]["hand_size"], int)
    assert_type(superexpress.new(superexpress.options(players=3)).view(None)["train"][0]["roof"], list[str])
    state.view(None)["luck"]  # type: ignore[typeddict-item]
    match = new_match(coltexpress.game("express"), express.options(players=3))
    assert_type(match, Match)
    assert_type(match.state, State)
    bot: Bot = First()
    while match.outcome() is None:
        seat = match.state.to_act()[0]
        match.play(seat, bot.choose(observe(match.state, seat, seed=match.version)))
    assert_type(match.record(), Record)
    assert_type(parse_record(match.record().to_json()), Record)
    assert_type(match.outcome(), Outcome | None)
    return match.outcome()


game = drive(express.new({"players": 4}), sampled(Dice(1)), lambda state, seat: state.legal_moves(seat)[0])
for seat, move, _events in game:
    assert_type((seat, move), tuple[int, Move])
assert_type(analyse(observe(express.new(express.options(players=3)), 0, seed=1)), list[Advice])
assert_type(level("rustler").make(), Bot)
coltexpress.game(1)  # type: ignore[arg-type]
'''


def check(folder: Path, package: Path) -> subprocess.CompletedProcess[str]:
    """mypy's verdict on the program, for a user who has the package on the path of installed modules."""
    program = folder / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MYPY")}
    return subprocess.run(
        [
            sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(folder / "cache"),
            "--show-error-codes", "--no-color-output", "program.py",
        ],
        cwd=folder,
        env=environment | {"PYTHONPATH": str(package.parent)},
        check=False,
        capture_output=True,
        text=True,
    )  # fmt: skip


def test_a_program_is_type_checked_against_the_package(tmp_path: Path) -> None:
    assert (PACKAGE / "py.typed").is_file()
    result = check(tmp_path, PACKAGE)
    assert (result.stdout, result.stderr, result.returncode) == ("Success: no issues found in 1 source file\n", "", 0)
