"""The Marshal (MAR) and his bullets (BUL)."""

from mypy_extensions import i64

from coltexpress.engine.events import FLED
from coltexpress.engine.places import INSIDE, ROOF, at
from coltexpress.games.express.board import Board
from coltexpress.games.express.pieces import Bandit, bit


def neutral_bullets(board: Board, hit: i64) -> None:
    """BUL-2: give neutral bullets on one occasion. With too few for all, no bandit gets any and the pile is removed."""
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
    """MAR-1: bandits at the Marshal's place flee to the roof and take a neutral bullet."""
    place = at(board.marshal, INSIDE)
    hit: i64 = 0
    for bandit in board.gang:
        if bandit.place == place:
            hit |= bit(bandit.who)
            board.move(bandit, at(board.marshal, ROOF), FLED)
    if hit:
        neutral_bullets(board, hit)


def arrive(board: Board, bandit: Bandit, place: i64, way: i64) -> None:
    """Move a bandit to a place where the Marshal may be."""
    board.move(bandit, place, way)
    if place == at(board.marshal, INSIDE):
        chase_out(board)


def marshal_arrives(board: Board, car: i64) -> None:
    """Move the Marshal to a car where bandits may be."""
    board.move_marshal(car)
    chase_out(board)
