"""The end of the game (SEN)."""

from coltexpress.engine.contract import Outcome, places_of
from coltexpress.games.superexpress.board import Board
from coltexpress.games.superexpress.events import ALONE, LOCOMOTIVE_LEFT, NOBODY_LEFT, Ranked
from coltexpress.games.superexpress.pieces import ABOARD, Bandit


def end_if_settled(board: Board) -> None:
    """SEN-1, SEN-3, MINI-2: end the game with at most one bandit on the train, unless one rides alongside."""
    left = board.aboard()
    if left < 2 and not board.riding():
        finish(board, ALONE if left else NOBODY_LEFT)


def ending(board: Board) -> int:
    """The reason why a finished game ended."""
    left = board.aboard()
    return ALONE if left == 1 else LOCOMOTIVE_LEFT if left else NOBODY_LEFT


def rank(bandit: Bandit) -> tuple[int, int, int]:
    """The sort key of a bandit, highest first: moment of going out (SEN-4), number and best of loot cards (SEN-2)."""
    values = bandit.loot_values()
    moment = 1_000 if bandit.gone == ABOARD else int(bandit.gone)
    return moment, len(values), values[0] if values else 0


def score(board: Board) -> Outcome:
    """The scores are numbers of loot cards; places follow `rank`, and ties share a place."""
    ranks = [rank(bandit) for bandit in board.gang]
    return Outcome(tuple([cards for _, cards, _ in ranks]), places_of(ranks))


def finish(board: Board, how: int) -> None:
    board.end(how)
    if board.quiet:
        return
    outcome = score(board)
    for seat in sorted(range(len(board.gang)), key=outcome.places.__getitem__):
        bandit = board.gang[seat]
        board.emit(Ranked(seat, int(bandit.who), outcome.places[seat], bandit.loot_values()))
