"""Playing whole games: chance, matches, records, and what each viewer is told."""
