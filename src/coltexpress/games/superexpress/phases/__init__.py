"""The phases of a game, one module per chapter of the rules; `rounds` lists the steps in order.

May import `engine`, `actions`, `board` and the modules below it, not `notation` or `state`; used by `state`, `view`,
`notation`, `bots.superexpress` and `terminal.superexpress`. `board` imports only `steps`, `actions` only `scoring`.
"""
