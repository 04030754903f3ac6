"""`coltexpress play`: a game in the terminal, people at one keyboard against bandits that play at random."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from coltexpress.cli.asking import ask_face, ask_options
from coltexpress.cli.desk import Desk, Stop
from coltexpress.cli.face import Face
from coltexpress.cli.faces import face_of
from coltexpress.cli.files import is_file, read_record, write_record
from coltexpress.cli.names import seat_names, tell
from coltexpress.cli.options import parse
from coltexpress.core.dice import Dice
from coltexpress.core.errors import ColtError
from coltexpress.core.match import Match
from coltexpress.core.moves import Move
from coltexpress.text.words import Words

BOT: Final = "bot "
"""How the salt of a seat begins that nobody here plays: so a saved game knows who does."""


class Evening:
    """One game being played here."""

    def __init__(self, desk: Desk, match: Match, humans: int, dice: Dice, save: Path | None) -> None:
        self.desk = desk
        self.match = match
        self.face: Face = face_of(match.game.slug)
        desk.explain = self.face.explain
        self.humans = humans
        self.dice = dice
        self.save = save
        self.unread: dict[int, list[Any]] = {seat: [] for seat in range(humans)}
        self.last_human = 0 if humans == 1 else -1
        self.seen_off = False
        self.saved = False

    def tell(self, events: Sequence[Any]) -> None:
        for unread in self.unread.values():
            unread.extend(events)
        if self.save is not None:
            write_record(self.save, self.match.record())
            self.saved = True

    def story(self, seat: int) -> None:
        """What happened since this seat last looked. That others have decided is no news: it shows in what they do."""
        for event in self.unread[seat]:
            if event.kind != "answered":
                tell(self.desk.words, self.desk.console, event.redact(seat), self.match.state, seat)
        self.unread[seat] = []

    def person(self, seat: int) -> Move:
        words, console, state = self.desk.words, self.desk.console, self.match.state
        if self.humans > 1 and seat != self.last_human:
            console.clear()
            name = seat_names(words, state)[seat]
            self.desk.line(words("cli-pass-on", player=name) + " " + words("cli-press-enter"))
            console.clear()
        self.last_human = seat
        self.story(seat)
        if "seats" in state.view(seat):
            self.face.show(words, console, state.view(seat), seat, seat_names(words, state, seat))
        console.print(words.question(state, seat), style="bold", markup=False)
        return self.face.ask_move(self.desk, state, seat)

    def see_off(self) -> None:
        """Everybody here is out: they learn how, before the others play on."""
        words, state = self.desk.words, self.match.state
        bandits = state.view(None).get("bandits", {}).values()
        out = {bandit["seat"] for bandit in bandits if bandit.get("out")}
        if self.humans and not self.seen_off and out.issuperset(range(self.humans)):
            self.seen_off = True
            self.story(max(self.last_human, 0))
            self.desk.line(words.question(state, 0) + " " + words("cli-press-enter"))

    def play(self) -> None:
        self.tell(self.match.opening)
        while True:
            actors = self.match.state.to_act()
            if not actors:
                break
            self.see_off()
            seat = actors[0]
            if seat < self.humans:
                move = self.person(seat)
            else:
                moves = self.match.state.legal_moves(seat)
                move = moves[self.dice.below(len(moves))]
            self.tell(self.match.play(seat, move))
        self.end()

    def end(self) -> None:
        words, console = self.desk.words, self.desk.console
        if self.humans:  # whoever has missed most
            self.story(max(self.unread, key=lambda seat: len(self.unread[seat])))
        state = self.match.state
        view = state.view(None)
        names = seat_names(words, state)
        self.face.show(words, console, view, -1, names)
        console.rule(words("cli-game-over"))
        console.print(self.face.victory(words, view, names), style="bold green", markup=False)


def seed_bytes(seed: int | None) -> bytes | None:
    return None if seed is None else hashlib.sha256(f"coltexpress {seed}".encode()).digest()


def play(
    words: Words,
    console: Console,
    slug: str | None,
    chosen: Mapping[str, Any],
    humans: int | None,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    if save is not None and is_file(save):
        raise ColtError("file-exists", path=str(save))
    if resume is not None and (slug is not None or chosen or seed is not None):
        raise ColtError("resume-options")
    desk = Desk(words, console)
    evening = None
    try:
        match = (
            resumed(desk, resume)
            if resume is not None
            else started(desk, slug, chosen, 1 if humans is None else humans, seed)
        )
        record = match.record()
        console.print(words("cli-seed-hash", hash=record.seed_hash), style="dim")
        console.print(words("cli-keys"))
        people = sum(not salt.startswith(BOT) for salt in record.salts) if humans is None else humans
        dice = Dice(secrets.randbits(60) if seed is None else seed)
        evening = Evening(desk, match, min(people, len(record.salts)), dice, save or resume)
        evening.play()
    except Stop:
        console.print(words("cli-goodbye"))
    finally:
        if evening is not None and evening.saved:
            console.print(words("cli-saved", path=str(evening.save)), markup=False)


def resumed(desk: Desk, path: Path) -> Match:
    match = Match.resume(read_record(path))
    desk.console.print(desk.words("cli-resumed", path=str(path)), markup=False)
    return match


def started(desk: Desk, slug: str | None, chosen: Mapping[str, Any], humans: int, seed: int | None) -> Match:
    desk.console.print(desk.words("cli-welcome"), style="bold yellow")
    face = ask_face(desk, chosen) if slug is None else face_of(slug)
    desk.explain = face.explain
    options = parse(face, ask_options(desk, face, chosen, humans))
    salts = [
        ("" if seat < humans else BOT) + (secrets.token_hex(8) if seed is None else f"seat {seat}")
        for seat in range(options.players)
    ]
    return Match(face.game, options, seed_bytes(seed), salts)
