"""The engine: the game interface, the state shared by both games, text notation, and the playing of whole games.

`contract` defines the interface (`Game`, `State`), `registry` finds games by slug. `state`, `questions`, `rules`,
`setup`, `moves`, `events`, `options`, `samples` and `views` are the base for the games; `notation` reads and writes
positions, `play` runs and records games. Pure logic without input, output or user-visible text. May import only the
standard library and `mypy_extensions`; used by `games` and every layer above.
"""
