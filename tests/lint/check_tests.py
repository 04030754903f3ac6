"""Rejects code that makes a test depend on chance or on the speed of the machine: `python tests/lint/check_tests.py`.

Imports are resolved, so `from time import sleep as nap` is found like `time.sleep`.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]


class Offence(NamedTuple):
    path: str
    line: int
    what: str
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}: {self.message}"


class Allowed(NamedTuple):
    """An exception for one file."""

    path: str
    what: str
    reason: str


ALLOWED: Final = (
    Allowed("tests/support/waiting.py", "time.sleep", "the pause between two checks of a condition"),
    Allowed("tests/support/waiting.py", "asyncio.sleep", "the pause between two checks of a condition"),
    Allowed("tests/support/waiting.py", "websockets.asyncio.client.connect", "called without a time limit"),
    Allowed("tests/explore.py", "secrets.randbits", "the seed of `make explore`, which is printed"),
    Allowed("tests/explore.py", "communicate", "`make explore` ends at a given time, and is not a test"),
    Allowed("tests/mutants/running.py", "communicate", "the time for all mutants; one that takes longer has no result"),
)

SLEEP: Final = "wait for a condition, with support.waiting"
LIMIT: Final = "waits have no limit of their own; the test has one"
CHANCE: Final = "use a seed, so that every run is the same"
AGAIN: Final = "failed tests are not repeated"

IDLE: Final = "it waits for half a second without requests: wait for what the page shows"
CLIENT: Final = "without `timeout` it has a limit of five seconds: pass support.waiting.PATIENT"
SOCKET: Final = "it has a time limit: use support.waiting.patient_socket"

SLEEPS: Final = frozenset({"time.sleep", "asyncio.sleep", "anyio.sleep", "trio.sleep"})
CHANCES: Final = frozenset({"os.urandom", "os.getrandom", "uuid.uuid1", "uuid.uuid4"})
LIMITS: Final = {"asyncio.wait_for": 1, "asyncio.timeout": 0, "asyncio.timeout_at": 0, "asyncio.wait": 9}
"""The index of the time limit among the positional arguments."""
PROCESSES: Final = frozenset({"communicate", "wait"})
"""Methods of processes and threads."""
CLIENTS: Final = frozenset(
    f"httpx.{name}"
    for name in (
        "AsyncClient",
        "Client",
        "delete",
        "get",
        "head",
        "options",
        "patch",
        "post",
        "put",
        "request",
        "stream",
    )
)
PAGE: Final = {"setTimeout": SLEEP, "setInterval": SLEEP, "waitFor": SLEEP, "Math.random": CHANCE}
"""What unit tests of the page may not call."""
RERUNS: Final = frozenset({"flaky", "rerun", "reruns", "pytest_rerunfailures"})


def offences(path: str, source: str) -> list[Offence]:
    """All offences in a file, in line order."""
    tree = ast.parse(source, path)
    names = imported(tree)
    fine = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call) and only_yields(node, names)}
    return sorted(
        {
            Offence(path, node.lineno, what, message)
            for node in ast.walk(tree)
            if isinstance(node, ast.expr | ast.stmt | ast.keyword) and id(node) not in fine
            for what, message in offences_of(node, names)
        }
    )


def imported(tree: ast.AST) -> dict[str, str]:
    """The full names of all imported names, in any scope."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for each in node.names:
                bound = each.asname or each.name.partition(".")[0]
                names[bound] = each.name if each.asname else bound
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {each.asname or each.name: f"{node.module}.{each.name}" for each in node.names}
    return names


def dotted(node: ast.AST, names: dict[str, str]) -> str:
    """The full name that an expression refers to, such as `time.sleep`; empty if it is not imported."""
    if isinstance(node, ast.Name):
        return names.get(node.id, "")
    if isinstance(node, ast.Attribute) and (owner := dotted(node.value, names)):
        return f"{owner}.{node.attr}"
    return ""


def only_yields(call: ast.Call, names: dict[str, str]) -> bool:
    """`asyncio.sleep(0)` only yields to other tasks."""
    return dotted(call.func, names) == "asyncio.sleep" and len(call.args) == 1 and is_literal(call.args[0], 0)


