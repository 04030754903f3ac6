"""The invariants of every game. `make invariants` checks thousands of games; the tests check a sample."""
