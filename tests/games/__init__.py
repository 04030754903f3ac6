"""Whole games: golden games from every seat's point of view; the compiled engine against the plain one."""
