"""Seats and settings of a table. Each operation modifies a `Seating` or raises a `Refusal`."""

import re
import unicodedata
from collections.abc import Container, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, field

from coltexpress.engine import registry as known_games
from coltexpress.engine.errors import BadOption
from coltexpress.protocol.messages import ChairKind, ChangeTable, ClockRules, GameSlug, Level, NewTable, Pace
from coltexpress.server.errors import Refusal
from coltexpress.server.tables.live_game import LiveGame, Turn

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 400
SHORTEST_SALT: Final = 16
_SALT: Final = re.compile(r"[0-9A-Za-z_-]{16,64}")
_SPACES: Final = re.compile(r"\s+")
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters without visible glyphs."""
IDLE_TURNS: Final = 2
"""Consecutive timeouts after which a bot takes over the seat."""


class SeatRecord(Struct):
    """A stored seat. `identity`: its owner, or the player for whom it is kept."""

    kind: ChairKind = "open"
    identity: str = ""
    name: str = ""
    level: str = ""
    salt: str = ""
    bandit: str = ""
    stand_in: bool = False
    votes: list[int] = field(default_factory=list)
    missed: int = 0
    """Consecutive timeouts."""
    ready: bool = False


class Seating(Struct):
    """The state of a table apart from its turns."""

    game: GameSlug
    options: dict[str, Any]
    public: bool
    clock: ClockRules | None
    pace: Pace
    stand_in: Level
    host: str
    """The host's identity."""
    places: list[SeatRecord]
    rematch: str = ""
    removed: list[str] = field(default_factory=list)
    """Identities removed by the host."""

    def seats_of(self, identity: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == "person" and place.identity == identity]

    def people(self) -> list[tuple[str, int]]:
        """Identities and seats, for the lists of their tables."""
        return [(place.identity, seat) for seat, place in enumerate(self.places) if place.identity]

    def place(self, seat: int) -> SeatRecord:
        if not 0 <= seat < len(self.places):
            raise Refusal("seat-unknown", seat=seat)
        return self.places[seat]


def clean_text(text: str, longest: int, refusal: str) -> str:
    """Normalize user input to one line without invisible characters. Markup is kept; it is displayed as text."""
    shown = "".join(" " if mark.isspace() else mark for mark in unicodedata.normalize("NFC", text))
    shown = "".join(mark for mark in shown if unicodedata.category(mark)[0] != "C" and mark not in _BLANK)
    tidy = _SPACES.sub(" ", shown).strip()
    if all(unicodedata.category(mark)[0] in "MZ" for mark in tidy):
        raise Refusal(f"{refusal}-empty")
    if len(tidy) > longest:
        raise Refusal(f"{refusal}-long", longest=longest)
    return tidy


def new_table(wanted: NewTable, host: str) -> Seating:
    """A new table. The game validates its options."""
    doc = Seating(wanted.game, {}, wanted.public, wanted.clock, wanted.pace, wanted.stand_in, host, [])
    _settle(doc, wanted.game, wanted.options)
    _seat_bots(doc, wanted.bots)
    return doc


def change_table(doc: Seating, identity: str, wanted: ChangeTable) -> None:
    """Change the settings of a waiting table. Any change resets the players' readiness."""
    check_host(doc, identity)
    before = msgspec.json.encode(doc)
    game = doc.game if wanted.game is UNSET else wanted.game
    if game != doc.game or wanted.options is not UNSET:
        _settle(doc, game, doc.options if wanted.options is UNSET else wanted.options)
    doc.public = doc.public if wanted.public is UNSET else wanted.public
    doc.clock = doc.clock if wanted.clock is UNSET else wanted.clock
    doc.pace = doc.pace if wanted.pace is UNSET else wanted.pace
    doc.stand_in = doc.stand_in if wanted.stand_in is UNSET else wanted.stand_in
    if doc.public and any(len(doc.seats_of(place.identity)) > 1 for place in doc.places if place.kind == "person"):
        raise Refusal("seats-double")
    _seat_bots(doc, wanted.bots)
    if msgspec.json.encode(doc) != before:
        for place in doc.places:
            place.ready = False


def _settle(doc: Seating, game: GameSlug, wanted: dict[str, Any]) -> None:
    """Set game and options, adjust the number of seats, and clear bandits that the game does not have."""
    options = known_games.game(game).parse_options(wanted)
    doc.game, doc.options = game, options.to_json()
    _resize(doc, options.seats)
    for place in doc.places:
        if place.bandit and not _may_be(doc, place.bandit):
            place.bandit = ""
    for seat, bandit in enumerate(doc.options.get("bandits") or ()):
        if bandit and bandit != doc.places[seat].bandit:
            choose_bandit(doc, doc.host, seat, bandit)


