"""Compiles the engine with mypyc while the wheel is built; where that cannot be done, the wheel is plain Python.

The modules to compile are the globs `compile` in pyproject.toml. Everything happens in a temporary directory.
COLTEXPRESS_PLAIN=1 asks for a plain wheel.
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


class CompileEngine(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside their sources."""

    PLUGIN_NAME = "custom"

    workshop: str | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if os.environ.get("COLTEXPRESS_PLAIN", "0") not in {"", "0"}:
            notice("COLTEXPRESS_PLAIN is set")
            return
        self.workshop = tempfile.mkdtemp(prefix="coltexpress-")
        try:
            compiled = compile_modules(Path(self.root), Path(self.workshop), self.config["compile"])
        except subprocess.CalledProcessError as failure:
            notice(f"the engine did not compile: {first_error(failure.output)}")
        except Exception as failure:  # noqa: BLE001 - whatever goes wrong here, the plain engine works
            notice(f"the engine did not compile: {failure}")
        else:
            build_data["force_include"].update(compiled)
            build_data["infer_tag"] = True
            build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop is not None:
            shutil.rmtree(self.workshop, ignore_errors=True)


def compile_modules(root: Path, workshop: Path, globs: list[str]) -> dict[str, str]:
    """Returns each compiled file and its place in the wheel."""
    source = root / "src"
    modules = {module for glob in globs for module in root.glob(glob) if module.name != "__init__.py"}
    if not modules:
        raise FileNotFoundError(f"no module matches {globs}")
    shutil.copytree(source, workshop, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
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


def first_error(output: str) -> str:
    """What a person has to mend first, out of all that mypyc and the C compiler said."""
    lines = output.strip().splitlines() or ["no reason given"]
    return next((line for line in lines if "error: " in line), lines[-1])


def notice(reason: str) -> None:
    print(f"coltexpress: building plain Python, which is slower: {shorten(reason, 300)}", file=sys.stderr)
