"""Tables: seating, live games, clocks, bots, chat, presence, and the registry of the tables in memory.

`registry` opens each table as a `room`, which combines `seating`, `live_game`, `clock`, `autoplay`, `chat` and
`presence`. May import all other server packages except `http`; used by `http`, `websocket`, `app` and `operations`.
"""
