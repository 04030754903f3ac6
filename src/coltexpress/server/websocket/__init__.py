"""The socket of a seat or a watcher."""
