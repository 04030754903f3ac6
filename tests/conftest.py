"""`pytest --rules` runs no test: it says which paragraphs of docs/rules no test holds, and fails if there are any."""

import re
import signal
from pathlib import Path

import pytest
from hypothesis import settings

import coltexpress

settings.register_profile("coltexpress", parent=settings(), deadline=None)  # a busy machine is no bug
settings.load_profile("coltexpress")
signal.signal(signal.SIGINT, signal.default_int_handler)  # it may be ignored in the background


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="list the rules that no test is marked with, and stop")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    if not session.config.option.rules or session.testsfailed:  # a module that cannot be read: pytest reports it
        return None
    problems = rule_problems(session)
    print("\n".join(problems or ["every rule has a test"]))
    session.testsfailed = len(problems)
    return True


def rules_of(page: Path) -> list[str]:
    """The ids of a page's paragraphs."""
    return re.findall(r"^- ([A-Z]+-\d+) ", page.read_text(encoding="utf-8"), re.MULTILINE) if page.is_file() else []


def rule_problems(session: pytest.Session) -> list[str]:
    pages = sorted((session.config.rootpath / "docs" / "rules").glob("*.md"))
    written = {rule: None for page in pages for rule in rules_of(page)}
    held: set[str] = set()
    problems = [
        f"docs/rules/{game.slug}.md holds no rule"
        for game in coltexpress.games()
        if not rules_of(session.config.rootpath / "docs" / "rules" / f"{game.slug}.md")
    ]
    for item in session.items:
        # A test that is skipped or expected to fail holds nothing.
        idle = any(item.get_closest_marker(name) for name in ("skip", "skipif", "xfail"))
        for mark in item.iter_markers("rule"):
            problems += [f"{item.nodeid}: there is no rule {rule}" for rule in mark.args if rule not in written]
            problems += [f"{item.nodeid}: a rule mark without an id"] * (not mark.args)
            if not idle:
                held.update(mark.args)
    return sorted(set(problems)) + [f"{rule} has no test" for rule in written if rule not in held]
