"""Finds a browser for the tests, or installs one: `python tests/web/helpers/browsers.py`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
FLAGS = ("--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run")
AS_ROOT = "--no-sandbox"
"""Chromium's sandbox does not work for root. The tests open only pages of this project."""


def installed() -> str | None:
    """The path of the system's browser, otherwise of the one that Playwright has installed."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is not None:
        return found
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def flags() -> list[str]:
    return [*FLAGS, AS_ROOT] if hasattr(os, "geteuid") and os.geteuid() == 0 else [*FLAGS]


def install() -> None:
    """Install Playwright's browser; if that fails, Debian's, which needs root."""
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if installed() is None and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium-headless-shell"], check=False)  # noqa: S607


if __name__ == "__main__":
    if installed() is None:
        print("== installing a browser for the tests of the page", flush=True)
        install()
    print(f"== browser for the tests of the page: {installed() or 'NONE, it could not be installed'}")
