"""The other end of the protocol: a client, and a bot that plays through it."""
