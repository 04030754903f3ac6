"""The Marshal (MAR) and his bullets (BUL)."""

from mypy_extensions import i64

from coltexpress.engine.events import FLED
from coltexpress.engine.places import INSIDE, ROOF, at
from coltexpress.games.express.board import Table
from coltexpress.games.express.pieces import Bandit, bit


def neutral_bullets(table: Table, hit: i64) -> None:
    """BUL-2: one occasion. Too few bullets for all it calls for: nobody gets any, and the pile is gone."""
    needed: i64 = 0
    for bandit in table.gang:
        if hit & bit(bandit.who):
            needed += 1
    if needed > table.neutral:
        if table.neutral:
            table.remove_neutral_bullets()
        return
    for bandit in table.gang:
        if hit & bit(bandit.who):
            table.wound(bandit)


def chase_out(table: Table) -> None:
    """MAR-1: whoever is in the Marshal's place flees to the roof and takes a neutral bullet."""
    place = at(table.marshal, INSIDE)
    hit: i64 = 0
    for bandit in table.gang:
        if bandit.place == place:
            hit |= bit(bandit.who)
            table.move(bandit, at(table.marshal, ROOF), FLED)
    if hit:
        neutral_bullets(table, hit)


def arrive(table: Table, bandit: Bandit, place: i64, way: i64) -> None:
    """A bandit enters a place; the Marshal may be there."""
    table.move(bandit, place, way)
    if place == at(table.marshal, INSIDE):
        chase_out(table)


def marshal_arrives(table: Table, car: i64) -> None:
    """The Marshal enters a car; bandits may be there."""
    table.move_marshal(car)
    chase_out(table)
