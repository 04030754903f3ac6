"""Colt Express for 2 to 6 players, rules in docs/rules/express.md. Modules are named after its chapters.

`game` has the `EXPRESS` object, `state` the `State` implementation, `board` the position and its operations,
`loot_board` those on loot. `phases` and `actions` have the rules, `bags` packed cards and loot, `notation` the text
format, `view` and `determinize` what a viewer may know. May import `engine`; used by `bots.express`,
`terminal.express`, `arena.loot` and `bench`.
"""
