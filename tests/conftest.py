"""`pytest --rules` runs no test: it says which paragraphs of docs/rules no test holds, and fails if there are any."""

import re

import pytest
from hypothesis import settings

settings.register_profile("coltexpress", parent=settings(), deadline=None)  # a busy machine is no bug
settings.load_profile("coltexpress")


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


def rule_problems(session: pytest.Session) -> list[str]:
    written = {
        rule: None
        for page in sorted((session.config.rootpath / "docs" / "rules").glob("*.md"))
        for rule in re.findall(r"^- ([A-Z]+-\d+) ", page.read_text(encoding="utf-8"), re.MULTILINE)
    }
    held: set[str] = set()
    problems = [] if written else ["docs/rules holds no rule"]
    for item in session.items:
        # A test that is skipped or expected to fail holds nothing.
        idle = any(item.get_closest_marker(name) for name in ("skip", "skipif", "xfail"))
        for mark in item.iter_markers("rule"):
            problems += [f"{item.nodeid}: there is no rule {rule}" for rule in mark.args if rule not in written]
            problems += [f"{item.nodeid}: a rule mark without an id"] * (not mark.args)
            if not idle:
                held.update(mark.args)
    return sorted(set(problems)) + [f"{rule} has no test" for rule in written if rule not in held]
