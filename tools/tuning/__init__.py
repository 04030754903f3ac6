"""Finds the figures that bots play by, from games: to be run when a mind has changed."""
