"""Tunes the weights of the bots with simulated games; run it after changing a strategy."""
