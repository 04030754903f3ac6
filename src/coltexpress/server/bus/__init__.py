"""How processes tell each other that a table has changed. What has changed, each reads from the store itself."""
