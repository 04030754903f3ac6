"""The six actions (ACT), one module each."""
