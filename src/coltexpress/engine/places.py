"""Places on a train: a car, counted from the locomotive, and a level."""

from typing import Final

from mypy_extensions import i64

INSIDE: Final = 0
ROOF: Final = 1
LOCOMOTIVE: Final = 0


def at(car: i64, level: i64) -> i64:
    return car * 2 + level


def car_of(place: i64) -> i64:
    return place >> 1


def is_roof(place: i64) -> bool:
    return place & 1 == ROOF
