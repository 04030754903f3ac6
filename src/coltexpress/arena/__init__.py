"""Many games between bots, on one machine or a cluster, with the same chance outcomes for every bot.

`contest` and `seating` define a game, `game` plays it with the bots of `players`, `schedule` and `executors` distribute
games, `journal` stores `results`, and `report`, `ratings`, `plots` and `ladder` summarize them. May import `bots`,
`games`, `i18n` and `engine`; used by `cli` and `bench`.
"""
