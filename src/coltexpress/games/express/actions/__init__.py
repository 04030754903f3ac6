"""The six actions (ACT), one module each, with the questions that they ask.

May import `engine`, `bags`, `board`, `marshal`, `moves`, `pieces` and the modules below them, not `phases`, `notation`
or `state`; used by `phases`, `notation` and `bots.express`.
"""
