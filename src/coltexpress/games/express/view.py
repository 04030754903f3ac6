"""The view of a state: all that a viewer may know (KNW), as JSON data.

No object member is null, so that JSON merge patches (RFC 7396) can express every change. A purse whose value the viewer
does not know has the value 0.
"""

from typing import cast

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.contract import Viewer
from coltexpress.engine.places import INSIDE, ROOF, at, car_of, is_roof
from coltexpress.engine.questions import OVER, SET_UP
from coltexpress.engine.view_types import PHASES
from coltexpress.engine.views import shared_view
from coltexpress.games.express.bags.cards import bullets_bag, size
from coltexpress.games.express.bags.loot import (
    OPEN,
    fallen_value,
    jewels,
    known_by,
    number_of_purses,
    strongboxes,
    unseen_purses,
    values,
)
from coltexpress.games.express.bags.loot import purse as purse_bag
from coltexpress.games.express.board import Board
from coltexpress.games.express.components import ACTIONS, BANDITS, CARS, EVENTS, ROUND_CARD_NAMES, ROUND_EVENTS, TURNS
from coltexpress.games.express.events import UNKNOWN
from coltexpress.games.express.phases.scoring import gunslingers, score
from coltexpress.games.express.phases.steps import STEALIN
from coltexpress.games.express.pieces import Bandit
from coltexpress.games.express.teams import card_action, named_cards
from coltexpress.games.express.view_types import (
    BanditView,
    CarView,
    ExpressView,
    PileCardView,
    PlaceView,
    RoundView,
    SeatView,
    SetUpView,
)


def phase(board: Board) -> str:
    if board.step == SET_UP:
        return PHASES[0]
    if board.step < STEALIN:
        return PHASES[1]
    return PHASES[2] if board.step == STEALIN else PHASES[4] if board.step == OVER else PHASES[3]


def place_view(board: Board, place: int, viewer: Viewer) -> PlaceView:
    """One place: bandits, and loot as far as the viewer knows it (KNW-1, KNW-3, KNW-4)."""
    lying = board.floor[place]
    purses = [0] * int(unseen_purses(lying))
    for entry in board.fallen_at(place):
        knower = known_by(entry)
        known = knower >= OPEN or knower == viewer
        purses.extend(values(purse_bag(fallen_value(entry))) if known else [0])
    return {
        "bandits": [BANDITS[bandit.who] for bandit in board.gang if bandit.place == place],
        "purses": sorted(purses, reverse=True),
        "jewels": int(jewels(lying)),
        "strongboxes": int(strongboxes(lying)),
    }


def train_view(board: Board, viewer: Viewer) -> list[CarView]:
    names = ["locomotive", *[CARS[car] for car in board.options.train]] if board.options.train else []
    return [
        {
            "car": name,
            "roof": place_view(board, int(at(car, ROOF)), viewer),
            "inside": place_view(board, int(at(car, INSIDE)), viewer),
        }
        for car, name in enumerate(names)
    ]


def own_train(board: Board, viewer: int, common: list[CarView]) -> list[CarView]:
    """The train with the values of fallen purses that this viewer alone knows (KNW-4)."""
    for entry in board.fallen:
        if known_by(entry) == viewer:
            return train_view(board, viewer)
    return common


def bandit_view(bandit: Bandit, known: bool) -> BanditView:
    """A bandit and its character card; `known`: with the values of its purses."""
    return {
        "seat": int(bandit.seat),
        "car": int(car_of(bandit.place)),
        "roof": is_roof(bandit.place),
        "bullets": int(bandit.bullets),
        "wounds": int(bandit.wounds),
        "purses": values(bandit.purses) if known else [0] * int(number_of_purses(bandit.purses)),
        "jewels": int(jewels(bandit.loot)),
        "strongboxes": int(strongboxes(bandit.loot)),
        "money": int(bandit.money),
        "open_purse": bandit.open_purse,
        "lost_purses": int(number_of_purses(bandit.lost)),
    }


def own_bandits(board: Board, viewer: int, common: dict[str, BanditView]) -> dict[str, BanditView]:
    """The bandits with the values of purses that this viewer knows (KNW-1, KNW-3)."""
    return {
        BANDITS[bandit.who]: bandit_view(bandit, True)
        if number_of_purses(bandit.purses) and board.knows_purses(bandit, viewer)
        else common[BANDITS[bandit.who]]
        for bandit in board.gang
    }


