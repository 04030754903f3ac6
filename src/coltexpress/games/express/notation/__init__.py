"""Positions as text (docs/notation.md): `write` prints them, `read` reads them back."""
