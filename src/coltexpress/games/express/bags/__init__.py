"""Hands, decks and loot, packed into one integer each."""
