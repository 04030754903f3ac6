"""Game components (CMP) as data. Bandits, actions, cars and round cards are numbered by their index here."""

from typing import Final

from coltexpress.engine.bandits import BANDITS as ALL_BANDITS

BELLE: Final = 0
CHEYENNE: Final = 1
DJANGO: Final = 2
DOC: Final = 3
GHOST: Final = 4
TUCO: Final = 5
BANDITS: Final[tuple[str, ...]] = ALL_BANDITS[:6]  # CMP-1

MOVE: Final = 0
FLOOR_CHANGE: Final = 1
FIRE: Final = 2
ROBBERY: Final = 3
PUNCH: Final = 4
MARSHAL: Final = 5
ACTIONS: Final[tuple[str, ...]] = ("move", "floor change", "fire", "robbery", "punch", "marshal")
ACTION_CARDS: Final[tuple[int, ...]] = (2, 2, 2, 2, 1, 1)  # CMP-2
TEAM_CARDS: Final[tuple[int, ...]] = (1, 1, 1, 1, 1)  # TWO-3: of each bandit; the Marshal card is the team's
BULLETS: Final = 6
NEUTRAL_BULLETS: Final = 13  # CMP-6
HAND: Final = 6

PURSE: Final = 0
JEWEL: Final = 1
STRONGBOX: Final = 2
LOOT: Final[tuple[str, ...]] = ("purse", "jewel", "strongbox")
PURSE_VALUES: Final[tuple[int, ...]] = (250, 300, 350, 400, 450, 500)
PURSES: Final[tuple[int, ...]] = (8, 2, 2, 2, 2, 2)  # CMP-3: the number of purses of each value
JEWEL_VALUE: Final = 500
STRONGBOX_VALUE: Final = 1000
STRONGBOXES: Final = 2
START_PURSE: Final = 0  # the index of $250
RANSOM: Final = 250
GUNSLINGER: Final = 1000

CARS: Final[tuple[str, ...]] = ("baggage", "second class", "dining", "saloon", "mail", "first class")  # CMP-4
CAR_PURSES: Final[tuple[int, ...]] = (1, 1, 3, 3, 4, 0)
CAR_JEWELS: Final[tuple[int, ...]] = (0, 1, 0, 1, 1, 3)
TEAM_TRAIN: Final = 4  # TWO-1: cars with two players

ROUNDS: Final = 5
VISIBLE: Final = 0
TUNNEL: Final = 1
SPEEDING_UP: Final = 2
SWITCHING: Final = 3
TURNS: Final[tuple[str, ...]] = ("visible", "tunnel", "speeding up", "switching")

NO_EVENT: Final = 0
ANGRY_MARSHAL: Final = 1
SWIVEL_ARM: Final = 2
BRAKING: Final = 3
TAKE_IT_ALL: Final = 4
REBELLION: Final = 5
PICKPOCKETING: Final = 6
REVENGE: Final = 7
HOSTAGE: Final = 8
EVENTS: Final[tuple[str, ...]] = (
    "none", "angry marshal", "swivel arm", "braking", "take it all", "rebellion", "pickpocketing", "revenge", "hostage",
)  # fmt: skip

V, T, S, W = VISIBLE, TUNNEL, SPEEDING_UP, SWITCHING
ROUND_CARDS: Final[tuple[str, ...]] = (  # CMP-7: seven for rounds 1 to 4, then the three train stations
    "angry marshal", "swivel arm", "braking", "take it all", "rebellion", "bridge", "tunnels",
    "pickpocketing", "revenge", "hostage",
)  # fmt: skip
STATIONS: Final = 7  # index of the first station
ROUND_EVENTS: Final[tuple[int, ...]] = (
    ANGRY_MARSHAL, SWIVEL_ARM, BRAKING, TAKE_IT_ALL, REBELLION, NO_EVENT, NO_EVENT, PICKPOCKETING, REVENGE, HOSTAGE,
)  # fmt: skip
TURNS_FEW: Final[tuple[tuple[int, ...], ...]] = (  # 2 to 4 players
    (V, V, T, W), (V, T, V, V), (V, V, V, V), (V, T, S, V), (V, V, T, V, V), (V, S, V), (V, T, V, T, V),
    (V, V, T, V), (V, V, T, V), (V, V, T, V),
)  # fmt: skip
TURNS_MANY: Final[tuple[tuple[int, ...], ...]] = (  # 5 and 6 players
    (V, V, W), (V, T, V), (V, T, V, V), (V, S, W), (V, T, V, W), (V, S), (V, T, V, T),
    (V, V, T, V), (V, V, T, V), (V, V, T, V),
)  # fmt: skip
