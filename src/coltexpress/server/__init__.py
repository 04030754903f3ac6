"""The table server: people and bots at tables of both games, live or over days. See docs/protocol.md."""
