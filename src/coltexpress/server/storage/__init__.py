"""Persistent storage of tables, turns, identities and chat, in SQLite or PostgreSQL.

`store` is the interface for the rest of the server. It uses `writer` (group commits) and `reader` (batched reads) on
one of the two `database` implementations; `schema` and `migrate` define the tables. What is stored is in `rows` and
`coltexpress.tables.stored`. May import `protocol`, `coltexpress.tables`, `server.errors` and `server.metrics`; used by
`server.tables`, `http` and `operations`.
"""
