"""The strategy for Colt Super Express."""
