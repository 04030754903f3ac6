"""Checks of the literal numbers in compiled code.

Indices of packed tables are computed with literals, because compiled code reads `len` of a constant each time.
"""

from collections.abc import Sized


def check_count(name: str, count: int, table: Sized) -> None:
    """Fail at import if a literal is not the length of its table."""
    if count != len(table):
        raise ValueError(f"{name} is {count}, but its table has {len(table)} entries: change {name}")


def check_limit(what: str, needed: int, most: int) -> None:
    """Fail at import if something no longer fits. `what`: what needs space, and the constants that provide it."""
    if needed > most:
        raise ValueError(f"{what}: {needed} needed, but only {most} fit")
