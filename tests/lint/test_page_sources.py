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


def is_test(path: str) -> bool:
    return path.endswith((".test.ts", ".faked.ts")) or path.startswith("testing/")


def imported_from_outside() -> Iterator[Path]:
    """Files outside web/ that a module of the page imports by a relative path."""
    for module in (*WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.svelte")):
        if is_test(module.relative_to(WEB / "src").as_posix()):
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


A_GAME = r"""["'`](?:express|super)["'`]"""
A_GAME_ALLOWED = (
    Allowed("lib/game/targets.ts", '"express"', "only its moves have targets on the train"),
    Allowed("shell/demoTrains.ts", '"express"', "example views, for decoration"),
    Allowed("stage/layout/layout.ts", '"super"', "its bandits stand in order, in narrow cars without loot"),
    Allowed("stage/layout/placeText.ts", '"super"', "its bandits face a side and can be stunned"),
    Allowed("stage/motion/cards.ts", '"express"', "only its players have a hand"),
    Allowed("stage/motion/guns.ts", '"express"', "only its shots cost a bullet"),
    Allowed("stage/train/Train.svelte", '"express"', "only its bandits act one at a time"),
    Allowed("stage/train/Train.svelte", '"super"', "its bandits face a side and can be stunned"),
)


def test_only_a_games_own_folder_knows_which_game_it_is() -> None:
    found = [each for each in matches(A_GAME, without=("express/", "super/")) if not is_test(each[0])]
    assert offences(found, A_GAME_ALLOWED) == set(), "put it into the game's folder, or into `GameUI`"


SERVER_ACCESS = r"""\b(?:fetch|WebSocket|EventSource|XMLHttpRequest|sendBeacon)\b|["'`/]api/|lib/host/(?!host")\w+"""
SERVER_ACCESS_ALLOWED = (
    Allowed("main.ts", "lib/host/httpHost", "chooses the host of the page"),
    Allowed("lib/ui/sprite.ts", "fetch", "loads the drawings, which are a file of the page"),
)


def test_only_the_host_knows_the_server() -> None:
    found = matches(SERVER_ACCESS, without=("lib/host/",))
    assert offences(found, SERVER_ACCESS_ALLOWED) == set(), "use `host` of lib/host/host.ts"
