"""Saves diagnostics of failed tests in a folder per test: stack traces, server logs, browser contents."""

import faulthandler
import os
import re
import shutil
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import psutil
import pytest

FOLDER: Final = Path(__file__).parents[2] / ".failures"
MARGIN_SECONDS: Final = 5
"""Stack traces are dumped this long before the time limit of a test."""
GRACE_SECONDS: Final = 60
"""The process is killed this long after the limit, if the test has swallowed the timeout exception."""

_SAVED: Final = pytest.StashKey[bool]()
_savers: list[Callable[[Path], None]] = []
_ended: list[Callable[[Path], None]] = []


@contextmanager
def saving(save: Callable[[Path], None], lasting: bool = False) -> Iterator[None]:
    """Call `save` with the folder of a test that fails in this block. `lasting`: until the end of that test."""
    _savers.append(save)
    try:
        yield
    finally:
        _savers.remove(save)
        if lasting:
            _ended.append(save)


def forget_ended() -> None:
    """At the end of a test, remove the lasting savers whose blocks have ended."""
    _ended.clear()


def folder_of(item: pytest.Item) -> Path:
    name = re.sub(r"[^\w.-]+", "-", item.nodeid.removeprefix("tests/"))
    return FOLDER / name[:150].strip("-")


def save(item: pytest.Item, error: BaseException | None) -> Path:
    """Run all savers. The traceback of a saver that fails is saved instead."""
    folder = folder_of(item)
    if not item.stash.get(_SAVED, False):  # left by an earlier run
        shutil.rmtree(folder, ignore_errors=True)
    item.stash[_SAVED] = True
    folder.mkdir(parents=True, exist_ok=True)
    if error is not None:
        (folder / "error.txt").write_text("".join(traceback.format_exception(error)), encoding="utf-8")
    stacks = _stacks_file()
    if stacks.is_file() and stacks.stat().st_size:
        shutil.copy(stacks, folder / "stacks.txt")
    for saver in (*_savers, *_ended):
        try:
            saver(folder)
        except Exception:  # noqa: BLE001 - a crashed browser must not hide the test failure
            with (folder / "not-saved.txt").open("a", encoding="utf-8") as file:
                traceback.print_exc(file=file)
    return folder


def _stacks_file() -> Path:
    return FOLDER / f"stacks-{os.getpid()}.txt"


def give_up(folder: Path) -> None:
    """Kill this process and its children because its test has ignored the time limit; there will be no report."""
    folder.mkdir(parents=True, exist_ok=True)
    stacks = _stacks_file()
    if stacks.is_file():
        shutil.copy(stacks, folder / "stacks.txt")
    print(f"a test did not stop at its limit; what is known about it: {folder}", file=sys.__stderr__, flush=True)
    for child in psutil.Process().children(recursive=True):  # servers, browsers, databases
        with suppress(psutil.NoSuchProcess):
            child.kill()
    os._exit(1)


@contextmanager
def stacks_before_limit(seconds: float, folder: Path) -> Iterator[None]:
    """Dump all stack traces shortly before the time limit of a test. `folder`: that of the test."""
    if seconds <= MARGIN_SECONDS:
        yield
        return
    path = _stacks_file()
    path.parent.mkdir(exist_ok=True)
    with path.open("w") as file:
        faulthandler.dump_traceback_later(seconds - MARGIN_SECONDS, file=file)
        last_resort = threading.Timer(seconds + GRACE_SECONDS, give_up, (folder,))
        last_resort.daemon = True
        last_resort.start()
        try:
            yield
        finally:
            last_resort.cancel()
            faulthandler.cancel_dump_traceback_later()
    path.unlink(missing_ok=True)  # a failed test has its own copy
