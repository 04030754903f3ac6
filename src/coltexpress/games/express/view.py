"""All that a viewer may know of a table (KNW), as plain data for JSON.

No member of an object is null, so that merge patches (RFC 7396) can carry every change. A purse whose value the viewer
does not know is worth 0.
"""

from typing import Any

from coltexpress.engine.bandits import NOBODY
from coltexpress.engine.contract import View, Viewer
from coltexpress.engine.places import INSIDE, ROOF, at, car_of, is_roof
from coltexpress.engine.questions import OVER, SET_UP
from coltexpress.engine.views import PHASES, shared_view
from coltexpress.games.express.bags.cards import bullets_bag, size
from coltexpress.games.express.bags.loot import (
    OPEN,
    fallen_eyes,
    fallen_value,
    jewels,
    number_of_purses,
    strongboxes,
    unseen_purses,
    values,
)
from coltexpress.games.express.bags.loot import purse as purse_bag
from coltexpress.games.express.board import Table
from coltexpress.games.express.components import ACTIONS, BANDITS, CARS, EVENTS, ROUND_CARDS, ROUND_EVENTS, TURNS
from coltexpress.games.express.events import UNKNOWN
from coltexpress.games.express.phases.scoring import gunslingers, score
from coltexpress.games.express.phases.steps import STEALIN
from coltexpress.games.express.pieces import Bandit
from coltexpress.games.express.teams import card_action, named_cards


def phase(table: Table) -> str:
    if table.step == SET_UP:
        return PHASES[0]
    if table.step < STEALIN:
        return PHASES[1]
    return PHASES[2] if table.step == STEALIN else PHASES[4] if table.step == OVER else PHASES[3]


def place_view(table: Table, place: int, viewer: Viewer) -> dict[str, Any]:
    """What is in one place: bandits, and loot as far as the viewer knows it (KNW-1, KNW-3, KNW-4)."""
    lying = table.floor[place]
    purses = [0] * int(unseen_purses(lying))
    for entry in table.fallen_at(place):
        eyes = fallen_eyes(entry)
        known = eyes >= OPEN or eyes == viewer
        purses.extend(values(purse_bag(fallen_value(entry))) if known else [0])
    return {
        "bandits": [BANDITS[bandit.who] for bandit in table.gang if bandit.place == place],
        "purses": sorted(purses, reverse=True),
        "jewels": int(jewels(lying)),
        "strongboxes": int(strongboxes(lying)),
    }


def train_view(table: Table, viewer: Viewer) -> list[dict[str, Any]]:
    names = ["locomotive", *[CARS[car] for car in table.options.train]] if table.options.train else []
    return [
        {
            "car": name,
            "roof": place_view(table, int(at(car, ROOF)), viewer),
            "inside": place_view(table, int(at(car, INSIDE)), viewer),
        }
        for car, name in enumerate(names)
    ]


