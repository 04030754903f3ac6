"""Positions and moves as text (docs/notation.md): `write` prints positions, `read` parses them, `moves` parses moves.

May import `engine` and the rest of `games.express` except `game`; used by `game` (`read`, `moves`), the game's `moves`
and `teams` (`cards`) and `state` (`write`).
"""
