"""The wire protocol: all messages between clients and the server as msgspec types, and generators for their schemas.

`messages` has the types, `schema` the JSON Schemas, `typescript` the TypeScript declarations. May import `engine`,
`games` and `i18n`; used by `client`, `server`, `bench` and `tools/generate_schemas.py`.
"""
