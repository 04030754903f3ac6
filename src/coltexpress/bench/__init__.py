"""Benchmarks. Each reports JSON: CPU times of one thread, with the speed of a reference loop of the same run."""
