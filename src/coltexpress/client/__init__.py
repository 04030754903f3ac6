"""Clients of a table server: `remote` (async HTTP and WebSocket client) and `bot_client` (a bot that plays with it).

May import `protocol`, `bots` and everything below them, but not the server; used by `cli` and the tests.
"""
