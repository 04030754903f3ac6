import os
import subprocess
import sys

import pytest


def test_every_rule_has_a_test(pytestconfig: pytest.Config) -> None:
    """In a process of its own: this run may have been told to select a few tests only. They all are in tests/rules."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    rules = subprocess.run(
        [sys.executable, "-m", "pytest", "--rules", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/rules"],
        cwd=pytestconfig.rootpath,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if rules.returncode != 0:
        pytest.fail(rules.stdout + rules.stderr, pytrace=False)
