"""Plays one game of a contest to its end, even if bots fail.

A bot that raises, returns an illegal move, exceeds its time or dies forfeits the game: it is ranked last with score 0,
and a drifter takes over its seat, so that the other bots finish a real game and are ranked among themselves.
"""

from collections import Counter
from collections.abc import Container, Sequence
from typing import Final

import coltexpress
from coltexpress.arena.contest import Contest, builtin_fingerprint
from coltexpress.arena.players import BotProcesses
from coltexpress.arena.results import Fault, GameResult
from coltexpress.arena.seating import block_of, bot_seed, nature_dice, slot_at, slots
from coltexpress.bots.bot import observe
from coltexpress.bots.drifter import Drifter
from coltexpress.bots.process.parent import OVERTIME_FACTOR
from coltexpress.engine.contract import Outcome, Seat, State
from coltexpress.engine.errors import ColtError
from coltexpress.engine.moves import Move
from coltexpress.engine.play.driver import drive
from coltexpress.engine.registry import game

LATE_SECONDS: Final = 0.05
"""An answer is late after OVERTIME_FACTOR times the limit plus this many seconds, to tolerate a busy machine."""


def play_games(contest: Contest, numbers: Sequence[int]) -> list[GameResult]:
    """Play some games. Without a time limit, the results are the same on every machine."""
    builtin = builtin_fingerprint()
    if contest.version != coltexpress.__version__ or any(
        bot.fingerprint != builtin for bot in contest.bots if not bot.spec
    ):
        raise ColtError("arena-version", wanted=contest.version, found=coltexpress.__version__)
    with BotProcesses() as processes:
        return [ArenaGame(contest, number, processes).play() for number in numbers]


class ArenaGame:
    """One game with its bots."""

    def __init__(self, contest: Contest, number: int, processes: BotProcesses) -> None:
        self.contest = contest
        self.number = number
        self.block = block_of(contest, number)
        rules = game(contest.game)
        self.state = rules.new(rules.parse_options(contest.options))
        self.state.quiet = True
        self.asked: Counter[str] = Counter()  # how often each chance question was asked
        seats = range(contest.players)
        self.slots = [slot_at(contest, number, seat) for seat in seats]
        playing = slots(contest, self.block)
        self.bots = [playing[slot] for slot in self.slots]
        self.seated = processes.seat(self.bots)
        self.drifter = Drifter()
        self.decisions = [0] * contest.players
        self.times: list[list[int]] = [[] for _ in seats]
        self.loot: list[list[int]] = [[] for _ in seats]
        self.forfeits: dict[Seat, Fault] = {}
        self.prints: dict[Seat, Fault] = {}

    def play(self) -> GameResult:
        state, played = self.state, 0
        for _ in drive(state, self.chance, self.decision):
            if 0 < played < state.round:
                self.count_loot()
            played = int(state.round)
        self.count_loot()
        outcome = state.outcome()
        assert outcome is not None
        return self.result(outcome)

    def chance(self, state: State) -> Move:
        """The next chance outcome. It does not depend on the outcomes of other chance questions."""
        assert state.question is not None
        asked = f"{state.round} {state.question.notation(state)}"
        self.asked[asked] += 1
        return state.sample_chance(nature_dice(self.contest, self.block, asked, self.asked[asked]))

    def decision(self, state: State, seat: Seat) -> Move:
        """The bot's move, or a drifter's move if the bot has forfeited or does so now."""
        seed = bot_seed(self.contest, self.block, self.slots[seat], self.decisions[seat])
        self.decisions[seat] += 1
        if seat in self.forfeits:
            return self.drifter.choose(observe(state, seat, seed))
        clock = self.contest.clock(self.bots[seat])
        answer = self.seated[seat].choose(observe(state, seat, seed, clock), clock)
        self.times[seat].append(round(answer.seconds * 1_000_000))
        if answer.printed:
            before = self.prints.get(seat, Fault(seat, "printed", answer.printed, 0))
            self.prints[seat] = Fault(seat, "printed", before.details, before.times + 1)
        late = clock is not None and answer.seconds > clock * OVERTIME_FACTOR + LATE_SECONDS
        if answer.move is not None and not late:
            return answer.move
        self.forfeits[seat] = Fault(seat, answer.fault or "overtime", answer.details)
        return self.drifter.choose(observe(state, seat, seed))

    def count_loot(self) -> None:
        for seat, loot in enumerate(game(self.contest.game).loot(self.state)):
            self.loot[seat].append(0 if seat in self.forfeits else loot)

    def result(self, outcome: Outcome) -> GameResult:
        scores, places = with_forfeits(outcome, self.forfeits.keys())
        return GameResult(
            self.number,
            tuple([bot.name for bot in self.bots]),
            tuple([tuple(bandits) for bandits in self.state.view(None)["set_up"]["bandits"]]),
            scores,
            places,
            tuple(map(tuple, self.loot)),
            (*self.forfeits.values(), *self.prints.values()),
            tuple(map(tuple, self.times)),
        )


def with_forfeits(outcome: Outcome, forfeits: Container[Seat]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and places. Bots that forfeit share the last place with score 0. If all do, there is no first place."""
    others = [place for seat, place in enumerate(outcome.places) if seat not in forfeits]
    scores = [0 if seat in forfeits else score for seat, score in enumerate(outcome.scores)]
    places = [
        1 + (max(1, len(others)) if seat in forfeits else sum(other < place for other in others))
        for seat, place in enumerate(outcome.places)
    ]
    return tuple(scores), tuple(places)
