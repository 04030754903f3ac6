"""The program in its own process: at a real terminal, and killed during a game."""

import codecs
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import coltexpress
from coltexpress.engine.play.record import parse_record, verify
from coltexpress.i18n.words import Words
from support.command_line import command_line
from support.keyboard import Terminal, anything
from support.waiting import until

EN = Words("en")
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(coltexpress.__file__).parents[1]), "COLUMNS": "100", "LC_ALL": "C"}


class Person:
    """A person at a pseudo-terminal."""

    def __init__(self, *arguments: str) -> None:
        import pty  # not available on Windows

        self.screen, other = pty.openpty()
        self.program = subprocess.Popen(
            command_line(*arguments), env=ENVIRONMENT, stdin=other, stdout=other, stderr=other
        )
        os.close(other)
        self.seen = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()  # a part may end within a letter

    def read(self, *awaited: str) -> str:
        """Read the screen up to the first of these texts, or to the end."""
        while not any(text in self.seen for text in awaited):
            try:
                part = os.read(self.screen, 65536)
            except OSError:  # the program has ended
                break
            if not part:
                break
            self.seen += self._decoder.decode(part)
        seen, self.seen = self.seen, ""
        return seen

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def leave(self) -> int:
        self.read("\x00")  # to the end
        os.close(self.screen)
        return self.program.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_whole_game_can_be_played_at_a_terminal() -> None:
    """The first question is which game to play."""
    person = Person("play", "--seed", "6", "--pace", "instant")
    seen = person.read(EN("cli-ask-game"))
    assert seen.index("1  Colt Express:") < seen.index("2  Colt Super Express:")
    person.type("2")
    for key, answer in (("cli-ask-players", "3"), ("cli-ask-bandit", "7")):
        person.read(EN(key))
        person.type(answer)
    for card in ("reflex", "horse"):
        person.read(EN(f"option-{card}.ask"))
        person.type("n")
    person.read(EN("cli-ask-bots", bot=EN("bot-rustler")))
    person.type("")
    while EN("cli-game-over") not in seen:
        seen = person.read(EN("cli-ask-programme"), EN("cli-press-enter"), EN("cli-game-over"))
        if EN("cli-game-over") not in seen:
            person.type("3 1 4")
    assert person.leave() == 0


ENDLESS = """
from pathlib import Path

from coltexpress.bots import Bot

class Endless(Bot):
    def choose(self, sight):
        Path(__file__).with_name("thinks").touch()
        while True:
            pass
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_ctrl_c_interrupts_a_bot(tmp_path: Path) -> None:
    """Also a bot that never answers: the program stops at once, and all processes end."""
    mine = tmp_path / "mine.py"
    mine.write_text(ENDLESS, encoding="utf-8")
    options = ("--game", "super", "--players", "3", "--no-reflex", "--no-horse", "--humans", "0")
    person = Person("play", *options, "--bots", f"{mine}:Endless", "--pace", "instant")
    until((tmp_path / "thinks").exists)
    person.program.send_signal(signal.SIGINT)
    assert EN("cli-interrupted") in person.read(EN("cli-interrupted"))
    assert person.leave() == 130


def moves_saved(path: Path) -> int:
    """The number of saved moves."""
    return len(parse_record(path.read_text(encoding="utf-8")).moves) if path.exists() else 0


def test_a_game_of_super_can_be_resumed_after_a_kill(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    options = ["--game", "super", "--players", "7", "--bandits", "mei", "--no-reflex", "--no-horse", "--seed", "4"]
    with subprocess.Popen(
        command_line("play", *options, "--save", str(path)),
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
    ) as program:
        assert program.stdin is not None
        program.stdin.write(b"3 1 4\n")
        program.stdin.flush()
        until(lambda: moves_saved(path) >= 7)  # all have chosen; no input is needed before that
        program.kill()
    left = parse_record(path.read_text(encoding="utf-8"))
    assert left.game == "super"
    assert (0, "programme turn floor fire") in left.moves
    result = terminal("play", "--resume", str(path), typed=anything(2))
    assert (result.code, result.err) == (0, "")
    over = parse_record(path.read_text(encoding="utf-8"))
    assert over.moves[: len(left.moves)] == left.moves
    assert verify(over).finished
