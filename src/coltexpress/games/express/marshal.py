"""The Marshal (MAR) and his bullets (BUL)."""

from mypy_extensions import i64

from coltexpress.engine.events import FLED
from coltexpress.engine.places import INSIDE, ROOF, at
from coltexpress.games.express.board import Board
from coltexpress.games.express.pieces import Bandit, bit


def neutral_bullets(board: Board, hit: i64) -> None:
    """BUL-2: one occasion. Too few bullets for all it calls for: nobody gets any, and the pile is gone."""
    needed: i64 = 0
    for bandit in board.gang:
        if hit & bit(bandit.who):
            needed += 1
    if needed > board.neutral:
        if board.neutral:
            board.remove_neutral_bullets()
        return
    for bandit in board.gang:
        if hit & bit(bandit.who):
            board.wound(bandit)


def chase_out(board: Board) -> None:
    """MAR-1: whoever is in the Marshal's place flees to the roof and takes a neutral bullet."""
    place = at(board.marshal, INSIDE)
    hit: i64 = 0
    for bandit in board.gang:
        if bandit.place == place:
            hit |= bit(bandit.who)
            board.move(bandit, at(board.marshal, ROOF), FLED)
    if hit:
        neutral_bullets(board, hit)


def arrive(board: Board, bandit: Bandit, place: i64, way: i64) -> None:
    """A bandit enters a place; the Marshal may be there."""
    board.move(bandit, place, way)
    if place == at(board.marshal, INSIDE):
        chase_out(board)


def marshal_arrives(board: Board, car: i64) -> None:
    """The Marshal enters a car; bandits may be there."""
    board.move_marshal(car)
    chase_out(board)
