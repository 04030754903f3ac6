"""The translations of all texts in six languages: Fluent catalogues and their loader `words`.

Each language has a folder of .ftl files; the page is built from the files that web/vite.config.ts lists. May import
`engine`; used by `bots`, `protocol`, `arena`, `client`, `server`, `terminal` and `cli`.
"""
