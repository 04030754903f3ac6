"""Colt Express and Colt Super Express: the rules as a library."""
