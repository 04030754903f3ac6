"""Turn notices: `notices` sends them to event streams and queues them for webhooks, `webhook` delivers them.

May import `protocol` and `server.errors`; used by `tables.registry` and `http.identities`.
"""
