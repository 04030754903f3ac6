import pytest

from support.rules import COLLECTED, rule_problems


def test_every_rule_has_a_test(pytestconfig: pytest.Config) -> None:
    """All tests of rules are in tests/rules."""
    collected = pytestconfig.stash[COLLECTED]
    folder = pytestconfig.rootpath / "tests" / "rules"
    files = {item.path for item in collected}
    if any("::" in each for each in pytestconfig.args) or not files >= set(folder.rglob("test_*.py")):
        pytest.skip("not all tests of rules were collected; `make rules` does that")
    problems = rule_problems(pytestconfig.rootpath, [item for item in collected if folder in item.path.parents])
    assert problems == []
