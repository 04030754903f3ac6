"""Loading bots by level, from files and from modules; errors for bots that cannot be loaded."""

import sys
from pathlib import Path

import pytest

from bots.tables import STRANGE, strange, table
from coltexpress.bots import BUILTIN, Bot, observe
from coltexpress.bots.loader import fallback_of, find_bot, is_external, load_file, seconds_of
from coltexpress.engine.errors import ColtError

MINE = """
from coltexpress.bots import Bot

class Mine(Bot):
    def choose(self, observation):
        return observation.moves[-1]
"""


@pytest.fixture(autouse=True)
def tidy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore sys.path, to which the loader adds the directories of bots."""
    monkeypatch.setattr(sys, "path", sys.path.copy())


def write(folder: Path, text: str, name: str = "mine.py") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", BUILTIN)
def test_a_built_in_level(name: str) -> None:
    assert not is_external(name)
    assert find_bot(name) is BUILTIN[name].make
    assert (seconds_of(name), fallback_of(name)) == (BUILTIN[name].seconds, BUILTIN[name].fallback)


def test_a_class_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, MINE)
    observation = observe(table(), table().to_act()[0], 1)
    assert find_bot(f"{path}:Mine")().choose(observation) == observation.moves[-1]
    assert is_external(f"{path}:Mine")
    assert fallback_of(f"{path}:Mine") == "rustler"
    assert seconds_of(f"{path}:Mine") == 1
    monkeypatch.chdir(tmp_path)
    assert find_bot("mine.py:Mine") is find_bot(f"{path}:Mine") is not find_bot(strange("First"))
    assert load_file(Path("mine.py")) is load_file(path)


def test_a_class_in_a_module() -> None:
    assert find_bot("coltexpress.bots.drifter:Drifter") is BUILTIN["drifter"].make


def test_a_file_may_import_its_neighbours_which_shadow_nothing(tmp_path: Path) -> None:
    write(tmp_path, "STRENGTH = 9000", "beside_mine.py")
    write(tmp_path, "raise SystemError", "colorsys.py")
    path = write(tmp_path, f"import colorsys, beside_mine\n{MINE}\nassert colorsys.rgb_to_hsv and beside_mine.STRENGTH")
    assert isinstance(find_bot(f"{path}:Mine")(), Bot)


@pytest.mark.parametrize(
    ("spec", "key", "details"),
    [
        ("", "bot-unknown", {"value": ""}),
        ("sheriff", "bot-unknown", {"value": "sheriff"}),
        ("Rustler", "bot-unknown", {"value": "Rustler"}),
        ("mine.py", "bot-unknown", {"value": "mine.py"}),
        ("x" * 1000, "bot-unknown", {"value": "x" * 40}),
        (f"{STRANGE}:Nobody", "bot-class", {"value": STRANGE, "name": "Nobody"}),
        (f"{STRANGE}:", "bot-class", {"value": STRANGE, "name": ""}),
        (f"{STRANGE}:NoBot", "bot-class", {"value": STRANGE, "name": "NoBot"}),
        (f"{STRANGE}:not_a_class", "bot-class", {"value": STRANGE, "name": "not_a_class"}),
        ("/nowhere/mine.py:Mine", "bot-file", {"path": "/nowhere/mine.py"}),
        ("no.such.module:Mine", "bot-import", {"problem": "ModuleNotFoundError: No module named 'no'"}),
        (":Mine", "bot-import", {"value": ""}),
        ("..:Mine", "bot-import", {"value": ".."}),
    ],
)
def test_a_bot_that_cannot_be_found_is_refused(spec: str, key: str, details: dict[str, str]) -> None:
    with pytest.raises(ColtError) as refused:
        find_bot(spec)
    assert refused.value.key == key
    assert details.items() <= refused.value.details.items()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("def", "SyntaxError"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("import no_such_module", "ModuleNotFoundError"),
        ("raise ValueError('two\\nlines ' + 'x' * 1000)", "ValueError: two lines xxx"),
    ],
)
def test_a_broken_file_is_refused_and_loads_after_it_is_fixed(tmp_path: Path, text: str, problem: str) -> None:
    path = write(tmp_path, text)
    with pytest.raises(ColtError) as refused:
        find_bot(f"{path}:Mine")
    assert refused.value.key == "bot-import"
    assert str(refused.value.details["problem"]).startswith(problem)
    assert len(str(refused.value.details["problem"])) <= 200
    write(tmp_path, MINE)
    assert isinstance(find_bot(f"{path}:Mine")(), Bot)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("\n1 / 0", "ZeroDivisionError: division by zero (mine.py:2)"),
        ("import random\nrandom.choice([])", "(mine.py:2)"),
        ("from beside_failing import fails\nfails()", "ValueError: no (beside_failing.py:2)"),
        ("raise ValueError('x' * 1000)", "xxx (mine.py:1)"),
    ],
)
def test_an_error_names_the_line_of_the_bot(tmp_path: Path, text: str, where: str) -> None:
    write(tmp_path, "def fails():\n    raise ValueError('no')", "beside_failing.py")
    path = write(tmp_path, text)
    with pytest.raises(ColtError) as refused:
        find_bot(f"{path}:Mine")
    problem = str(refused.value.details["problem"])
    assert problem.endswith(where)
    assert str(tmp_path) not in problem
    assert len(problem) <= 200