def player_view(board: Board, seat: int) -> SeatView:
    """The numbers of a seat's cards. In the expert variant also the public part of the discard pile (EXP-1)."""
    player = board.players[seat]
    view: SeatView = {"hand_size": int(size(player.hand)), "deck_size": int(player.deck_size())}
    if board.team_size > 1:
        view["marshal_card"] = BANDITS[board.card_bandit(seat, ACTIONS.index("marshal")).who]
    if board.expert:
        view["deck_top"] = int(player.top)
        view["discard_size"] = int(size(player.discard))
        view["discard_seen"] = named_cards(player.seen, board.lead(seat), board.mate(seat))
        view["hand_bullets"] = {
            "known": int(player.known),
            "possible": int(min(player.maybe, size(player.hand) - player.known)),
        }
    return view


def own_seats(board: Board, viewer: int, common: list[SeatView]) -> list[SeatView]:
    """The seats with the viewer's own cards; in the expert variant also the own discard pile (EXP-1)."""
    player = board.players[viewer]
    lead, mate = int(board.lead(viewer)), int(board.mate(viewer))
    mine = common[viewer].copy()
    mine["hand"] = named_cards(player.hand, lead, mate)
    mine["deck"] = named_cards(player.deck if board.expert else player.deck + bullets_bag(player.top), lead, mate)
    if board.expert:
        mine["discard"] = named_cards(player.discard, lead, mate)
    seats = common.copy()
    seats[viewer] = mine
    return seats


def pile_view(board: Board, viewer: Viewer) -> list[PileCardView]:
    """The remaining cards of the pile. Of a face-down card, others see only its player (KNW-1)."""
    cards: list[PileCardView] = []
    for index in range(int(board.resolved), len(board.pile)):
        entry = board.pile[index]
        seat = int(entry.seat)
        card: PileCardView = {"seat": seat, "down": entry.down}
        if not entry.down or viewer == seat:
            kind = entry.card
            card["bandit"] = BANDITS[board.card_bandit(seat, kind).who]
            card["action"] = ACTIONS[card_action(kind)]
        cards.append(card)
    return cards


def own_pile(board: Board, viewer: int, common: list[PileCardView]) -> list[PileCardView]:
    for index in range(int(board.resolved), len(board.pile)):
        entry = board.pile[index]
        if entry.down and entry.seat == viewer:
            return pile_view(board, viewer)
    return common


def round_view(board: Board) -> RoundView:
    view: RoundView = {"number": int(board.round), "cards_seen": [
        name for card, name in enumerate(ROUND_CARD_NAMES) if board.used >> card & 1
    ]}  # fmt: skip
    if board.card != UNKNOWN:
        view["card"] = ROUND_CARD_NAMES[board.card]
        view["event"] = EVENTS[ROUND_EVENTS[board.card]]
        view["turns"] = [TURNS[turn] for turn in board.turns]
        view["turn"] = int(board.turn)
    return view


def set_up_view(board: Board) -> SetUpView:
    """What is determined before the bandits board."""
    options = board.options
    view: SetUpView = {
        "bandits": [
            [BANDITS[who] for who in board.bandits_of(seat) if who != NOBODY] for seat in range(options.players)
        ]
    }
    if options.keepers and not board.players:
        view["marshal_cards"] = [BANDITS[who] for who in options.keepers]
    return view


def common_view(board: Board) -> ExpressView:
    """The public part of the view."""
    view = cast(ExpressView, shared_view(board, phase(board), int(board.first)))
    view["expert"] = board.expert
    view["set_up"] = set_up_view(board)
    view["train"] = train_view(board, None)
    if not board.players:
        return view
    view["marshal"] = int(board.marshal)
    view["neutral_bullets"] = int(board.neutral)
    view["second_strongbox"] = board.second_strongbox
    view["round"] = round_view(board)
    view["bandits"] = {
        BANDITS[bandit.who]: bandit_view(bandit, board.knows_purses(bandit, None)) for bandit in board.gang
    }
    if len(board.gang) == len(board.bandits):
        view["seats"] = [player_view(board, seat) for seat in range(int(board.seats))]
    view["pile"] = pile_view(board, None)
    if board.acting != NOBODY:
        view["acting"] = {"bandit": BANDITS[board.acting], "action": ACTIONS[board.action]}
    if board.step == OVER:
        outcome = score(board)
        view["outcome"] = {
            "money": list(outcome.scores),
            "places": list(outcome.places),
            "gunslingers": gunslingers(board),
        }
    return view


def add_own(board: Board, viewer: int, view: ExpressView) -> None:
    """Replace parts of the view by what this viewer alone knows."""
    view["train"] = own_train(board, viewer, view["train"])
    if board.players:
        view["bandits"] = own_bandits(board, viewer, view["bandits"])
        view["pile"] = own_pile(board, viewer, view["pile"])
    if "seats" in view:
        view["seats"] = own_seats(board, viewer, view["seats"])
