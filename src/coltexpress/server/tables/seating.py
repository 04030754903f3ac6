"""Who sits where: what can be done at a table besides playing. Each verb changes a Seating or refuses."""

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
"""Letters that show nothing."""
IDLE_TURNS: Final = 2
"""So many choices in a row that the clock made, and a bot takes the seat."""


class SeatRecord(Struct):
    """A seat as it is stored. `identity` is whose it is, or for whom it is kept."""

    kind: ChairKind = "open"
    identity: str = ""
    name: str = ""
    level: str = ""
    salt: str = ""
    bandit: str = ""
    stand_in: bool = False
    votes: list[int] = field(default_factory=list)
    missed: int = 0
    """Choices in a row that the clock made."""
    ready: bool = False


class Seating(Struct):
    """All that is settled about a table, besides its turns."""

    game: GameSlug
    options: dict[str, Any]
    public: bool
    clock: ClockRules | None
    pace: Pace
    stand_in: Level
    host: str
    """An identity."""
    places: list[SeatRecord]
    rematch: str = ""
    removed: list[str] = field(default_factory=list)
    """Identities that the host sent away."""

    def seats_of(self, identity: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == "person" and place.identity == identity]

    def people(self) -> list[tuple[str, int]]:
        """Who has to find this table in a list of theirs."""
        return [(place.identity, seat) for seat, place in enumerate(self.places) if place.identity]

    def place(self, seat: int) -> SeatRecord:
        if not 0 <= seat < len(self.places):
            raise Refusal("seat-unknown", seat=seat)
        return self.places[seat]


def clean_text(text: str, longest: int, refusal: str) -> str:
    """What a person typed, on one line, without what cannot be seen; markup stays text wherever it is shown."""
    shown = "".join(" " if mark.isspace() else mark for mark in unicodedata.normalize("NFC", text))
    shown = "".join(mark for mark in shown if unicodedata.category(mark)[0] != "C" and mark not in _BLANK)
    tidy = _SPACES.sub(" ", shown).strip()
    if all(unicodedata.category(mark)[0] in "MZ" for mark in tidy):
        raise Refusal(f"{refusal}-empty")
    if len(tidy) > longest:
        raise Refusal(f"{refusal}-long", longest=longest)
    return tidy


def new_table(wanted: NewTable, host: str) -> Seating:
    """A table as somebody wants it. The rules say whether its options can be."""
    doc = Seating(wanted.game, {}, wanted.public, wanted.clock, wanted.pace, wanted.stand_in, host, [])
    _settle(doc, wanted.game, wanted.options)
    _seat_bots(doc, wanted.bots)
    return doc


def change_table(doc: Seating, identity: str, wanted: ChangeTable) -> None:
    """Make a waiting table as its host wants it now; whoever was ready has to look at it again."""
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
    """The game and its options, and as many seats as they ask for; bandits that are not in it are let go."""
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
    """So many seats: bots and empty ones make room for people, who else stay where they are."""
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
    """Whether anybody could choose this bandit; the rules know."""
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
    """For all seats of somebody."""
    mine = doc.seats_of(identity)
    if not mine:
        raise Refusal("not-seated")
    for seat in mine:
        doc.places[seat].ready = ready


def seat_bot(doc: Seating, seat: int, level: str | None) -> None:
    """Put a bot into a seat, change its level, or with none send it away."""
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
    """Sit down; the salt goes into every shuffle. At public tables nobody has two seats."""
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
    """Choose for oneself, or as the host for a bot; in team games the players pick when the game begins."""
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
    """Get up: before the start the seat is open again, later a bot plays on. Whether anybody is left."""
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
    """The host has gone: the first of those who sit there and are `here` is the host now."""
    heirs = [place.identity for seat, place in enumerate(doc.places) if place.kind == "person" and seat in here]
    if doc.host == gone and heirs:
        doc.host = heirs[0]


def remove(doc: Seating, host: str, seat: int) -> None:
    """The host sends somebody away, before the start."""
    check_host(doc, host)
    place = doc.place(seat)
    if place.kind not in ("person", "kept"):
        raise Refusal("seat-empty")
    if place.identity != host:
        doc.removed.append(place.identity)
    doc.places[seat] = SeatRecord()


def options_at_start(doc: Seating) -> Any:
    """The game's options, with the bandits that were chosen; a refusal if somebody is missing."""
    if any(place.kind in ("open", "kept") for place in doc.places):
        raise Refusal("seats-open")
    if not any(place.kind == "person" for place in doc.places):
        raise Refusal("nobody-seated")
    return _options(doc)


def _options(doc: Seating) -> Any:
    """As the rules see them; they know which bandits there are, and whether anybody may choose one."""
    chosen = [place.bandit or None for place in doc.places]
    options = doc.options | ({"bandits": chosen} if any(chosen) or "bandits" in doc.options else {})
    return known_games.game(doc.game).parse_options(options)


def game_of(doc: Seating, rules_version: int, seed: bytes, turns: Sequence[Turn] = ()) -> LiveGame:
    """The game at this table, as these turns left it."""
    salts = [place.salt for place in doc.places]
    return LiveGame(doc.game, options_at_start(doc), seed, salts, doc.clock, turns, rules_version)


def bots(doc: Seating) -> list[str]:
    """For a record: which bot sits in each seat; nothing where there are only people."""
    levels = [place.level for place in doc.places]
    return levels if any(levels) else []


def bot_of(doc: Seating, seat: int) -> str:
    """The level that plays this seat now; empty: a person does."""
    place = doc.places[seat]
    if place.kind == "bot":
        return place.level
    return doc.stand_in if place.stand_in else ""


def vote(doc: Seating, voter: str, seat: int, here: Container[int]) -> None:
    """Ask for a bot in a seat whose owner keeps everybody waiting; it comes when more than half of the others do.

    Only those count who are `here` and play themselves. Somebody may have gone since one voted: then one's vote, given
    again, may be enough.
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
    """A bot plays this seat until its owner is back."""
    place = doc.places[seat]
    place.stand_in = True
    place.votes = []
    place.missed = 0


def count_missed(doc: Seating, seat: int) -> None:
    """The clock chose for somebody; after some such choices in a row a bot takes over."""
    place = doc.places[seat]
    place.missed += 1
    if place.missed >= IDLE_TURNS:
        hand_over(doc, seat)


def come_back(doc: Seating, identity: str) -> None:
    """The owner plays again."""
    for seat in doc.seats_of(identity):
        place = doc.places[seat]
        place.stand_in, place.votes, place.missed = False, [], 0


def for_rematch(doc: Seating, host: str) -> Seating:
    """The next game of the same people: their seats are kept for them."""
    places = [
        SeatRecord("bot", level=old.level, salt=old.salt, bandit=old.bandit)
        if old.kind == "bot"
        else SeatRecord("kept", old.identity, old.name, bandit=old.bandit)
        for old in doc.places
    ]
    return Seating(doc.game, doc.options, doc.public, doc.clock, doc.pace, doc.stand_in, host, places)
