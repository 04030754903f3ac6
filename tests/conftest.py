"""What holds for all tests: fixed examples, one limit for each, and a folder with the evidence of each failure.

`pytest --rules` runs no test: it says which paragraphs of docs/rules no test holds, and fails if there are any.
`pytest --shuffle 7` runs the tests in a random order, the same for the same number. `pytest --explore 7` runs also what
takes too long for every run, with other deals: see `make explore`.
"""

import os
import signal
import time
from collections.abc import Generator, Iterator
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import Phase, settings

from coltexpress.arena import game
from coltexpress.bots.process import parent
from coltexpress.client import remote
from support import failures
from support.rules import COLLECTED, rule_problems

if TYPE_CHECKING:
    from support.keyboard import Terminal

settings.register_profile("fixed", deadline=None, derandomize=True, database=None)  # a busy machine is no bug
settings.register_profile("explore", deadline=None, max_examples=2000, print_blob=True, phases=list(Phase))
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))
UNLIMITED = 1e6  # seconds: longer than any test may take
STARTED = time.monotonic()
signal.signal(signal.SIGINT, signal.default_int_handler)  # it may be ignored in the background


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="list the rules that no test is marked with, and stop")
    parser.addoption("--explore", type=int, metavar="SEED", help="run also what is marked so, with this seed")
    parser.addoption("--seconds", type=float, help="start no test after so many seconds; a running one is finished")
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
        items.sort(
            key=lambda item: "tests/web/" in item.nodeid
        )  # a browser keeps an event loop that no other test can have


@pytest.fixture(scope="session", autouse=True)
def no_time_limits() -> Iterator[None]:
    """No process is given up because a busy machine makes it late. Bots and servers still know their own limits."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(parent, "START_UP", UNLIMITED)
        patch.setattr(parent, "GRACE", UNLIMITED)
        patch.setattr(game, "GRACE", UNLIMITED)
        patch.setattr(remote, "ANSWER_SECONDS", None)
        yield


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
    """Seconds, as pytest-timeout finds them."""
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
    if not session.config.option.rules or session.testsfailed:  # a module that cannot be read: pytest reports it
        return None
    problems = rule_problems(session.config.rootpath, session.items)
    print("\n".join(problems or ["every rule has a test"]))
    session.testsfailed = len(problems)
    return True
