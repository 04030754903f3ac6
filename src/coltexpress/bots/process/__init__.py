"""Runs bots in child processes, so that a bot can neither block, crash nor read its caller.

`parent` starts a process and asks it, `child` runs in it, `framing` is the format between them; `fallback` answers if a
bot fails, `pool` serves asyncio. May import the modules of `bots` and `engine`, and no other module of `bots` imports
it; used by `arena`, `client`, `server`, `terminal` and `bench`.
"""
