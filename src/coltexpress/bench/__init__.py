"""What `coltexpress bench` measures: each module returns JSON, with the speed of a reference loop of the same run.

`engine` and `search` measure games and bots in this process, `decision_time` bots in processes of their own, `load` and
`store` a server (`servers`) with simulated clients (`load_clients`). May import every package except `cli`; used by
`cli`.
"""
