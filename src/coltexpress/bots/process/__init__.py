"""Bots in processes of their own, for hosts that have processes."""