def offences_of(node: ast.AST, names: dict[str, str]) -> Iterator[tuple[str, str]]:
    match node:
        case ast.Call():
            yield from wrong_call(node, dotted(node.func, names))
        case ast.Name() | ast.Attribute():
            yield from wrong_name(node, dotted(node, names))
        case ast.ImportFrom(module=str(name)) | ast.keyword(arg=str(name)) if name in RERUNS:
            yield name, AGAIN


def wrong_name(node: ast.Name | ast.Attribute, name: str) -> Iterator[tuple[str, str]]:
    """Names that may not be used at all, because they could be passed to a caller."""
    module, _, member = name.rpartition(".")
    if name in SLEEPS:
        yield name, SLEEP
    elif name == "websockets.asyncio.client.connect":
        yield name, SOCKET
    elif name in CHANCES or module == "secrets" or (module == "random" and member != "Random"):
        yield name, CHANCE
    elif isinstance(node, ast.Attribute) and node.attr == "wait_for_timeout":
        yield node.attr, SLEEP
    elif isinstance(node, ast.Attribute) and node.attr in RERUNS:
        yield node.attr, AGAIN
    elif name.partition(".")[0] in RERUNS:
        yield name, AGAIN


def wrong_call(call: ast.Call, name: str) -> Iterator[tuple[str, str]]:
    """Calls with forbidden arguments."""
    if name == "random.Random" and (not call.args or is_literal(call.args[0], None)):
        yield "Random()", CHANCE
    elif name in LIMITS:
        named = [each.value for each in call.keywords if each.arg in ("timeout", "delay", "when")]
        limits = [*call.args[LIMITS[name] :][:1], *named]
        if any(not is_literal(limit, None) for limit in limits):
            yield name, LIMIT
    elif name in CLIENTS:
        limits = [each.value for each in call.keywords if each.arg == "timeout"]
        if not any(each.arg is None for each in call.keywords) and not limits:
            yield name, CLIENT
        if any(isinstance(limit, ast.Constant) and limit.value is not None for limit in limits):
            yield name, LIMIT
    elif isinstance(call.func, ast.Attribute) and call.func.attr in PROCESSES:
        limits = [each.value for each in call.keywords if each.arg == "timeout"]
        limits += [each for each in call.args if isinstance(each, ast.Constant) and isinstance(each.value, int | float)]
        if any(not is_literal(limit, None) for limit in limits):
            yield call.func.attr, LIMIT
    if any(isinstance(each, ast.Constant) and each.value == "networkidle" for each in values_of(call)):
        yield "networkidle", IDLE


def values_of(call: ast.Call) -> list[ast.expr]:
    return [*call.args, *(each.value for each in call.keywords)]


def page_offences(path: str, source: str) -> list[Offence]:
    """Offences in a unit test of the page. With fake timers, time passes only when the test advances it."""
    faked = "useFakeTimers(" in source
    return [
        Offence(path, number, what, message)
        for number, line in enumerate(source.splitlines(), 1)
        for what, message in PAGE.items()
        if re.search(rf"\b{re.escape(what)}\(", line) and not (faked and message == SLEEP)
    ]


def is_literal(node: ast.AST, value: object) -> bool:
    return isinstance(node, ast.Constant) and node.value is value


def all_offences(root: Path) -> Iterator[Offence]:
    for folder, pattern, offences_in in (("tests", "*.py", offences), ("web/src", "*.test.ts", page_offences)):
        for file in sorted((root / folder).rglob(pattern)):
            yield from offences_in(file.relative_to(root).as_posix(), file.read_text(encoding="utf-8"))


def check(root: Path, allowed: Iterable[Allowed] = ALLOWED) -> list[str]:
    """Offences in all tests that are not allowed, and unused entries of `allowed`."""
    found = list(all_offences(root))
    excused = {(each.path, each.what) for each in allowed}
    met = {(offence.path, offence.what) for offence in found}
    wrong = [str(offence) for offence in found if (offence.path, offence.what) not in excused]
    return wrong + [
        f"{each.path}:0: {each.what}: allowed in check_tests.py, but not found"
        for each in allowed
        if (each.path, each.what) not in met
    ]


def main() -> int:
    wrong = check(ROOT)
    print("\n".join(wrong) if wrong else "tests: no chance, no sleep")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
