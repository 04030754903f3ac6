"""The sources of the page: what they may mention, and the files outside web/ that the build has to know."""

import re
import runpy
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILD = runpy.run_path(str(WEB / "scripts" / "build.py"))
RELATIVE = re.compile(r"""["'](\.\.?/[^"'\n]+)["']""")


def imported_from_outside() -> Iterator[Path]:
    """Files outside web/ that a module of the page imports by a relative path."""
    for module in (*WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.svelte")):
        if module.name.endswith((".test.ts", ".faked.ts")) or module.parent.name == "testing":
            continue
        for path in RELATIVE.findall(module.read_text(encoding="utf-8")):
            target = (module.parent / path).resolve()
            if target.is_relative_to(ROOT) and not target.is_relative_to(WEB):
                yield target if target.suffix else target.with_suffix(".ts")


def test_build_knows_all_imports_from_outside() -> None:
    known = set(BUILD["sources"]())
    imported = set(imported_from_outside())
    assert imported
    assert imported - known == set()


def test_changes_outside_rebuild_the_wheel() -> None:
    keys = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["uv"]["cache-keys"]
    covered = {file for key in keys if "file" in key for file in ROOT.glob(key["file"])}
    outside = {file for pattern in BUILD["OUTSIDE_WEB"] for file in ROOT.glob(pattern)}
    assert len(outside) > 1
    assert outside - covered == set()


class Allowed(NamedTuple):
    """An exception for one file."""

    path: str
    what: str
    reason: str


def offences(found: Iterable[tuple[str, str]], allowed: Iterable[Allowed]) -> set[tuple[str, str]]:
    """What is found in a file without being allowed, and what is allowed without being found."""
    return set(found) ^ {(each.path, each.what) for each in allowed}


def matches(pattern: str, *, without: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The file and the text of each match, outside of the folders `without`."""
    for module in (*WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.svelte")):
        path = module.relative_to(WEB / "src").as_posix()
        if not path.startswith(without):
            for found in re.findall(pattern, module.read_text(encoding="utf-8")):
                yield path, found


SERVER_ACCESS = r"""\b(?:fetch|WebSocket|EventSource|XMLHttpRequest|sendBeacon)\b|["'`/]api/|lib/host/(?!host")\w+"""
SERVER_ACCESS_ALLOWED = (
    Allowed("main.ts", "lib/host/httpHost", "chooses the host of the page"),
    Allowed("lib/ui/sprite.ts", "fetch", "loads the drawings, which are a file of the page"),
)


def test_only_the_host_knows_the_server() -> None:
    found = matches(SERVER_ACCESS, without=("lib/host/",))
    assert offences(found, SERVER_ACCESS_ALLOWED) == set(), "use `host` of lib/host/host.ts"
