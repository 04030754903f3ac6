"""Turn notices, to pages and to webhooks."""
