"""The WebSocket of a table, for seats and watchers: `route` (handshake), `connection` (frames), `client` (send queue).

`client` imports no other server module and is used by `tables`. `route` and `connection` import `tables` and
`http.auth`; used by `http.routes`.
"""
