"""Whole games: printed from every seat's point of view, and played alike by the compiled and the plain engine."""
