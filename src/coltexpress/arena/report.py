"""Statistics of a contest by bot and bandit. They do not depend on the order of the results."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from coltexpress.arena.contest import Contest
from coltexpress.arena.intervals import share_of
from coltexpress.arena.quantiles import percentile
from coltexpress.arena.ratings import Rating, ratings
from coltexpress.arena.results import FORFEITS, GameResult
from coltexpress.arena.seating import block_of
from coltexpress.engine.json_types import JsonObject


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of a bot, of a bandit, or of a bot as one bandit. `score`: the mean final score."""

    seats: int
    win_share: float
    low: float
    high: float
    score: float
    place: float


@dataclass(frozen=True, slots=True)
class Times:
    """Decision times of a bot in milliseconds."""

    decisions: int
    mean: float
    p50: float
    p99: float
    most: float


@dataclass(frozen=True, slots=True)
class Faults:
    """All faults of one kind by one bot: their number, the number of games, and the first one."""

    bot: str
    kind: str
    times: int
    games: int
    first_game: int
    details: str


@dataclass(frozen=True, slots=True)
class Report:
    """The statistics of a contest."""

    contest: JsonObject
    games: int
    bots: dict[str, Standing]
    ratings: dict[str, Rating]
    loot: dict[str, list[float]]
    """The mean after each round."""
    bandits: dict[str, Standing]
    bots_as_bandits: dict[str, dict[str, Standing]]
    faults: list[Faults]
    times: dict[str, Times]

    @property
    def forfeits(self) -> int:
        return sum(fault.games for fault in self.faults if fault.kind in FORFEITS)

    def to_json(self) -> JsonObject:
        """JSON data. Everything except `times` is the same for every run of the same contest."""
        return {**asdict(self), "ratings": {bot: rating._asdict() for bot, rating in self.ratings.items()}}


class Seats:
    """Accumulates the results of a group of seats, with wins by block."""

    def __init__(self) -> None:
        self.blocks: dict[int, tuple[float, int]] = defaultdict(lambda: (0.0, 0))
        self.seats = 0
        self.scores = 0
        self.places = 0

    def count(self, block: int, share: float, score: int, place: int) -> None:
        wins, seats = self.blocks[block]
        self.blocks[block] = wins + share, seats + 1
        self.seats += 1
        self.scores += score
        self.places += place

    def standing(self) -> Standing:
        share, low, high = share_of(list(self.blocks.values()))
        return Standing(
            self.seats,
            round(share, 4),
            round(low, 4),
            round(high, 4),
            round(self.scores / self.seats, 2),
            round(self.places / self.seats, 3),
        )


def standings(contest: Contest, results: Iterable[GameResult]) -> dict[str, Standing]:
    """The results by bot, the best first."""
    bots: dict[str, Seats] = defaultdict(Seats)
    for result in results:
        for seat, bot in enumerate(result.bots):
            bots[bot].count(block_of(contest, result.number), *_fared(result, seat))
    return _by_share({bot: seats.standing() for bot, seats in bots.items()})


def report(contest: Contest, results: Iterable[GameResult]) -> Report:
    games = sorted(results, key=lambda result: result.number)
    bots = standings(contest, games)
    bandits: dict[str, Seats] = defaultdict(Seats)
    both: dict[str, dict[str, Seats]] = {bot: defaultdict(Seats) for bot in bots}
    for result in games:
        block = block_of(contest, result.number)
        for seat, bot in enumerate(result.bots):
            for bandit in result.bandits[seat]:
                for seats in (bandits[bandit], both[bot][bandit]):
                    seats.count(block, *_fared(result, seat))
    rated = ratings(games)
    return Report(
        contest.header(),
        len(games),
        bots,
        {bot: Rating(round(rated[bot].mu, 3), round(rated[bot].sigma, 3)) for bot in bots},
        {bot: loot_by_round(games, bot) for bot in bots},
        _by_share({bandit: seats.standing() for bandit, seats in sorted(bandits.items())}),
        {bot: {bandit: seats.standing() for bandit, seats in sorted(both[bot].items())} for bot in bots},
        faults(games),
        {bot: times_of(games, bot) for bot in bots},
    )


def loot_by_round(games: Sequence[GameResult], bot: str) -> list[float]:
    """The mean after each round. The final value of a shorter game counts for its missing rounds."""
    rounds = max((len(result.loot[0]) for result in games), default=0)
    sums = [0] * rounds
    seats = 0
    for result in games:
        for name, loot in zip(result.bots, result.loot, strict=True):
            if name == bot:
                seats += 1
                for number in range(rounds):
                    sums[number] += loot[min(number, len(loot) - 1)]
    return [round(each / max(1, seats), 2) for each in sums]


def faults(games: Iterable[GameResult]) -> list[Faults]:
    found: dict[tuple[str, str], Faults] = {}
    for result in games:
        for fault in result.faults:
            key = result.bots[fault.seat], fault.kind
            before = found.get(key, Faults(*key, 0, 0, result.number, fault.details))
            found[key] = Faults(*key, before.times + fault.times, before.games + 1, before.first_game, before.details)
    return [fault for _, fault in sorted(found.items())]


def times_of(games: Iterable[GameResult], bot: str) -> Times:
    spent = sorted(
        [
            each
            for result in games
            for name, times in zip(result.bots, result.times, strict=True)
            if name == bot
            for each in times
        ]
    )
    if not spent:
        return Times(0, 0.0, 0.0, 0.0, 0.0)

    median, most = (percentile(spent, share) / 1000 for share in (0.5, 0.99))
    return Times(len(spent), round(sum(spent) / len(spent) / 1000, 3), median, most, spent[-1] / 1000)


def _fared(result: GameResult, seat: int) -> tuple[float, int, int]:
    return result.shares[seat], result.scores[seat], result.places[seat]


def _by_share(found: dict[str, Standing]) -> dict[str, Standing]:
    return dict(sorted(found.items(), key=lambda entry: (-entry[1].win_share, entry[1].place, entry[0])))
