"""Checks which rules in docs/rules have tests."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

import coltexpress

COLLECTED: Final = pytest.StashKey[list[pytest.Item]]()
"""All collected tests, before deselection."""


def rules_of(page: Path) -> list[str]:
    """The rule ids on a page."""
    return re.findall(r"^- ([A-Z]+-\d+) ", page.read_text(encoding="utf-8"), re.MULTILINE) if page.is_file() else []


def rule_problems(root: Path, items: Sequence[pytest.Item]) -> list[str]:
    """Rules without a test, and marks without a rule."""
    pages = sorted((root / "docs" / "rules").glob("*.md"))
    written = {rule: None for page in pages for rule in rules_of(page)}
    held: set[str] = set()
    problems = [
        f"docs/rules/{game.slug}.md holds no rule"
        for game in coltexpress.all_games()
        if not rules_of(root / "docs" / "rules" / f"{game.slug}.md")
    ]
    for item in items:
        # Skipped tests and expected failures do not count.
        idle = any(item.get_closest_marker(name) for name in ("skip", "skipif", "xfail"))
        for mark in item.iter_markers("rule"):
            problems += [f"{item.nodeid}: there is no rule {rule}" for rule in mark.args if rule not in written]
            problems += [f"{item.nodeid}: a rule mark without an id"] * (not mark.args)
            if not idle:
                held.update(mark.args)
    return sorted(set(problems)) + [f"{rule} has no test" for rule in written if rule not in held]
