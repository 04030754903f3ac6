"""Assigns seats and seeds chance, so that all bots get the same chance outcomes.

Games come in blocks with one game for each seat. All games of a block share their chance outcomes: bandits, train,
first player, round cards. Every other chance outcome depends only on the question and on how often it was asked before,
so the actions of other bots do not change it. The bots of a block move one seat on from game to game, so each bot plays
every seat once with the same chance outcomes. Each block seats its bots in another random order. With more bots than
seats, all combinations of bots play in turn; with fewer, the bots take the seats left over in turn.
"""

import hashlib
from functools import cache
from itertools import combinations
from random import Random

from coltexpress.arena.contest import Contest, Entrant
from coltexpress.bots.bot import DICE_BITS
from coltexpress.engine.play.dice import Dice, KeyedDice


def block_of(contest: Contest, number: int) -> int:
    return number // contest.players


def whole_blocks(contest: Contest, games: int) -> int:
    """The number of games, rounded up to complete blocks."""
    return -(-games // contest.players) * contest.players


def nature_dice(contest: Contest, block: int, asked: str, before: int) -> Dice:
    """The dice for a chance question in all games of a block; `before`: how often it was asked before."""
    return KeyedDice(_digest("chance", contest.seed, block, asked), before)


def slots(contest: Contest, block: int) -> list[Entrant]:
    """The bots of a block in seating order."""
    repeats, left_over = divmod(contest.players, len(contest.bots))
    groups = _groups(contest.seed, len(contest.bots), left_over)
    playing = [*contest.bots * repeats, *(contest.bots[bot] for bot in groups[block % len(groups)])]
    Random(_digest("order", contest.seed, block)).shuffle(playing)
    return playing


def slot_at(contest: Contest, number: int, seat: int) -> int:
    """The block's slot that has this seat."""
    return (seat + number) % contest.players


def bot_seed(contest: Contest, block: int, slot: int, decision: int) -> int:
    """The seed of a bot's own random numbers. It depends neither on the seat nor on the worker."""
    return int.from_bytes(_digest("bot", contest.seed, block, slot, decision)[:8], "big") >> (64 - DICE_BITS)


@cache
def _groups(seed: int, bots: int, size: int) -> list[tuple[int, ...]]:
    """All groups of different bots of this size, in random order."""
    groups = list(combinations(range(bots), size))
    Random(_digest("turns", seed)).shuffle(groups)
    return groups


def _digest(*parts: str | int) -> bytes:
    return hashlib.sha256(" ".join(map(str, ("coltexpress arena", *parts))).encode()).digest()
