# The page at a table of Colt Super Express.
