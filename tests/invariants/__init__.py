"""The invariants that hold in every game. `make invariants` plays thousands of games; the tests play a sample."""
