"""The strategy for Colt Super Express: simulated rounds against assumed policies of the other seats.

`simulation` plays a round, `outlook` evaluates its end with `weights`, `payoffs` compares programmes, `strategy`
chooses one, `reasons` explains. May import `bots.bot`, `bots.strategy`, `games.superexpress` and `engine`; used by
`bots.builtin`.
"""
