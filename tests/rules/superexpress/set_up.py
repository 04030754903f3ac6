"""All bandits, and the possible numbers of players."""

BANDITS = ("belle", "cheyenne", "django", "doc", "ghost", "mei", "tuco")
PLAYERS = (3, 4, 5, 6, 7)
