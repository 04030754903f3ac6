"""How the bots think about Colt Super Express."""
