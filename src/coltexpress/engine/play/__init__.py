"""Playing whole games: random numbers, the game loop, matches, records, and step-by-step views.

`dice` and `driver` sample and apply chance outcomes, `match` runs one game and records it, `record` reads, replays and
verifies records, `narration` and `patch` produce the view changes for each viewer, `playout` plays random games fast.
May import the other `engine` modules, never a game; used by all layers above `games`. `dice` is also used by `engine`
and `games`.
"""
