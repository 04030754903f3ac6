"""Shared test utilities: positions and moves as text, games of all kinds, servers, databases, players, waiting.

Used by all test packages; imports `coltexpress` and only the standard library and test dependencies besides.
"""
