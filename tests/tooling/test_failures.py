"""A failed test leaves a folder with its diagnostics."""

from pathlib import Path
from types import SimpleNamespace
from typing import TextIO, cast

import psutil
import pytest

from support import failures
from support.programs import program
from support.waiting import until


@pytest.fixture
def item(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.Item:
    monkeypatch.setattr(failures, "FOLDER", tmp_path)
    for savers in ("_savers", "_ended"):  # servers of other tests may run in this process
        monkeypatch.setattr(failures, savers, [])
    return cast(pytest.Item, SimpleNamespace(nodeid="tests/web/test_it.py::test_it[a b/c]", stash=pytest.Stash()))


def written(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}


def test_the_error_and_all_diagnostics_are_saved(item: pytest.Item) -> None:
    def broken(_: Path) -> None:
        raise OSError("the browser has gone")

    def log(folder: Path) -> None:
        (folder / "log.txt").write_text("served")

    with failures.saving(broken), failures.saving(log):
        folder = failures.save(item, ValueError("a wrong card"))
    found = written(folder)
    assert folder.name == "web-test_it.py-test_it-a-b-c"
    assert "ValueError: a wrong card" in found["error.txt"]
    assert found["log.txt"] == "served"
    assert "the browser has gone" in found["not-saved.txt"]


def test_a_lasting_saver_is_kept_until_its_test_ends(item: pytest.Item) -> None:
    with failures.saving(lambda folder: (folder / "log.txt").touch(), lasting=True):
        pass
    assert "log.txt" in written(failures.save(item, None))
    (failures.folder_of(item) / "log.txt").unlink()
    failures.forget_ended()
    assert "log.txt" not in written(failures.save(item, None))


def test_only_files_of_earlier_runs_are_removed(item: pytest.Item) -> None:
    folder = failures.folder_of(item)
    folder.mkdir()
    (folder / "old.txt").write_text("")
    failures.save(item, ValueError("first"))
    (folder / "page.txt").write_text("")
    assert sorted(written(failures.save(item, None))) == ["error.txt", "page.txt"]


def test_a_test_that_ignores_its_limit_is_killed_with_all_processes_that_it_started(tmp_path: Path) -> None:
    code = (
        "import subprocess, sys; from pathlib import Path; from support import failures\n"
        "failures.FOLDER = Path(sys.argv[1])\n"
        "child = subprocess.Popen([sys.executable, '-c', 'input()'], stdin=subprocess.PIPE, start_new_session=True)\n"
        "print(child.pid, flush=True)\n"
        "failures.give_up(Path(sys.argv[1]) / 'test')"
    )
    with program("-c", code, str(tmp_path), log=tmp_path / "log") as process:
        assert process.wait() == 1
    child = int((tmp_path / "log").read_text(encoding="utf-8").split()[0])
    until(lambda: not psutil.pid_exists(child) or psutil.Process(child).status() == psutil.STATUS_ZOMBIE)


def test_stacks_are_written_shortly_before_the_limit(
    item: pytest.Item, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[float] = []

    def dump(seconds: float, file: TextIO) -> None:
        asked.append(seconds)
        file.write("all stacks")
        file.flush()

    monkeypatch.setattr("faulthandler.dump_traceback_later", dump)
    with failures.stacks_before_limit(600, tmp_path):
        assert written(failures.save(item, None)) == {"stacks.txt": "all stacks"}
    assert asked == [600 - failures.MARGIN_SECONDS]
