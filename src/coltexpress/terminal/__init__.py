"""The terminal game behind `coltexpress play`: prompts, hints, bots, saved games and the text rendering of both games.

`game` runs a game, `uis` lists the `GameUI` of each game, and `express` and `superexpress` implement them. `options`,
`statistics`, `tables`, `names` and `files` are also used by other commands. May import `bots`, `games`, `i18n` and
`engine`, but not `server`, `client` or `arena`; used by `cli`.
"""
