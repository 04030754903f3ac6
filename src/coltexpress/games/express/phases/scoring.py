"""The end of the game (END, TWO-8)."""

from mypy_extensions import i64

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.contract import Outcome, places_of
from coltexpress.engine.questions import OVER
from coltexpress.games.express.bags.loot import jewels, strongboxes, worth
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import BULLETS, GUNSLINGER, JEWEL_VALUE, STRONGBOX_VALUE
from coltexpress.games.express.pieces import Bandit
from coltexpress.games.express.stealin_events import GameOver, Gunslinger, Scored


def loot_worth(bandit: Bandit) -> i64:
    """END-1: the value of the loot, plus the money of EVT-8."""
    tokens = jewels(bandit.loot) * JEWEL_VALUE + strongboxes(bandit.loot) * STRONGBOX_VALUE
    return worth(bandit.purses) + tokens + bandit.money


def has_gunslinger(board: Board) -> bool:
    """TWO-8: not in teams."""
    return board.team_size == 1


def gunslingers(board: Board) -> list[int]:
    """END-2: the seats with the fewest bullets left."""
    if not has_gunslinger(board):
        return []
    fewest: i64 = BULLETS
    for bandit in board.gang:
        fewest = min(fewest, bandit.bullets)
    return [int(bandit.seat) for bandit in board.gang if bandit.bullets == fewest]


def seat_money(board: Board) -> list[int]:
    """The final money of each seat."""
    money = [0] * int(board.seats)
    for bandit in board.gang:
        money[bandit.seat] += loot_worth(bandit)
    for seat in gunslingers(board):
        money[seat] += GUNSLINGER
    return money


def seat_wounds(board: Board) -> list[int]:
    wounds = [0] * int(board.seats)
    for bandit in board.gang:
        wounds[bandit.seat] += int(bandit.wounds)
    return wounds


def score(board: Board) -> Outcome:
    """END-3: rank by money, then by fewest bullets received; ties share the place."""
    money = seat_money(board)
    ranks = [(mine, -wounds) for mine, wounds in zip(money, seat_wounds(board), strict=True)]
    return Outcome(tuple(money), places_of(ranks))


def finish(board: Board) -> None:
    board.step = OVER
    board.acting = NOBODY
    if board.quiet:
        return
    board.emit(GameOver())
    for seat in gunslingers(board):
        board.emit(Gunslinger(seat))
    outcome = score(board)
    for seat in sorted(range(int(board.seats)), key=outcome.places.__getitem__):
        board.emit(Scored(seat, outcome.scores[seat], outcome.places[seat]))
