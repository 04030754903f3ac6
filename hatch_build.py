"""Build hook for the wheel: compiles the engine with mypyc and builds the web page.

Both steps are optional: if the first fails the wheel is plain Python, if the second fails its server has no page. The
globs `compile` in pyproject.toml select the modules to compile; web/scripts/build.py builds the page. All files are
written to a temporary directory. COLTEXPRESS_PLAIN=1 requests a plain wheel, COLTEXPRESS_PAGELESS=1 one without the
page.
"""

import ast
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from textwrap import shorten
from typing import Any, TypeAlias

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BuildData: TypeAlias = dict[str, Any]  # Any: hatchling defines no type for it; the values differ by key

# Runs in a process of its own, because mypyc writes files and may exit.
# The configuration file is explicit, so that the user's mypy settings do not affect the build.
# Functions are hidden, because the C compiler inlines no function that another library could replace (10 to 14 % fewer
# instructions). Windows hides them by default.
SETUP = """\
import os
import sys
from mypyc.build import mypycify
from setuptools import setup

mypy_options = ["--config-file=mypy.ini", "--cache-dir=/dev/null", "--explicit-package-bases"]
modules = mypycify([*mypy_options, *sys.argv[1:]], opt_level="3", debug_level="0", group_name="coltexpress")
if os.name != "nt":
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden"]
setup(
    name="coltexpress-engine",
    packages=[],
    py_modules=[],
    script_args=["build_ext", "--build-lib=compiled", "--build-temp=objects"],
    ext_modules=modules,
)
"""


class EngineAndPage(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules (beside their sources) and the page to the wheel."""

    PLUGIN_NAME = "custom"

    work_directory: Path | None = None

    def dependencies(self) -> list[str]:
        """Node, unless the page is already built or not wanted."""
        return [] if is_set("PAGELESS") or built_page(Path(self.root)) else [self.config["node"]]

    def initialize(self, version: str, build_data: BuildData) -> None:
        if version == "editable":
            return
        self.work_directory = Path(tempfile.mkdtemp(prefix="coltexpress-"))
        self.add_engine(build_data)
        self.add_page(build_data)

    def add_engine(self, build_data: BuildData) -> None:
        if is_set("PLAIN"):
            notice_plain("COLTEXPRESS_PLAIN is set")
            return
        assert self.work_directory is not None
        try:
            compiled = compile_modules(Path(self.root), self.work_directory / "engine", self.config["compile"])
        except subprocess.CalledProcessError as failure:
            notice_plain(f"the engine did not compile: {first_error(failure.output)}")
        except Exception as failure:  # noqa: BLE001 - after any failure the plain engine still works
            notice_plain(f"the engine did not compile: {failure}")
        else:
            build_data["force_include"].update(compiled)
            build_data["infer_tag"] = True
            build_data["pure_python"] = False

    def add_page(self, build_data: BuildData) -> None:
        if is_set("PAGELESS"):
            notice_pageless("COLTEXPRESS_PAGELESS is set")
            return
        assert self.work_directory is not None
        try:
            page = built_page(Path(self.root)) or build_page(Path(self.root), self.work_directory / "page")
        except subprocess.CalledProcessError as failure:
            notice_pageless(f"the page was not built: {first_error(failure.output)}")
        except Exception as failure:  # noqa: BLE001 - after any failure the server still works for other clients
            notice_pageless(f"the page was not built: {failure}")
        else:
            files = [file for file in page.rglob("*") if file.is_file() and not file.name.startswith(".")]
            build_data["force_include"].update(
                {str(file): f"coltexpress/web/{file.relative_to(page).as_posix()}" for file in files}
            )

    def finalize(self, version: str, build_data: BuildData, artifact_path: str) -> None:
        if self.work_directory is not None:
            shutil.rmtree(self.work_directory, ignore_errors=True)


def is_set(name: str) -> bool:
    return os.environ.get(f"COLTEXPRESS_{name}", "0") not in {"", "0"}


def compile_modules(root: Path, work_directory: Path, globs: list[str]) -> dict[str, str]:
    """Compile the modules; returns the compiled files with their paths in the wheel."""
    source = root / "src"
    modules = {module for glob in globs for module in root.glob(glob) if module.name != "__init__.py"}
    if not modules:
        raise FileNotFoundError(f"no module matches {globs}")
    shutil.copytree(source, work_directory, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    (work_directory / "mypy.ini").write_text("[mypy]\n")
    (work_directory / "setup.py").write_text(SETUP)
    paths = sorted(str(module.relative_to(source)) for module in modules)
    for path in paths:
        keep_docstrings(work_directory / path)
    subprocess.run(  # noqa: S603
        [sys.executable, "setup.py", *paths],
        cwd=work_directory,
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    compiled = work_directory / "compiled"
    libraries = [file for file in compiled.rglob("*") if file.suffix in {".so", ".pyd"}]
    return {str(file): file.relative_to(compiled).as_posix() for file in libraries}


def keep_docstrings(module: Path) -> None:
    """Set the docstrings of classes at the end of a module, because mypyc drops them."""
    source = module.read_text(encoding="utf-8")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    documented = [(node.name, doc) for node in classes if (doc := ast.get_docstring(node))]
    lines = [f'setattr({name}, "__doc__", {doc!r})\n' for name, doc in documented]
    module.write_text(source + "".join(lines), encoding="utf-8")


BUILD_PAGE = Path("web", "scripts", "build.py")


def built_page(root: Path) -> Path | None:
    """The built page of a checkout, if it is up to date."""
    script = root / BUILD_PAGE
    if not script.is_file() or subprocess.run([sys.executable, script, "--check"], check=False).returncode:  # noqa: S603
        return None
    return root / "web" / "dist"


def build_page(root: Path, work_directory: Path) -> Path:
    """Build the page from a copy, so that the checkout is not modified."""
    copy_page_sources(root, work_directory)
    subprocess.run(  # noqa: S603
        [sys.executable, work_directory / BUILD_PAGE],
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return work_directory / "web" / "dist"


def copy_page_sources(root: Path, work_directory: Path) -> None:
    generated = shutil.ignore_patterns("node_modules", "dist*", "dev", "__pycache__")
    shutil.copytree(root / "web", work_directory / "web", ignore=generated)
    for pattern in runpy.run_path(str(root / BUILD_PAGE))["OUTSIDE_WEB"]:
        for file in root.glob(pattern):
            copy = work_directory / file.relative_to(root)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)


def first_error(output: str) -> str:
    """The first error in the output of mypyc, the C compiler or npm."""
    lines = output.strip().splitlines() or ["no reason given"]
    return next((line for line in lines if "error: " in line or "npm error" in line), lines[-1])


def notice_plain(reason: str) -> None:
    notice(f"building plain Python, which is slower: {reason}")


def notice_pageless(reason: str) -> None:
    notice(f"building without the web page, for programs only: {reason}")


def notice(message: str) -> None:
    print(f"coltexpress: {shorten(message, 340)}", file=sys.stderr)
