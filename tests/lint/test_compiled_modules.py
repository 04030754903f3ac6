"""pyproject.toml compiles every module of the engine and the games except these."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
INTERPRETED = {
    "engine/contract.py": "protocols, which mypyc does not compile to anything faster",
    "engine/errors.py": "exceptions: they are pickled, and subclassed outside the engine",
    "engine/json_types.py": "defines only type aliases",
    "engine/notation/move_reader.py": "parses text: rare, and never in a search",
    "engine/notation/reader.py": "parses text: rare, and never in a search",
    "engine/notation/rows.py": "parses and prints text",
    "engine/play/driver.py": "drives one game; searches and random play have their own compiled loops",
    "engine/play/match.py": "drives one game at the speed of people",
    "engine/play/record.py": "reads and writes records, with dataclasses",
    "engine/registry.py": "looks up a game by its slug",
    "engine/rules.py": "is generic, which native classes of mypyc cannot be",
    "engine/view_types.py": "TypeScript is generated from its annotations, which mypyc does not keep",
    "games/express/view_types.py": "as above",
    "games/superexpress/view_types.py": "as above",
}


def test_every_other_module_is_compiled() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    globs = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compile"]
    package = ROOT / "src" / "coltexpress"
    matching = {file.relative_to(package).as_posix() for glob in globs for file in ROOT.glob(glob)}
    compiled = {module for module in matching if not module.endswith("/view_types.py")}  # see hatch_build.py
    modules = {
        file.relative_to(package).as_posix()
        for part in ("engine", "games")
        for file in (package / part).rglob("*.py")
        if file.name != "__init__.py"
    }
    assert modules - compiled == set(INTERPRETED)
    assert [glob for glob in globs if not any(ROOT.glob(glob))] == []
