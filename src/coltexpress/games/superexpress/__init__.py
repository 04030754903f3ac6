"""Colt Super Express for 3 to 7 players, rules in docs/rules/super.md. Modules are named after its chapters.

`game` has the `SUPER` object, `state` the `State` implementation, `board` the position and its operations. `phases` and
`actions` have the rules, `notation` the text format, `view` and `determinize` what a viewer may know. May import
`engine`; used by `bots.superexpress` and `terminal.superexpress`.
"""
