"""The declarations of the commands and their options: a module for each group of commands, and `option`.

May import the modules of `cli` that run the commands; used by `cli.app`.
"""
