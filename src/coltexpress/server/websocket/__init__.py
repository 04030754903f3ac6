"""The WebSocket of a table, for seats and watchers: `route` (handshake), `connection` (frames).

May import `connections`, `tables` and everything below them; used by `routes`.
"""
