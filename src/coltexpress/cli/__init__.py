"""The command line: `coltexpress play | simulate | replay | verify | bench`."""

from coltexpress.cli.app import main

__all__ = ["main"]
