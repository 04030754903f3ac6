"""Colt Super Express, for 3 to 7 players. The modules are named after the chapters of the rules."""
