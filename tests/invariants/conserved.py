"""Invariant 5: loot, cards and bullets are conserved. One function per game; each raises AssertionError."""

from collections.abc import Callable
from typing import Final

from coltexpress.engine.bandits import BANDITS
from coltexpress.engine.contract import State
from coltexpress.engine.places import INSIDE, at
from coltexpress.games.express.bags.cards import SOLO_DECK, TEAM_DECK, actions, bullets, contains, size
from coltexpress.games.express.bags.loot import (
    ALL_PURSES,
    VALUES,
    fallen_value,
    jewels,
    number_of_purses,
    purses_of,
    strongboxes,
    unseen_purses,
)
from coltexpress.games.express.components import NEUTRAL_BULLETS, TRAIN_CARS
from coltexpress.games.express.state import ExpressState
from coltexpress.games.superexpress.components import ALL_LOOT, PROGRAMME
from coltexpress.games.superexpress.components import LOOT as LOOT_CARDS
from coltexpress.games.superexpress.pieces import ABOARD
from coltexpress.games.superexpress.state import SuperState

# --- Colt Express -----------------------------------------------------------------------------------


def express(state: State) -> None:
    assert isinstance(state, ExpressState)
    if not state.players or len(state.gang) < len(state.bandits):
        return
    cards(state)
    loot(state)
    shots(state)
    places(state)


def cards(state: ExpressState) -> None:
    full = SOLO_DECK if state.team_size == 1 else TEAM_DECK
    for seat, player in enumerate(state.players):
        played = [card for card in state.pile[state.resolved :] if card.seat == seat]
        for bag in (player.hand, player.deck, player.discard):
            assert contains(full, actions(bag))
        everywhere = player.hand + player.deck + player.discard + sum(card.bag for card in played)
        wounds = sum(bandit.wounds for bandit in state.gang if bandit.seat == seat)
        assert actions(everywhere) == full, "an action card is lost or doubled"
        assert bullets(everywhere) + player.top == wounds, "a bullet is lost or doubled"
        assert contains(player.discard, player.seen)
        assert 0 <= player.known <= bullets(player.hand) <= min(size(player.hand), player.known + player.maybe)


def loot(state: ExpressState) -> None:
    gang = state.gang
    train = state.options.train
    held = sum(number_of_purses(b.purses) + number_of_purses(b.lost) for b in gang)
    lying = sum(unseen_purses(here) for here in state.floor)
    assert held + lying + len(state.fallen) == len(gang) + sum(TRAIN_CARS[car].purses for car in train), (
        "a purse is lost or doubled"
    )
    stones = sum(jewels(here) for here in state.floor) + sum(jewels(b.loot) for b in gang)
    assert stones == sum(TRAIN_CARS[car].jewels for car in train), "a jewel is lost or doubled"
    boxes = sum(strongboxes(here) for here in state.floor) + sum(strongboxes(b.loot) for b in gang)
    assert boxes + state.second_strongbox == 2, "a strongbox is lost or doubled"
    for value in range(VALUES):
        born = sum(purses_of(b.purses, value) + purses_of(b.lost, value) for b in gang)
        born += sum(fallen_value(entry) == value for entry in state.fallen)
        assert born + purses_of(state.unseen_values, value) == purses_of(ALL_PURSES, value), (
            "a purse has a value that does not exist"
        )


def shots(state: ExpressState) -> None:
    given = sum(6 - bandit.bullets for bandit in state.gang)
    received = sum(bandit.wounds for bandit in state.gang)
    neutral = received - given
    assert all(0 <= bandit.bullets <= 6 for bandit in state.gang)
    assert 0 <= neutral <= NEUTRAL_BULLETS
    assert state.neutral in (NEUTRAL_BULLETS - neutral, 0), "a neutral bullet is lost or doubled"


def places(state: ExpressState) -> None:
    assert 0 <= state.marshal < state.length
    for bandit in state.gang:
        assert 0 <= bandit.place < 2 * state.length, "a bandit has left the train (EVT-9)"
        assert bandit.place != at(state.marshal, INSIDE), "a bandit was left with the Marshal (MAR-2)"


# --- Colt Super Express -----------------------------------------------------------------------------


def super_(state: State) -> None:
    assert isinstance(state, SuperState)
    if not state.gang:
        return
    seen = ALL_LOOT & ~state.unseen
    held = [card for bandit in state.gang for card in range(len(LOOT_CARDS)) if bandit.loot >> card & 1]
    assert len(held) == len(set(held)), "a loot card is doubled"
    assert sum(1 << card for card in held) == seen, "a loot card is lost"
    gone = state.options.players + 2 - state.length
    given = gone - 1 if state.view(None).get("asks", {}).get("kind") == "loot-card" else gone
    assert len(held) == given or (state.outcome() is not None and len(held) == given - 1), "each car's card is given"
    aboard = [bandit for bandit in state.gang if bandit.gone == ABOARD]
    assert all(0 <= bandit.car < state.length for bandit in aboard)
    assert len({(bandit.level, bandit.spot) for bandit in aboard}) == len(aboard), "two bandits stand on one spot"
    rows = [name for car in state.view(None)["train"] for level in ("roof", "inside") for name in car[level]]
    assert sorted(rows) == sorted(BANDITS[bandit.who] for bandit in aboard), "a bandit is lost or doubled"
    moments = {bandit.gone for bandit in state.gang if bandit.gone > 0}
    assert moments == set(range(1, state.moments + 1))
    for bandit in state.gang:
        cards = bandit.cards_shown() + bandit.cards_to_come()
        assert len(set(cards)) == len(cards) <= PROGRAMME
        assert all(state.hand >> card & 1 for card in cards)


CONSERVED: Final[dict[str, Callable[[State], None]]] = {"express": express, "super": super_}
