"""Hands, decks and loot, each packed into one integer.

May import `engine.counts`, `engine.play.dice` and `components`; used by the rest of `games.express` and by
`bots.express`.
"""
