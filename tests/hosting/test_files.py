"""docs/hosting.md and deploy/ are consistent with the settings and valid."""

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from coltexpress.server.settings import PREFIX, Settings
from hosting.programs import DEPLOY, program

PAGE = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())


def test_hosting_md_lists_every_setting_with_its_default() -> None:
    table = PAGE.partition("| setting |")[2].partition("\n\n")[0]
    listed = dict(re.findall(r"^\| `(\w+)` \|\s*`?([^`|]*?)`?\s*\|", table, re.MULTILINE))
    assert listed == {each.name: str(each.default) for each in fields(Settings)}


@pytest.mark.parametrize("path", [None, *FILES], ids=lambda path: "page" if path is None else path.name)
def test_every_variable_is_a_setting(path: Path | None) -> None:
    text = PAGE if path is None else path.read_text(encoding="utf-8")
    assert set(re.findall(rf"{PREFIX}(\w+)", text)) <= {each.name.upper() for each in fields(Settings)}


def test_hosting_md_quotes_the_files_of_deploy() -> None:
    shown = re.findall(r"```caddy\n(.*?)```", PAGE, re.DOTALL)
    kept = [(DEPLOY / name).read_text(encoding="utf-8") for name in ("Caddyfile", "Caddyfile.subpath")]
    assert shown == [text.partition("\n\n")[2] for text in kept]
    named = set(re.findall(r"\]\(\.\./deploy/([^)]+)\)", PAGE))
    assert named == {path.name for path in FILES} - {"Dockerfile.dockerignore"}


@pytest.mark.parametrize(("setting", "faults"), [("", 0), ("NoSuchSetting=yes\n", 1)], ids=["ours", "damaged"])
def test_the_systemd_unit_is_valid(tmp_path: Path, setting: str, faults: int) -> None:
    """Faults of other units on this machine do not count."""
    unit = (DEPLOY / "coltexpress@.service").read_text(encoding="utf-8")
    file = tmp_path / "coltexpress@8400.service"
    unit = unit.replace("/opt/coltexpress/bin/coltexpress", sys.executable).replace(
        "[Service]\n", "[Service]\n" + setting
    )
    file.write_text(unit, encoding="utf-8")
    command = [program("systemd-analyze"), "verify", "--man=no", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert len([line for line in done.stderr.splitlines() if file.name in line]) == faults, done.stderr
