"""Positions with many cards, choices or players, for the fake table."""

_SCHEMIN = """express standard
round 3 | bridge | turn 1 | schemin | first belle
locomotive   |       | strongbox
mail         |       | marshal, 2 purses
saloon       | doc   | cheyenne, jewel
dining       | tuco  | 2 purses
second class | belle | jewel
cheyenne | holds purse 300 | bullets 5 | wounds 6 | hand {hand}
tuco     | holds strongbox, purse 250 | hand fire, move
belle    | holds purse 250 | hand move, fire
doc      | hand robbery, fire
pile | tuco fire | belle move | doc punch
asks | {asks} go
"""
FULL_HAND = "2 move, 2 floor change, 2 fire, 2 robbery, punch, marshal, 4 bullets"


def schemin(hand: str = "move, floor change, fire, robbery, punch, bullet", asks: str = "cheyenne") -> str:
    return _SCHEMIN.format(hand=hand, asks=asks)


SIX = """express standard
round 3 | bridge | turn 1 | schemin | first belle
locomotive   |       | strongbox
mail         |       | marshal, 2 purses
saloon       | doc   | cheyenne, django, jewel
dining       | tuco  | ghost, 2 purses
second class | belle | jewel
baggage      |       |
cheyenne | hand move, floor change, fire, robbery, punch, bullet | wounds 1
tuco     | hand fire, move
belle    | hand move, fire
doc      | hand robbery, fire
ghost    | holds 2 jewels | hand move
django   | hand move
pile | tuco fire | belle move | doc punch
asks | cheyenne go
"""
PUNCH = """express standard
round 3 | bridge | stealin | first belle
locomotive   |       | strongbox
mail         |       | marshal, 2 purses
saloon       | doc   | cheyenne, tuco, belle, django, jewel
dining       |       | ghost, 2 purses
second class |       | jewel
baggage      |       |
cheyenne | holds purse 300 | bullets 5
ghost    | holds jewel, purse 250, purse 300
belle    | holds purse 250
django   | holds purse 450, purse 500, jewel
tuco     | holds strongbox
doc
pile | ghost move | cheyenne punch | doc fire | django fire | cheyenne move | tuco fire | doc marshal
"""
"""When Ghost has moved to the saloon car, Cheyenne has all the choices of a punch."""
ROBBERY = """express standard
round 3 | bridge | stealin | first belle
locomotive   |       |
mail         |       | marshal, 2 purses
saloon       |       | tuco, cheyenne, jewel, strongbox, 1 purse, purse 450 known to cheyenne, open purse 250 of ghost
dining       | ghost | 2 purses
second class | belle | jewel
cheyenne | holds purse 300 | bullets 5
tuco
belle    | holds purse 250
ghost
pile | tuco move | belle floor change | cheyenne robbery | ghost floor change | tuco fire | belle robbery
"""
"""When Tuco has moved to the dining car, Cheyenne has five choices."""
LONG_STEALIN = """express standard
round 3 | bridge | stealin | first belle
locomotive   |       | strongbox
mail         |       | marshal, 2 purses
saloon       |       | cheyenne, tuco, jewel
dining       | ghost | 2 purses
second class | belle | jewel
cheyenne | bullets 5
tuco
belle
ghost
pile | tuco move | belle floor change | ghost floor change | cheyenne floor change | ghost move
"""
"""When Tuco has moved, three cards are resolved without a choice before Ghost moves."""
_SUPER = """super
round 1 | schemin | first doc
locomotive |                       |
{cars}
{bandits}
asks | programme
"""


def super_schemin(players: int) -> str:
    bandits = ["belle", "cheyenne", "doc", "tuco", "django", "ghost", "mei"][:players]
    first = f"car 1 | <{bandits[3]}, ({bandits[0]}>) | <{bandits[1]}, {bandits[2]}>"
    last = ", ".join(f"<{each}" for each in bandits[4:])
    cars = [first, *(f"car {number} | | " for number in range(2, players + 1)), f"car {players + 1} | | {last}"]
    return _SUPER.format(cars="\n".join(cars), bandits="\n".join(bandits))