def _resize(doc: Seating, seats: int) -> None:
    """Change the number of seats. People in dropped seats move to seats that are open or have bots."""
    staying, beyond = doc.places[:seats], doc.places[seats:]
    staying += [SeatRecord() for _ in range(seats - len(staying))]
    for kind, gives_way in (("person", ("open", "bot", "kept")), ("kept", ("open",))):
        for place in [place for place in beyond if place.kind == kind]:
            free = [seat for kinder in gives_way for seat, other in enumerate(staying) if other.kind == kinder]
            if free:
                staying[free[0]] = place
            elif kind == "person":
                raise Refusal("seats-few", people=sum(each.kind == "person" for each in doc.places))
    doc.places = staying


def _may_be(doc: Seating, bandit: str) -> bool:
    """Whether the options allow this bandit."""
    try:
        known_games.game(doc.game).parse_options(doc.options | {"bandits": [bandit, *[None] * (len(doc.places) - 1)]})
    except BadOption:
        return False
    return True


def _seat_bots(doc: Seating, wanted: dict[str, Level]) -> None:
    for text, level in wanted.items():
        if not text.isascii() or not text.isdigit() or len(text) > 2:
            raise Refusal("seat-unknown", seat=text[:20])
        seat_bot(doc, int(text), level)


def say_ready(doc: Seating, identity: str, ready: bool) -> None:
    """Set readiness for all seats of an identity."""
    mine = doc.seats_of(identity)
    if not mine:
        raise Refusal("not-seated")
    for seat in mine:
        doc.places[seat].ready = ready


def seat_bot(doc: Seating, seat: int, level: str | None) -> None:
    """Put a bot into a seat or change its level; `level` None removes the bot."""
    place = doc.place(seat)
    if place.kind == "person":
        raise Refusal("seat-taken", seat=seat)
    if level is None:
        doc.places[seat] = SeatRecord(bandit=place.bandit)
    else:
        doc.places[seat] = SeatRecord("bot", level=level, salt=f"bot in seat {seat}", bandit=place.bandit)


def check_host(doc: Seating, identity: str) -> None:
    if doc.host != identity:
        raise Refusal("not-host")


def sit(doc: Seating, identity: str, name: str, salt: str, seat: int | None, bandit: str) -> None:
    """Take a seat. The salt is part of every shuffle. At public tables each identity has at most one seat."""
    if not _SALT.fullmatch(salt):
        raise Refusal("salt-invalid", shortest=SHORTEST_SALT)
    if identity in doc.removed:
        raise Refusal("removed")
    if doc.public and doc.seats_of(identity):
        raise Refusal("already-seated")
    if seat is None:
        seat = _free_seat(doc, identity)
    place = doc.place(seat)
    if place.kind not in ("open", "kept") or (place.kind == "kept" and place.identity != identity):
        raise Refusal("seat-taken", seat=seat)
    doc.places[seat] = SeatRecord("person", identity, name, salt=salt, bandit=place.bandit)
    if bandit:
        choose_bandit(doc, identity, seat, bandit)


def _free_seat(doc: Seating, identity: str) -> int:
    for seat, place in enumerate(doc.places):
        if place.kind == "kept" and place.identity == identity:
            return seat
    for seat, place in enumerate(doc.places):
        if place.kind == "open":
            return seat
    raise Refusal("table-full")


def choose_bandit(doc: Seating, identity: str, seat: int, bandit: str) -> None:
    """Choose a bandit for one's own seat, or as the host for a bot. Team games choose after the start."""
    place = doc.place(seat)
    if not (place.kind == "person" and place.identity == identity) and not (
        place.kind != "person" and doc.host == identity
    ):
        raise Refusal("not-your-seat")
    if bandit and any(other is not place and other.bandit == bandit for other in doc.places):
        raise Refusal("bandit-taken", bandit=bandit)
    place.bandit = bandit
    try:
        _options(doc)
    except BadOption:
        raise Refusal("bandit-unknown", bandit=bandit[:40]) from None


def leave(doc: Seating, identity: str, waiting: bool) -> bool:
    """Leave all seats: before the start they are opened, later bots take over. Returns whether people are left."""
    mine = doc.seats_of(identity)
    if not mine and doc.host != identity:
        raise Refusal("not-seated")
    for seat in mine:
        if waiting:
            doc.places[seat] = SeatRecord()
        else:
            doc.places[seat].stand_in = True
    others = [place.identity for place in doc.places if place.kind == "person" and place.identity != identity]
    if waiting and doc.host == identity and others:
        doc.host = others[0]
    return bool(others)


