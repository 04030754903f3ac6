"""Seats and settings of a table. Each operation modifies a `Seating` or raises a `Refusal`."""

import re
from collections.abc import Container, Sequence
from typing import Final

import msgspec
from msgspec import UNSET, Struct, field

from coltexpress.engine import registry as known_games
from coltexpress.engine.errors import BadOption
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.options import GameOptions
from coltexpress.protocol.messages import ChairKind, ChangeTable, ClockRules, GameSlug, Level, NewTable, Pace
from coltexpress.tables.live_game import LiveGame
from coltexpress.tables.refusals import Refusal
from coltexpress.tables.stored import StoredTurn, TableRow

SHORTEST_SALT: Final = 16
_SALT: Final = re.compile(r"[0-9A-Za-z_-]{16,64}")


class SeatRecord(Struct, rename={"replaced": "stand_in"}):
    """A stored seat. `identity`: its owner, or the player for whom it is kept."""

    kind: ChairKind = "open"
    identity: str = ""
    name: str = ""
    level: str = ""
    salt: str = ""
    bandit: str = ""
    replaced: bool = False
    """A stand-in bot plays for the owner."""
    votes: list[int] = field(default_factory=list)
    missed: int = 0
    """Consecutive timeouts."""
    ready: bool = False


class Seating(Struct, rename={"seats": "places"}):
    """The state of a table apart from its turns, as stored: see `TableRow.doc`."""

    game: GameSlug
    options: JsonObject
    public: bool
    clock: ClockRules | None
    pace: Pace
    stand_in: Level
    host: str
    """The host's identity."""
    seats: list[SeatRecord]
    rematch: str = ""
    removed: list[str] = field(default_factory=list)
    """Identities removed by the host."""

    @classmethod
    def from_row(cls, row: TableRow) -> "Seating":
        return msgspec.json.decode(row.doc, type=cls)

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    def seats_of(self, identity: str) -> list[int]:
        return [
            seat for seat, record in enumerate(self.seats) if record.kind == "person" and record.identity == identity
        ]

    def people(self) -> list[tuple[str, int]]:
        """Identities and seats, for the lists of their tables."""
        return [(record.identity, seat) for seat, record in enumerate(self.seats) if record.identity]

    def seat(self, seat: int) -> SeatRecord:
        if not 0 <= seat < len(self.seats):
            raise Refusal("seat-unknown", seat=seat)
        return self.seats[seat]


def new_table(wanted: NewTable, host: str) -> Seating:
    """A new table. The game validates its options."""
    seating = Seating(wanted.game, {}, wanted.public, wanted.clock, wanted.pace, wanted.stand_in, host, [])
    _settle(seating, wanted.game, wanted.options)
    _seat_bots(seating, wanted.bots)
    return seating


def change_table(seating: Seating, identity: str, wanted: ChangeTable) -> None:
    """Change the settings of a waiting table. Any change resets the players' readiness."""
    check_host(seating, identity)
    before = msgspec.json.encode(seating)
    game = seating.game if wanted.game is UNSET else wanted.game
    if game != seating.game or wanted.options is not UNSET:
        _settle(seating, game, seating.options if wanted.options is UNSET else wanted.options)
    seating.public = seating.public if wanted.public is UNSET else wanted.public
    seating.clock = seating.clock if wanted.clock is UNSET else wanted.clock
    seating.pace = seating.pace if wanted.pace is UNSET else wanted.pace
    seating.stand_in = seating.stand_in if wanted.stand_in is UNSET else wanted.stand_in
    if seating.public and any(
        len(seating.seats_of(record.identity)) > 1 for record in seating.seats if record.kind == "person"
    ):
        raise Refusal("seats-double")
    _seat_bots(seating, wanted.bots)
    if msgspec.json.encode(seating) != before:
        for record in seating.seats:
            record.ready = False


