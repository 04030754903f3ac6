"""Turn notices: `notices` sends them to event streams and queues them for webhooks, `webhook` delivers them.

May import `protocol`, `server.errors` and `server.text`; used by `tables.registry` and `http.identities`.
"""
