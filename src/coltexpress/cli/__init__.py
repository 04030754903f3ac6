"""The command `coltexpress`: play, simulate, replay, verify, bench and arena; with the extra "server" also serve, join,
backup and export.

`app` and `options` declare the commands and their options; the other modules run them. Requires the extra
"cli". May import all other packages; used only as the entry point.
"""

import sys
from typing import Final, NoReturn

MISSING: Final = """\
The command line needs packages that are not installed: the extra "cli".
In a checkout, run: pip install '.[cli]'
Elsewhere, install from a checkout: pip install '/path/to/the/checkout[cli]'"""
"""In English only, because the catalogues need the missing packages."""


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the command line and exit with its exit code."""
    try:
        from coltexpress.cli.app import main as run
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("coltexpress"):
            raise
        sys.exit(MISSING)
    run(arguments)
