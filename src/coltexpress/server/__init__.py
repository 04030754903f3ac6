"""The table server: people and bots play both games at tables, live or by correspondence. See docs/protocol.md.

`app` builds the ASGI application from the `routes` in `http` and `websocket`. `tables` has the live games, `storage`
the database, `bus` the messages between processes, `notifications` the turn notices, `operations` the command-line
side; docs/architecture.md shows their layers. May import `coltexpress.tables` and everything below it; used by `bench`,
`cli` and `tools/generate_schemas.py`.
"""
