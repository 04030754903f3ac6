"""Runs tables: stores and sends what `coltexpress.tables` proposes, asks bots, keeps time.

`registry` opens each table as a `room`, which connects it with its clients (`audience`, `presence`, `chat`) and bots
(`autoplay`). May import `coltexpress.tables`, `bus`, `notifications` and `storage`; used by `http`, `websocket`, `app`
and `operations`.
"""
