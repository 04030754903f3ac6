# The page before the game: home, waiting room, lists.
