"""Tables: seating, live games, clocks, bots, chat, presence, and the registry of the tables in memory.

`registry` opens each table as a `room`, which combines `seating`, `live_game`, `audience`, `autoplay`, `chat` and
`presence`. May import `bus`, `notifications` and `storage`; used by `http`, `websocket`, `app` and `operations`.
"""
