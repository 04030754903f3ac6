"""The rules of both games, `express` and `superexpress`. The games never import each other; `engine` has shared code.

May import only `engine`, the standard library and `mypy_extensions`. Code that handles both games uses
`engine.registry`; used by the `bots` and `terminal` modules of a game and the package root.
"""
