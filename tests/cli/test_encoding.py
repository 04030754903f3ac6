"""Output in an encoding without arrows, dashes and accents."""

import pytest

from coltexpress.cli.encoding import PLAIN
from coltexpress.terminal.superexpress.table_text import LIES, TO_FRONT, TO_TAIL


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"{TO_FRONT} {LIES}Doc", "< *Doc"),
        (f"Mei {TO_TAIL}", "Mei >"),
        ("Fire → Move · 25 – 30", "Fire > Move . 25 - 30"),
        ("Où\u00a0? Änderung, “smörgås”", 'Ou ? Anderung, "smorgas"'),
        ("поезд 🚂", "????? ?"),
    ],
)
def test_similar_characters_replace_those_that_ascii_lacks(text: str, shown: str) -> None:
    assert text.encode("ascii", PLAIN).decode() == shown


def test_an_encoding_that_has_the_characters_keeps_them() -> None:
    assert "Où → –".encode("latin-1", PLAIN) == "Où > -".encode("latin-1")


def test_only_encoding_has_replacements() -> None:
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", PLAIN)
