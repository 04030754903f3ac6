"""How Colt Express is thought about: rules of thumb, playing on by them, and what a table is worth where that ends."""
