"""The wire protocol: all messages between clients and the server as msgspec types, and generators for their schemas.

`messages` lists all types; they are in `types`, `tables`, `people`, `client_frames`, `server_frames` and `records`.
`schema` has the JSON Schemas, `typescript` the TypeScript declarations, `encoding` the JSON encoder. May import
`engine`, `games` and `i18n`; used by `tables`, `client`, `server`, `bench`, `cli` and `tools/generate_schemas.py`.
"""
