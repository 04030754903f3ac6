"""All bots have equal luck: seats and chance outcomes."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from arena.contests import contest
from coltexpress.arena.contest import Contest, Entrant
from coltexpress.arena.game import ArenaGame, play_games
from coltexpress.arena.players import BotProcesses
from coltexpress.arena.seating import block_of, bot_seed, slot_at, slots, whole_blocks
from coltexpress.games.express.state import ExpressState


def company(bots: int, players: int) -> Contest:
    return Contest("express", {"players": players}, tuple(Entrant(f"bot {n}", "", "") for n in range(bots)), 7)


@pytest.mark.parametrize("players", range(2, 8))
def test_each_slot_has_every_seat_once_in_a_block(players: int) -> None:
    asked = company(players, players)
    for block in range(3):
        numbers = [number for number in range(players * 3) if block_of(asked, number) == block]
        assert len(numbers) == players
        for seat in range(players):
            assert {slot_at(asked, number, seat) for number in numbers} == set(range(players))
        for number in numbers:
            assert {slot_at(asked, number, seat) for seat in range(players)} == set(range(players))


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("bots", range(1, 10))
def test_every_bot_plays_equally_often(bots: int, players: int) -> None:
    asked = company(bots, players)
    blocks = comb(bots, players % bots)
    seats = Counter(bot.name for block in range(blocks) for bot in slots(asked, block))
    assert len(seats) == bots
    assert len(set(seats.values())) == 1
    for block in range(blocks):
        at_the_table = Counter(bot.name for bot in slots(asked, block))
        assert max(at_the_table.values()) <= -(-players // bots)


def test_with_more_bots_than_seats_every_pair_meets() -> None:
    asked = company(5, 2)
    met = {frozenset(bot.name for bot in slots(asked, block)) for block in range(comb(5, 2))}
    assert met == {frozenset(pair) for pair in combinations([bot.name for bot in asked.bots], 2)}


def test_bots_do_not_always_sit_in_the_same_order() -> None:
    asked = company(4, 4)
    neighbours = Counter(
        (bots[place].name, bots[place - 1].name)
        for block in range(200)
        for bots in [slots(asked, block)]
        for place in range(4)
    )
    assert len(neighbours) == 12
    assert min(neighbours.values()) > 30


@pytest.mark.parametrize(("game", "players"), [("express", 4), ("express", 2), ("super", 5)])
def test_the_games_of_a_block_have_the_same_chance_outcomes(game: str, players: int) -> None:
    asked = contest("drifter", game=game, players=players)
    if players == 2:
        asked.options["teams"] = "random"
    results = play_games(asked, range(2 * players))
    first, second = results[:players], results[players:]
    assert len({result.bandits for result in first}) == len({result.bandits for result in second}) == 1
    assert first[0].bandits != second[0].bandits


def test_the_games_of_a_block_have_the_same_round_cards() -> None:
    """Random players draw different cards in each game, so the number of chance outcomes differs."""
    asked = contest("drifter", players=4)
    with BotProcesses() as stable:
        for block in range(3):
            sittings = [ArenaGame(asked, 4 * block + game, stable) for game in range(4)]
            for sitting in sittings:
                sitting.play()
            throws = {sum(sitting.asked.values()) for sitting in sittings}
            states = [sitting.state for sitting in sittings]
            assert len({state.used for state in states if isinstance(state, ExpressState)}) == 1
            assert len(throws) > 1


def test_a_bot_s_seed_depends_on_contest_block_slot_and_decision() -> None:
    asked, other = contest(seed=1), contest(seed=2)
    seeds = {
        bot_seed(each, block, slot, decision)
        for each in (asked, other)
        for block in range(5)
        for slot in range(4)
        for decision in range(5)
    }
    assert len(seeds) == 2 * 5 * 4 * 5
    assert all(0 <= seed < 1 << 60 for seed in seeds)


@pytest.mark.parametrize(("games", "whole"), [(1, 4), (4, 4), (5, 8), (400, 400)])
def test_the_number_of_games_is_a_multiple_of_a_block(games: int, whole: int) -> None:
    assert whole_blocks(contest(), games) == whole
