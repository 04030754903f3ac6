"""The view of a state: all that a viewer may know, as JSON data. Only unrevealed programme cards are hidden.

No object member is null, so that JSON merge patches (RFC 7396) can express every change.
"""

from typing import cast

from coltexpress.engine.bandits import BANDITS, NOBODY
from coltexpress.engine.places import INSIDE, ROOF
from coltexpress.engine.questions import OVER, SET_UP
from coltexpress.engine.view_types import PHASES
from coltexpress.engine.views import shared_view
from coltexpress.games.superexpress.board import Board
from coltexpress.games.superexpress.components import ACTIONS, LOOT, facing_name
from coltexpress.games.superexpress.events import ENDINGS
from coltexpress.games.superexpress.phases.scoring import ending, score
from coltexpress.games.superexpress.phases.steps import SCHEMIN, STEALIN
from coltexpress.games.superexpress.pieces import ABOARD, RIDING, Bandit
from coltexpress.games.superexpress.view_types import BanditView, CarView, SeatView, SuperView


def phase(board: Board) -> str:
    if board.step == SET_UP:
        return PHASES[0]
    if board.step == SCHEMIN:
        return PHASES[1]
    return PHASES[2] if board.step == STEALIN else PHASES[4] if board.step == OVER else PHASES[3]


def train_view(board: Board) -> list[CarView]:
    """The cars from the locomotive on; in each row the bandits from front to tail (SPO-1)."""
    return [
        {
            "car": "locomotive" if car == 0 else "number",
            "roof": [BANDITS[bandit.who] for bandit in board.row(car, ROOF)],
            "inside": [BANDITS[bandit.who] for bandit in board.row(car, INSIDE)],
        }
        for car in range(int(board.length))
    ]


def bandit_view(bandit: Bandit) -> BanditView:
    view: BanditView = {
        "seat": int(bandit.seat),
        "loot": list(bandit.loot_values()),
        "riding": bandit.gone == RIDING,
        "out": bandit.gone > 0,
    }
    if bandit.gone == ABOARD:
        view["car"] = int(bandit.car)
        view["roof"] = bandit.level == ROOF
        view["facing"] = facing_name(int(bandit.facing))
        view["stunned"] = bandit.stunned
    if bandit.gone > 0:
        view["moment"] = int(bandit.gone)
    return view


def player_view(bandit: Bandit, own: bool) -> SeatView:
    """The cards revealed this round; for the player also the remaining ones (SRN-1)."""
    view: SeatView = {"shown": [ACTIONS[card] for card in bandit.cards_shown()]}
    if own:
        view["to_come"] = [ACTIONS[card] for card in bandit.cards_to_come()]
    return view


def common_view(board: Board) -> SuperView:
    """The public part of the view."""
    view = cast(SuperView, shared_view(board, phase(board), int(board.first)))
    view["cards"] = [name for card, name in enumerate(ACTIONS) if board.hand >> card & 1]
    view["set_up"] = {"bandits": [[] if who == NOBODY else [BANDITS[who]] for who in board.bandits]}
    view["train"] = train_view(board)
    if board.gang:
        view["bandits"] = {BANDITS[bandit.who]: bandit_view(bandit) for bandit in board.gang}
        view["seats"] = [player_view(bandit, False) for bandit in board.gang]
        view["unseen_loot"] = [value for card, value in enumerate(LOOT) if board.unseen >> card & 1]
        view["round"] = {"number": int(board.round), "turn": int(board.turn)}
    if board.step == OVER:
        outcome = score(board)
        view["outcome"] = {
            "how": ENDINGS[ending(board)],
            "loot_cards": list(outcome.scores),
            "places": list(outcome.places),
        }
    return view


def add_own(board: Board, viewer: int, view: SuperView) -> None:
    """Add the remaining cards of this viewer's programme (SRN-1)."""
    if viewer < len(board.gang):
        seats = view["seats"].copy()
        seats[viewer] = player_view(board.gang[viewer], True)
        view["seats"] = seats
