"""check_tests.py finds each kind of offence, with any form of import, and accepts everything else."""

import re
from pathlib import Path

import pytest

from lint.check_tests import ALLOWED, ROOT, Allowed, check, offences, page_offences


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("import time\ntime.sleep(1)", "time.sleep"),
        ("import time as t\nt.sleep(1)", "time.sleep"),
        ("from time import sleep\nsleep(0)", "time.sleep"),
        ("from time import sleep as nap\nsomething.wait = nap", "time.sleep"),
        ("import asyncio\nawait asyncio.sleep(0.1)", "asyncio.sleep"),
        ("from asyncio import sleep\nawait sleep(SECONDS)", "asyncio.sleep"),
        ("import asyncio\nworking.append(asyncio.sleep)", "asyncio.sleep"),
        ("page.wait_for_timeout(500)", "wait_for_timeout"),
        ("from random import Random\nRandom()", "Random()"),
        ("import random\nrandom.Random(None)", "Random()"),
        ("import random\nrandom.random()", "random.random"),
        ("from random import choice\nchoice(moves)", "random.choice"),
        ("import random as dice\ndice.SystemRandom()", "random.SystemRandom"),
        ("import secrets\nsecrets.token_hex(16)", "secrets.token_hex"),
        ("from secrets import randbelow\nrandbelow(6)", "secrets.randbelow"),
        ("from uuid import uuid4\nname = uuid4().hex", "uuid.uuid4"),
        ("import os\nos.urandom(8)", "os.urandom"),
        ("import pytest\n@pytest.mark.flaky(reruns=2)\ndef test_it(): pass", "flaky"),
        ("from flaky import flaky\n@flaky\ndef test_it(): pass", "flaky"),
        ("pytest.main(reruns=3)", "reruns"),
        ("import asyncio\nasyncio.run(asyncio.wait_for(work(), 60))", "asyncio.wait_for"),
        ("import asyncio\nawait asyncio.wait_for(work(), timeout=SECONDS)", "asyncio.wait_for"),
        ("import asyncio\nasync with asyncio.timeout(5): pass", "asyncio.timeout"),
        ("import asyncio\nawait asyncio.wait(tasks, timeout=5)", "asyncio.wait"),
        ("from websockets.asyncio.client import connect\nconnect(url)", "websockets.asyncio.client.connect"),
        ("def test_it():\n    import time\n    time.sleep(1)", "time.sleep"),
        ("process.communicate(timeout=5)", "communicate"),
        ("process.wait(timeout=SECONDS)", "wait"),
        ("thread.wait(0.5)", "wait"),
        ("import httpx\nhttpx.get(url)", "httpx.get"),
        ("import httpx\nwith httpx.Client(base_url=url) as client: pass", "httpx.Client"),
        ("from httpx import AsyncClient\nAsyncClient(timeout=5)", "httpx.AsyncClient"),
        ('page.wait_for_load_state("networkidle")', "networkidle"),
        ('page.goto(url, wait_until="networkidle")', "networkidle"),
    ],
)
def test_every_kind_of_offence_is_found(source: str, what: str, tmp_path: Path) -> None:
    (tmp_path / "tests" / "rules").mkdir(parents=True)
    (tmp_path / "tests" / "rules" / "test_it.py").write_text(source, encoding="utf-8")
    found = {offence.what for offence in offences("tests/rules/test_it.py", source)}
    assert what in found
    problems = check(tmp_path, allowed=())
    assert any(re.match(rf"tests/rules/test_it\.py:\d+: {re.escape(what)}: \w", line) for line in problems), problems
    assert check(tmp_path, [Allowed("tests/rules/test_it.py", each, "a reason") for each in found]) == []


def test_an_offence_names_its_line() -> None:
    source = "import time\n\n\ndef test_it():\n    time.sleep(1)\n"
    assert [offence.line for offence in offences("test_it.py", source)] == [5]


@pytest.mark.parametrize(
    "source",
    [
        "import asyncio\nawait asyncio.sleep(0)",
        "from random import Random\nRandom(1).random()",
        "import random\ndice = random.Random(seed)",
        "from random import Random\ndef play(random: Random): return random.random()",
        "import asyncio\nawait asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)",
        "import asyncio\nawait asyncio.wait_for(work(), None)",
        "import time\ntime.monotonic()",
        "page.locator('.seats').wait_for()",
        "secrets = found_in(text)\nsecrets.append('time.sleep(1)')",
        "from uuid import UUID\nUUID(int=7)",
        "process.communicate()",
        "process.wait(timeout=None)",
        "import httpx\nhttpx.get(url, timeout=PATIENT)",
        "import httpx\nhttpx.Client(**options)",
        "import httpx\nerror = httpx.HTTPError",
        'page.goto(url, wait_until="load")',
    ],
)
def test_deterministic_code_is_allowed(source: str) -> None:
    assert offences("test_it.py", source) == []


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("await new Promise((done) => setTimeout(done, 50));", "setTimeout"),
        ("await vi.waitFor(() => expect(shown).toBe(true));", "waitFor"),
        ("const salt = Math.random();", "Math.random"),
        ("vi.useFakeTimers();\nconst salt = Math.random();", "Math.random"),
    ],
)
def test_offences_in_tests_of_the_page_are_found(source: str, what: str, tmp_path: Path) -> None:
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "it.test.ts").write_text(source, encoding="utf-8")
    [problem] = check(tmp_path, allowed=())
    assert problem.startswith(f"web/src/it.test.ts:{len(source.splitlines())}: {what}: ")


@pytest.mark.parametrize("source", ["vi.useFakeTimers();\nsetTimeout(done, 50);", "vi.fn(setTimeout);"])
def test_fake_timers_are_allowed_in_tests_of_the_page(source: str) -> None:
    assert page_offences("it.test.ts", source) == []


def test_an_unused_exception_is_an_offence(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    assert check(tmp_path, [Allowed("tests/test_it.py", "time.sleep", "none")]) == [
        "tests/test_it.py:0: time.sleep: allowed in check_tests.py, but not found"
    ]


def test_all_tests_of_the_project_pass() -> None:
    assert check(ROOT) == []
    assert all(each.reason for each in ALLOWED)