def _settle(seating: Seating, game: GameSlug, wanted: JsonObject) -> None:
    """Set game and options, adjust the number of seats, and clear bandits that the game does not have."""
    options = known_games.game(game).parse_options(wanted)
    seating.game, seating.options = game, options.to_json()
    _resize(seating, options.seats)
    for record in seating.seats:
        if record.bandit and not _may_be(seating, record.bandit):
            record.bandit = ""
    for seat, bandit in enumerate(seating.options.get("bandits") or ()):
        if bandit and bandit != seating.seats[seat].bandit:
            choose_bandit(seating, seating.host, seat, bandit)


def _resize(seating: Seating, seats: int) -> None:
    """Change the number of seats. People in dropped seats move to seats that are open or have bots."""
    staying, beyond = seating.seats[:seats], seating.seats[seats:]
    staying += [SeatRecord() for _ in range(seats - len(staying))]
    for kind, gives_way in (("person", ("open", "bot", "kept")), ("kept", ("open",))):
        for record in [record for record in beyond if record.kind == kind]:
            free = [seat for kinder in gives_way for seat, other in enumerate(staying) if other.kind == kinder]
            if free:
                staying[free[0]] = record
            elif kind == "person":
                raise Refusal("seats-few", people=sum(each.kind == "person" for each in seating.seats))
    seating.seats = staying


def _may_be(seating: Seating, bandit: str) -> bool:
    """Whether the options allow this bandit."""
    try:
        known_games.game(seating.game).parse_options(
            seating.options | {"bandits": [bandit, *[None] * (len(seating.seats) - 1)]}
        )
    except BadOption:
        return False
    return True


def _seat_bots(seating: Seating, wanted: dict[str, Level]) -> None:
    for text, level in wanted.items():
        if not text.isascii() or not text.isdigit() or len(text) > 2:
            raise Refusal("seat-unknown", seat=text[:20])
        seat_bot(seating, int(text), level)


def say_ready(seating: Seating, identity: str, ready: bool) -> None:
    """Set readiness for all seats of an identity."""
    mine = seating.seats_of(identity)
    if not mine:
        raise Refusal("not-seated")
    for seat in mine:
        seating.seats[seat].ready = ready


def seat_bot(seating: Seating, seat: int, level: str | None) -> None:
    """Put a bot into a seat or change its level; `level` None removes the bot."""
    record = seating.seat(seat)
    if record.kind == "person":
        raise Refusal("seat-taken", seat=seat)
    if level is None:
        seating.seats[seat] = SeatRecord(bandit=record.bandit)
    else:
        seating.seats[seat] = SeatRecord("bot", level=level, salt=f"bot in seat {seat}", bandit=record.bandit)


def check_host(seating: Seating, identity: str) -> None:
    if seating.host != identity:
        raise Refusal("not-host")


def sit(seating: Seating, identity: str, name: str, salt: str, seat: int | None, bandit: str) -> None:
    """Take a seat. The salt is part of every shuffle. At public tables each identity has at most one seat."""
    if not _SALT.fullmatch(salt):
        raise Refusal("salt-invalid", shortest=SHORTEST_SALT)
    if identity in seating.removed:
        raise Refusal("removed")
    if seating.public and seating.seats_of(identity):
        raise Refusal("already-seated")
    if seat is None:
        seat = _free_seat(seating, identity)
    record = seating.seat(seat)
    if record.kind not in ("open", "kept") or (record.kind == "kept" and record.identity != identity):
        raise Refusal("seat-taken", seat=seat)
    seating.seats[seat] = SeatRecord("person", identity, name, salt=salt, bandit=record.bandit)
    if bandit:
        choose_bandit(seating, identity, seat, bandit)


def _free_seat(seating: Seating, identity: str) -> int:
    for seat, record in enumerate(seating.seats):
        if record.kind == "kept" and record.identity == identity:
            return seat
    for seat, record in enumerate(seating.seats):
        if record.kind == "open":
            return seat
    raise Refusal("table-full")


