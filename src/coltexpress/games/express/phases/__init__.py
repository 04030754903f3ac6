"""The phases of a game, one module per chapter of the rules; `rounds` lists the steps in order.

May import `engine`, `actions`, `bags`, `board` and the modules below it, not `notation` or `state`; used by `state`,
`view`, `notation`, `bots.express`, `arena.loot` and `terminal.express`. `board` imports only `steps`.
"""
