"""Reads positions from their text; `notation` prints them."""
