"""Known bugs, and whether the tests find them. `python tests/mutants` (make mutants) puts in one after the other."""
