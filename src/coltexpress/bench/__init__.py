"""Measurements. Each module prints JSON: CPU time, one thread, beside a reference loop of the same run."""
