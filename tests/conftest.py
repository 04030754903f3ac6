"""Shared test configuration: fixed Hypothesis examples, one time limit, diagnostics of failures.

`pytest --rules` runs no tests: it lists rules without a test, and fails if there are any.
`--shuffle N` randomizes the order, with seed N. `--explore N` also runs slow tests, with other seeds: see
`make explore`.
"""

import logging
import os
import signal
import time
from collections.abc import Generator, Iterator
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import Phase, settings

from support import failures, limits
from support.rules import COLLECTED, rule_problems

if TYPE_CHECKING:
    from support.keyboard import Terminal

settings.register_profile("fixed", deadline=None, derandomize=True, database=None)  # a busy machine must not fail tests
settings.register_profile("explore", deadline=None, max_examples=2000, print_blob=True, phases=list(Phase))
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))
limits.lift()
STARTED = time.monotonic()
os.environ |= {"NO_PROXY": "127.0.0.1,localhost", "no_proxy": "127.0.0.1,localhost"}  # also for child processes
signal.signal(signal.SIGINT, signal.default_int_handler)  # background jobs may ignore it


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="list the rules that no test is marked with, and stop")
    parser.addoption("--explore", type=int, metavar="SEED", help="also run the tests marked `explore`, with this seed")
    parser.addoption("--seconds", type=float, help="start no test after this many seconds; a running test is finished")
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run the tests in a random order")


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.config.option.seconds is not None and time.monotonic() >= STARTED + item.config.option.seconds:
        pytest.skip("the time is up")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[COLLECTED] = list(items)
    if config.option.explore is None:
        items[:] = [item for item in items if not item.get_closest_marker("explore")]
    if config.option.shuffle is not None:
        Random(config.option.shuffle).shuffle(items)
        items.sort(key=lambda item: "tests/web/" in item.nodeid)  # a browser's event loop stays in the process


@pytest.fixture(autouse=True)
def unchanged_logging() -> Iterator[None]:
    """Undo the log settings of commands that run in this process: other tests check what is logged."""
    root = logging.getLogger()
    level, handlers = root.level, [*root.handlers]
    yield
    root.setLevel(level)
    for handler in [*root.handlers]:
        if handler not in handlers:
            root.removeHandler(handler)


@pytest.fixture(scope="session")
def seed(pytestconfig: pytest.Config) -> int:
    """The seed of a test: always the same, except with `--explore`."""
    return 1 if pytestconfig.option.explore is None else int(pytestconfig.option.explore)


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> "Terminal":
    """Runs the command line in this process."""
    from support.keyboard import Terminal

    return Terminal(capsys, monkeypatch)


def _limit(config: pytest.Config) -> float:
    """The time limit of a test in seconds, from the sources that pytest-timeout uses."""
    return float(os.environ.get("PYTEST_TIMEOUT") or config.getini("timeout") or 0)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    try:
        with failures.stacks_before_limit(_limit(item.config), failures.folder_of(item)):
            return (yield)
    finally:
        failures.forget_ended()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        folder = failures.save(item, call.excinfo.value if call.excinfo else None)
        report.sections.append(("evidence", f"{folder}: {', '.join(sorted(file.name for file in folder.iterdir()))}"))
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    if not session.config.option.rules or session.testsfailed:  # pytest reports modules that cannot be imported
        return None
    problems = rule_problems(session.config.rootpath, session.items)
    print("\n".join(problems or ["every rule has a test"]))
    session.testsfailed = len(problems)
    return True
