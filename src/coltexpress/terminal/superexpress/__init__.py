"""Colt Super Express in the terminal: `ui` combines the prompts, the table, the help page and the statistics."""