def choose_bandit(seating: Seating, identity: str, seat: int, bandit: str) -> None:
    """Choose a bandit for one's own seat, or as the host for a bot. Team games choose after the start."""
    record = seating.seat(seat)
    if not (record.kind == "person" and record.identity == identity) and not (
        record.kind != "person" and seating.host == identity
    ):
        raise Refusal("not-your-seat")
    if bandit and any(other is not record and other.bandit == bandit for other in seating.seats):
        raise Refusal("bandit-taken", bandit=bandit)
    record.bandit = bandit
    try:
        _options(seating)
    except BadOption:
        raise Refusal("bandit-unknown", bandit=bandit[:40]) from None


def leave(seating: Seating, identity: str, waiting: bool) -> bool:
    """Leave all seats: before the start they are opened, later bots take over. Returns whether people are left."""
    mine = seating.seats_of(identity)
    if not mine and seating.host != identity:
        raise Refusal("not-seated")
    for seat in mine:
        if waiting:
            seating.seats[seat] = SeatRecord()
        else:
            seating.seats[seat].replaced = True
    others = [record.identity for record in seating.seats if record.kind == "person" and record.identity != identity]
    if waiting and seating.host == identity and others:
        seating.host = others[0]
    return bool(others)


def pass_hosting(seating: Seating, gone: str, here: Container[int]) -> None:
    """Make the first player who is connected (`here`) the host, if `gone` is still the host."""
    heirs = [record.identity for seat, record in enumerate(seating.seats) if record.kind == "person" and seat in here]
    if seating.host == gone and heirs:
        seating.host = heirs[0]


def remove(seating: Seating, host: str, seat: int) -> None:
    """Remove a player before the start, as the host."""
    check_host(seating, host)
    record = seating.seat(seat)
    if record.kind not in ("person", "kept"):
        raise Refusal("seat-empty")
    if record.identity != host:
        seating.removed.append(record.identity)
    seating.seats[seat] = SeatRecord()


def options_at_start(seating: Seating) -> GameOptions:
    """The game's options with the chosen bandits; refused if seats are open or no person is seated."""
    if any(record.kind in ("open", "kept") for record in seating.seats):
        raise Refusal("seats-open")
    if not any(record.kind == "person" for record in seating.seats):
        raise Refusal("nobody-seated")
    return _options(seating)


def _options(seating: Seating) -> GameOptions:
    """The parsed options with the chosen bandits, validated by the game."""
    chosen = [record.bandit or None for record in seating.seats]
    options = seating.options | ({"bandits": chosen} if any(chosen) or "bandits" in seating.options else {})
    return known_games.game(seating.game).parse_options(options)


def game_of(seating: Seating, rules_version: int, seed: bytes, turns: Sequence[StoredTurn] = ()) -> LiveGame:
    """The game at this table after the given turns."""
    salts = [record.salt for record in seating.seats]
    return LiveGame(seating.game, options_at_start(seating), seed, salts, seating.clock, turns, rules_version)


def bots(seating: Seating) -> list[str]:
    """Bot levels by seat for a record; an empty list without bots."""
    levels = [record.level for record in seating.seats]
    return levels if any(levels) else []


def bot_of(seating: Seating, seat: int) -> str:
    """The level of the bot or stand-in that plays this seat; empty: a person."""
    record = seating.seats[seat]
    if record.kind == "bot":
        return record.level
    return seating.stand_in if record.replaced else ""


def for_rematch(seating: Seating, host: str) -> Seating:
    """The seating of a rematch, with the seats kept for the same players."""
    seats = [
        SeatRecord("bot", level=old.level, salt=old.salt, bandit=old.bandit)
        if old.kind == "bot"
        else SeatRecord("kept", old.identity, old.name, bandit=old.bandit)
        for old in seating.seats
    ]
    return Seating(
        seating.game, seating.options, seating.public, seating.clock, seating.pace, seating.stand_in, host, seats
    )
