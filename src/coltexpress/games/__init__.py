"""The rules of both games. They never import each other: what both need is in coltexpress.engine."""
