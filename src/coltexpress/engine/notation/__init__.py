"""Text notation shared by both games: a word reader, rows and cells, and the base class of position readers.

May import the other `engine` modules except `play`; used by `engine.setup` and the `notation` packages of the games.
"""
