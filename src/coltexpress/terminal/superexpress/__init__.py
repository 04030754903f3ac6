"""Colt Super Express in the terminal: `ui` combines the prompts, the table, the help page and the statistics.

`questions` asks, `table_text` and `help` print, `result` names the winner, `statistics` and `report` count many games.
May import the modules of `terminal`, `games.superexpress`, `i18n` and `engine`; used by `terminal.uis`.
"""
