"""The command line: `coltexpress play`, `simulate`, `replay`, `verify`, `bench`, `arena`; with the extra "server" also
`serve`, `join`, `backup` and `export`. It needs the extra "cli"."""

import sys
from typing import NoReturn


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the command line and leave with its exit code."""
    try:
        from coltexpress.cli.app import main as run
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("coltexpress"):
            raise
        sys.exit("pip install 'coltexpress[cli]'")  # a command, as the words are among what is missing
    run(arguments)