def own_train(table: Table, viewer: int, common: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The train with the purses lying about that this viewer alone knows (KNW-4)."""
    for entry in table.fallen:
        if fallen_eyes(entry) == viewer:
            return train_view(table, viewer)
    return common


def bandit_view(bandit: Bandit, known: bool) -> dict[str, Any]:
    """A bandit and its card; `known`: with the values of its purses."""
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


def own_bandits(table: Table, viewer: int, common: dict[str, Any]) -> dict[str, Any]:
    """The bandits with the purses that this viewer knows (KNW-1, KNW-3)."""
    return {
        BANDITS[bandit.who]: bandit_view(bandit, True)
        if number_of_purses(bandit.purses) and table.knows_purses(bandit, viewer)
        else common[BANDITS[bandit.who]]
        for bandit in table.gang
    }


def player_view(table: Table, seat: int) -> dict[str, Any]:
    """A seat's cards: how many. In the expert variant also what was seen of the discard pile (EXP-1)."""
    player = table.players[seat]
    told: dict[str, Any] = {"hand_size": int(size(player.hand)), "deck_size": int(player.deck_size())}
    if table.team_size > 1:
        told["marshal_card"] = BANDITS[table.card_bandit(seat, ACTIONS.index("marshal")).who]
    if table.expert:
        told["deck_top"] = int(player.top)
        told["discard_size"] = int(size(player.discard))
        told["discard_seen"] = named_cards(player.seen, table.lead(seat), table.mate(seat))
        told["hand_bullets"] = {
            "known": int(player.known),
            "possible": int(min(player.maybe, size(player.hand) - player.known)),
        }
    return told


def own_seats(table: Table, viewer: int, common: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The seats, and which cards the viewer's own are; in the expert variant also the discard pile (EXP-1)."""
    player = table.players[viewer]
    lead, mate = int(table.lead(viewer)), int(table.mate(viewer))
    mine = dict(common[viewer])
    mine["hand"] = named_cards(player.hand, lead, mate)
    mine["deck"] = named_cards(player.deck if table.expert else player.deck + bullets_bag(player.top), lead, mate)
    if table.expert:
        mine["discard"] = named_cards(player.discard, lead, mate)
    seats = common.copy()
    seats[viewer] = mine
    return seats


def pile_view(table: Table, viewer: Viewer) -> list[dict[str, Any]]:
    """The cards to come. Of a face-down card others see only whose it is (KNW-1)."""
    told: list[dict[str, Any]] = []
    for index in range(int(table.resolved), len(table.pile)):
        entry = table.pile[index]
        seat = int(entry.seat)
        card: dict[str, Any] = {"seat": seat, "down": entry.down}
        if not entry.down or viewer == seat:
            kind = entry.card
            card["bandit"] = BANDITS[table.card_bandit(seat, kind).who]
            card["action"] = ACTIONS[card_action(kind)]
        told.append(card)
    return told


def own_pile(table: Table, viewer: int, common: list[dict[str, Any]]) -> list[dict[str, Any]]:
    for index in range(int(table.resolved), len(table.pile)):
        entry = table.pile[index]
        if entry.down and entry.seat == viewer:
            return pile_view(table, viewer)
    return common


def round_view(table: Table) -> dict[str, Any]:
    told: dict[str, Any] = {"number": int(table.round), "cards_seen": [
        name for card, name in enumerate(ROUND_CARDS) if table.used >> card & 1
    ]}  # fmt: skip
    if table.card != UNKNOWN:
        told["card"] = ROUND_CARDS[table.card]
        told["event"] = EVENTS[ROUND_EVENTS[table.card]]
        told["turns"] = [TURNS[turn] for turn in table.turns]
        told["turn"] = int(table.turn)
    return told


def set_up_view(table: Table) -> dict[str, Any]:
    """What is settled before everybody is aboard."""
    options = table.options
    size = int(table.team_size)
    told: dict[str, Any] = {
        "bandits": [
            [BANDITS[who] for who in table.bandits[seat * size : seat * size + size] if who != NOBODY]
            for seat in range(options.players)
        ]
    }
    if options.keepers and not table.players:
        told["marshal_cards"] = [BANDITS[who] for who in options.keepers]
    return told


def common_view(table: Table) -> View:
    """What everybody may know."""
    told = shared_view(table, phase(table), int(table.first))
    told["expert"] = table.expert
    told["set_up"] = set_up_view(table)
    told["train"] = train_view(table, None)
    if not table.players:
        return told
    told["marshal"] = int(table.marshal)
    told["neutral_bullets"] = int(table.neutral)
    told["second_strongbox"] = table.second_strongbox
    told["round"] = round_view(table)
    told["bandits"] = {
        BANDITS[bandit.who]: bandit_view(bandit, table.knows_purses(bandit, None)) for bandit in table.gang
    }
    if len(table.gang) == len(table.bandits):
        told["seats"] = [player_view(table, seat) for seat in range(int(table.seats))]
    told["pile"] = pile_view(table, None)
    if table.acting != NOBODY:
        told["acting"] = {"bandit": BANDITS[table.acting], "action": ACTIONS[table.action]}
    if table.step == OVER:
        outcome = score(table)
        told["outcome"] = {
            "money": list(outcome.scores),
            "places": list(outcome.places),
            "gunslingers": gunslingers(table),
        }
    return told


def add_own(table: Table, viewer: int, told: View) -> None:
    """What this viewer alone knows, in place of what everybody does."""
    told["train"] = own_train(table, viewer, told["train"])
    if table.players:
        told["bandits"] = own_bandits(table, viewer, told["bandits"])
        told["pile"] = own_pile(table, viewer, told["pile"])
    if "seats" in told:
        told["seats"] = own_seats(table, viewer, told["seats"])
