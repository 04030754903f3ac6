"""Compiles the engine with mypyc and builds the page while the wheel is built, each where it can be done.

Without the one the wheel is plain Python, without the other its server has no page. The modules to compile are the
globs `compile` in pyproject.toml; the page is made by web/scripts/build.py. All of it happens in a temporary directory.
COLTEXPRESS_PLAIN=1 asks for a plain wheel, COLTEXPRESS_PAGELESS=1 for one without the page.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from textwrap import shorten
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Not a hook of setuptools: this runs by itself, where mypyc may write what it likes and exit as it likes.
# The configuration file is named so that nobody's own mypy settings change what is built.
SETUP = """\
import sys
from mypyc.build import mypycify
from setuptools import setup

mypy_options = ["--config-file=mypy.ini", "--cache-dir=/dev/null", "--explicit-package-bases"]
setup(
    name="coltexpress-engine",
    packages=[],
    py_modules=[],
    script_args=["build_ext", "--build-lib=compiled", "--build-temp=objects"],
    ext_modules=mypycify(
        [*mypy_options, *sys.argv[1:]], opt_level="3", debug_level="0", group_name="coltexpress"
    ),
)
"""


class EngineAndPage(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside their sources, and the page."""

    PLUGIN_NAME = "custom"

    workshop: Path | None = None

    def dependencies(self) -> list[str]:
        """Node, if it is needed: a page that is there already need not be built."""
        return [] if asked_for("PAGELESS") or built_page(Path(self.root)) else [self.config["node"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.workshop = Path(tempfile.mkdtemp(prefix="coltexpress-"))
        self.add_engine(build_data)
        self.add_page(build_data)

    def add_engine(self, build_data: dict[str, Any]) -> None:
        if asked_for("PLAIN"):
            notice_plain("COLTEXPRESS_PLAIN is set")
            return
        assert self.workshop is not None
        try:
            compiled = compile_modules(Path(self.root), self.workshop / "engine", self.config["compile"])
        except subprocess.CalledProcessError as failure:
            notice_plain(f"the engine did not compile: {first_error(failure.output)}")
        except Exception as failure:  # noqa: BLE001 - whatever goes wrong here, the plain engine works
            notice_plain(f"the engine did not compile: {failure}")
        else:
            build_data["force_include"].update(compiled)
            build_data["infer_tag"] = True
            build_data["pure_python"] = False

    def add_page(self, build_data: dict[str, Any]) -> None:
        if asked_for("PAGELESS"):
            notice_pageless("COLTEXPRESS_PAGELESS is set")
            return
        assert self.workshop is not None
        try:
            page = built_page(Path(self.root)) or build_page(Path(self.root), self.workshop / "page")
        except subprocess.CalledProcessError as failure:
            notice_pageless(f"the page was not built: {first_error(failure.output)}")
        except Exception as failure:  # noqa: BLE001 - whatever goes wrong here, programs can play
            notice_pageless(f"the page was not built: {failure}")
        else:
            files = [file for file in page.rglob("*") if file.is_file() and not file.name.startswith(".")]
            build_data["force_include"].update(
                {str(file): f"coltexpress/web/{file.relative_to(page).as_posix()}" for file in files}
            )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop is not None:
            shutil.rmtree(self.workshop, ignore_errors=True)


def asked_for(what: str) -> bool:
    return os.environ.get(f"COLTEXPRESS_{what}", "0") not in {"", "0"}


def compile_modules(root: Path, workshop: Path, globs: list[str]) -> dict[str, str]:
    """Returns each compiled file and its place in the wheel."""
    source = root / "src"
    modules = {module for glob in globs for module in root.glob(glob) if module.name != "__init__.py"}
    if not modules:
        raise FileNotFoundError(f"no module matches {globs}")
    shutil.copytree(source, workshop, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    (workshop / "mypy.ini").write_text("[mypy]\n")
    (workshop / "setup.py").write_text(SETUP)
    paths = sorted(str(module.relative_to(source)) for module in modules)
    subprocess.run(  # noqa: S603
        [sys.executable, "setup.py", *paths],
        cwd=workshop,
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    compiled = workshop / "compiled"
    libraries = [file for file in compiled.rglob("*") if file.suffix in {".so", ".pyd"}]
    return {str(file): file.relative_to(compiled).as_posix() for file in libraries}


BUILD_PAGE = Path("web", "scripts", "build.py")


def built_page(root: Path) -> Path | None:
    """The page as it lies in a checkout, if it is made of what web/ is now."""
    script = root / BUILD_PAGE
    if not script.is_file() or subprocess.run([sys.executable, script, "--check"], check=False).returncode:  # noqa: S603
        return None
    return root / "web" / "dist"


def build_page(root: Path, workshop: Path) -> Path:
    """Build it of a copy, so that nothing in a checkout is touched."""
    beside = shutil.ignore_patterns("node_modules", "dist*", "dev", "__pycache__")
    shutil.copytree(root / "web", workshop / "web", ignore=beside)
    shutil.copytree(root / "src" / "coltexpress" / "i18n", workshop / "src" / "coltexpress" / "i18n")
    subprocess.run(  # noqa: S603
        [sys.executable, workshop / BUILD_PAGE],
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return workshop / "web" / "dist"


def first_error(output: str) -> str:
    """What a person has to mend first, out of all that mypyc and the C compiler said, or npm."""
    lines = output.strip().splitlines() or ["no reason given"]
    return next((line for line in lines if "error: " in line or "npm error" in line), lines[-1])


def notice_plain(reason: str) -> None:
    notice(f"building plain Python, which is slower: {reason}")


def notice_pageless(reason: str) -> None:
    notice(f"building without the web page, for programs only: {reason}")


def notice(told: str) -> None:
    print(f"coltexpress: {shorten(told, 340)}", file=sys.stderr)
