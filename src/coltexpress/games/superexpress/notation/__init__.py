"""Positions and moves as text (docs/notation.md): `write` prints positions, `read` and `read_move` parse.

May import `engine` and the rest of `games.superexpress` except `game`; used by `game` (`read`, `read_move`) and `state`
(`write`).
"""