def pass_hosting(doc: Seating, gone: str, here: Container[int]) -> None:
    """Make the first player who is connected (`here`) the host, if `gone` is still the host."""
    heirs = [place.identity for seat, place in enumerate(doc.places) if place.kind == "person" and seat in here]
    if doc.host == gone and heirs:
        doc.host = heirs[0]


def remove(doc: Seating, host: str, seat: int) -> None:
    """Remove a player before the start, as the host."""
    check_host(doc, host)
    place = doc.place(seat)
    if place.kind not in ("person", "kept"):
        raise Refusal("seat-empty")
    if place.identity != host:
        doc.removed.append(place.identity)
    doc.places[seat] = SeatRecord()


def options_at_start(doc: Seating) -> Any:
    """The game's options with the chosen bandits; refused if seats are open or no person is seated."""
    if any(place.kind in ("open", "kept") for place in doc.places):
        raise Refusal("seats-open")
    if not any(place.kind == "person" for place in doc.places):
        raise Refusal("nobody-seated")
    return _options(doc)


def _options(doc: Seating) -> Any:
    """The parsed options with the chosen bandits, validated by the game."""
    chosen = [place.bandit or None for place in doc.places]
    options = doc.options | ({"bandits": chosen} if any(chosen) or "bandits" in doc.options else {})
    return known_games.game(doc.game).parse_options(options)


def game_of(doc: Seating, rules_version: int, seed: bytes, turns: Sequence[Turn] = ()) -> LiveGame:
    """The game at this table after the given turns."""
    salts = [place.salt for place in doc.places]
    return LiveGame(doc.game, options_at_start(doc), seed, salts, doc.clock, turns, rules_version)


def bots(doc: Seating) -> list[str]:
    """Bot levels by seat for a record; an empty list without bots."""
    levels = [place.level for place in doc.places]
    return levels if any(levels) else []


def bot_of(doc: Seating, seat: int) -> str:
    """The level of the bot or stand-in that plays this seat; empty: a person."""
    place = doc.places[seat]
    if place.kind == "bot":
        return place.level
    return doc.stand_in if place.stand_in else ""


def vote(doc: Seating, voter: str, seat: int, here: Container[int]) -> None:
    """Vote for a bot to take over a seat; it does when more than half of the other players have voted.

    Only players count who are connected (`here`) and not replaced by a bot. A repeated vote is counted again, because
    other players may have left since.
    """
    place = doc.place(seat)
    if place.kind != "person" or place.stand_in:
        raise Refusal("seat-active", seat=seat)
    voters = [other for other in doc.seats_of(voter) if other != seat]
    if not voters or place.identity == voter:
        raise Refusal("not-seated")
    wanting = {doc.places[each].identity for each in place.votes}
    playing = {
        other.identity
        for number, other in enumerate(doc.places)
        if other.kind == "person" and not other.stand_in and number in here
    }
    electors = (playing | {voter}) - {place.identity}
    if 2 * len((wanting | {voter}) & electors) > len(electors):
        hand_over(doc, seat)
    elif voter in wanting:
        raise Refusal("already-voted")
    else:
        place.votes.append(voters[0])


def hand_over(doc: Seating, seat: int) -> None:
    """Let a bot play this seat until its owner returns."""
    place = doc.places[seat]
    place.stand_in = True
    place.votes = []
    place.missed = 0


def count_missed(doc: Seating, seat: int) -> None:
    """Count a timeout; after IDLE_TURNS consecutive ones a bot takes over."""
    place = doc.places[seat]
    place.missed += 1
    if place.missed >= IDLE_TURNS:
        hand_over(doc, seat)


def come_back(doc: Seating, identity: str) -> None:
    """The owner takes their seats back from the bots."""
    for seat in doc.seats_of(identity):
        place = doc.places[seat]
        place.stand_in, place.votes, place.missed = False, [], 0


def for_rematch(doc: Seating, host: str) -> Seating:
    """The seating of a rematch, with the seats kept for the same players."""
    places = [
        SeatRecord("bot", level=old.level, salt=old.salt, bandit=old.bandit)
        if old.kind == "bot"
        else SeatRecord("kept", old.identity, old.name, bandit=old.bandit)
        for old in doc.places
    ]
    return Seating(doc.game, doc.options, doc.public, doc.clock, doc.pace, doc.stand_in, host, places)
