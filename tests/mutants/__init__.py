"""Deliberate bugs. `python tests/mutants` (make mutants) checks that the tests find each of them."""
