"""Who sits where, and what chance does: the same for each bot.

Games come in blocks, one game for each seat. All games of a block have the same chance: bandits, train, first player,
round cards. Whatever else nature is asked, it throws by what that is and how often it was asked it before, so that the
luck of one does not change with what others do. The bots of a block move one seat on from game to game, so that each of
them plays every seat once with the same luck. From block to block the bots sit in another order; where there are more
bots than seats all possible companies meet in turn, and where there are fewer they take the seats left over in turn.
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
    """So many games, or some more, so that the last block is complete."""
    return -(-games // contest.players) * contest.players


def nature_dice(contest: Contest, block: int, asked: str, before: int) -> Dice:
    """What nature throws with in all games of a block, when it was asked the same thing so often before."""
    return KeyedDice(_digest("chance", contest.seed, block, asked), before)


def slots(contest: Contest, block: int) -> list[Entrant]:
    """Those who play in a block, in the order in which they sit."""
    everybody, some = divmod(contest.players, len(contest.bots))
    turns = _turns(contest.seed, len(contest.bots), some)
    playing = [*contest.bots * everybody, *(contest.bots[bot] for bot in turns[block % len(turns)])]
    Random(_digest("order", contest.seed, block)).shuffle(playing)
    return playing


def slot_at(contest: Contest, number: int, seat: int) -> int:
    """Which of the block's slots has this seat."""
    return (seat + number) % contest.players


def bot_seed(contest: Contest, block: int, slot: int, decision: int) -> int:
    """What a bot's own chance comes from: the same wherever it sits, and whoever computes it."""
    return int.from_bytes(_digest("bot", contest.seed, block, slot, decision)[:8], "big") >> (64 - DICE_BITS)


@cache
def _turns(seed: int, bots: int, seats: int) -> list[tuple[int, ...]]:
    """All ways to give some seats to different bots, in a random order."""
    turns = list(combinations(range(bots), seats))
    Random(_digest("turns", seed)).shuffle(turns)
    return turns


def _digest(*parts: str | int) -> bytes:
    return hashlib.sha256(" ".join(map(str, ("coltexpress arena", *parts))).encode()).digest()
