"""The view of a state: all that a viewer may know, as JSON data. Only unrevealed programme cards are hidden.

No object member is null, so that JSON merge patches (RFC 7396) can express every change.
"""

from coltexpress.engine.bandits import BANDITS, NOBODY
from coltexpress.engine.contract import View
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.places import INSIDE, ROOF
from coltexpress.engine.questions import OVER, SET_UP
from coltexpress.engine.views import PHASES, shared_view
from coltexpress.games.superexpress.board import Board
from coltexpress.games.superexpress.components import ACTIONS, LOOT, facing_name
from coltexpress.games.superexpress.events import ENDINGS
from coltexpress.games.superexpress.phases.scoring import ending, score
from coltexpress.games.superexpress.phases.steps import SCHEMIN, STEALIN
from coltexpress.games.superexpress.pieces import ABOARD, RIDING, Bandit


def phase(board: Board) -> str:
    if board.step == SET_UP:
        return PHASES[0]
    if board.step == SCHEMIN:
        return PHASES[1]
    return PHASES[2] if board.step == STEALIN else PHASES[4] if board.step == OVER else PHASES[3]


def train_view(board: Board) -> list[JsonObject]:
    """The cars from the locomotive on; in each row the bandits from front to tail (SPO-1)."""
    return [
        {
            "car": "locomotive" if car == 0 else "number",
            "roof": [BANDITS[bandit.who] for bandit in board.row(car, ROOF)],
            "inside": [BANDITS[bandit.who] for bandit in board.row(car, INSIDE)],
        }
        for car in range(int(board.length))
    ]


def bandit_view(bandit: Bandit) -> JsonObject:
    told: JsonObject = {
        "seat": int(bandit.seat),
        "loot": list(bandit.loot_values()),
        "riding": bandit.gone == RIDING,
        "out": bandit.gone > 0,
    }
    if bandit.gone == ABOARD:
        told["car"] = int(bandit.car)
        told["roof"] = bandit.level == ROOF
        told["facing"] = facing_name(int(bandit.facing))
        told["stunned"] = bandit.stunned
    if bandit.gone > 0:
        told["moment"] = int(bandit.gone)
    return told


def player_view(bandit: Bandit, own: bool) -> JsonObject:
    """The cards revealed this round; for the player also the remaining ones (SRN-1)."""
    told: JsonObject = {"shown": [ACTIONS[card] for card in bandit.cards_shown()]}
    if own:
        told["to_come"] = [ACTIONS[card] for card in bandit.cards_to_come()]
    return told


def common_view(board: Board) -> View:
    """The public part of the view."""
    told = shared_view(board, phase(board), int(board.first))
    told["cards"] = [name for card, name in enumerate(ACTIONS) if board.hand >> card & 1]
    told["set_up"] = {"bandits": [[] if who == NOBODY else [BANDITS[who]] for who in board.bandits]}
    told["train"] = train_view(board)
    if board.gang:
        told["bandits"] = {BANDITS[bandit.who]: bandit_view(bandit) for bandit in board.gang}
        told["seats"] = [player_view(bandit, False) for bandit in board.gang]
        told["unseen_loot"] = [value for card, value in enumerate(LOOT) if board.unseen >> card & 1]
        told["round"] = {"number": int(board.round), "turn": int(board.turn)}
    if board.step == OVER:
        outcome = score(board)
        told["outcome"] = {
            "how": ENDINGS[ending(board)],
            "loot_cards": list(outcome.scores),
            "places": list(outcome.places),
        }
    return told


def add_own(board: Board, viewer: int, told: View) -> None:
    """Add the remaining cards of this viewer's programme (SRN-1)."""
    if viewer < len(board.gang):
        seats: list[JsonObject] = told["seats"].copy()
        seats[viewer] = player_view(board.gang[viewer], True)
        told["seats"] = seats
