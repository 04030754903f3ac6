"""The strategy for Colt Express: heuristics, fast playouts, a tree search, and reasons for moves.

`evaluation` has the values of places and targets, `event_values` those of events, `card_choice` and `heuristic` those
of moves, `rollout` plays on, `judge` evaluates the end of a round, `search` combines them, `weights` are their
parameters, `effects` and `reasons` explain. May import `bots.bot`, `bots.strategy`, `games.express` and `engine`; used
by `bots.builtin` and `bench.search`.
"""
