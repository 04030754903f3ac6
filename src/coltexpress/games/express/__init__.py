"""Colt Express, for 2 to 6 players. The modules are named after the chapters of the rules."""
