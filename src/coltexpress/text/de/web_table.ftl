# The page at a table of Colt Express, and at the end of a game.
