"""Runs bots in child processes."""
