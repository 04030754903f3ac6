"""`coltexpress play`: a game in the terminal with people at one keyboard and bots, or with bots only."""

import hashlib
import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from coltexpress.bots.levels import level
from coltexpress.bots.loader import is_external
from coltexpress.bots.names import bot_name
from coltexpress.bots.pace import pace
from coltexpress.engine.contract import Viewer
from coltexpress.engine.errors import ColtError
from coltexpress.engine.events import Event
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.moves import Move
from coltexpress.engine.play.match import Match
from coltexpress.engine.play.record import SEED_BYTES, Record
from coltexpress.i18n.words import Words
from coltexpress.terminal.ask_options import ask_game, ask_options, check_humans
from coltexpress.terminal.files import is_file, read_record, write_record
from coltexpress.terminal.game_ui import GameUI
from coltexpress.terminal.hints import show_hint
from coltexpress.terminal.layout import show_line
from coltexpress.terminal.names import plain, print_event, seat_names
from coltexpress.terminal.opponents import DEFAULT_LEVEL, Opponents, ask_bots, named_bots, seated
from coltexpress.terminal.options import parse
from coltexpress.terminal.prompt import Prompt, Stop
from coltexpress.terminal.uis import ui_of

BOT: Final = "bot "
"""Prefix of the salts of seats that bots play: it tells a resumed game which seats have bots."""


class TerminalGame:
    """A running game. `specs`: the bot of each seat, an empty string for a person; people have the first seats."""

    def __init__(
        self, prompt: Prompt, match: Match, specs: Sequence[str], seed: int, pause_seconds: float, save: Path | None
    ) -> None:
        self.prompt = prompt
        self.match = match
        self.ui: GameUI = ui_of(match.game.slug)
        prompt.explain = self.ui.explain
        self.specs = specs
        self.humans = sum(not spec for spec in specs)
        self.opponents = Opponents(prompt.words, prompt.console, specs, seed)
        self.pause_seconds = pause_seconds  # after the move of a bot
        self.save = save
        viewers: Sequence[Viewer] = range(self.humans) if self.humans else [None]
        self.unread: dict[Viewer, list[Event]] = {viewer: [] for viewer in viewers}
        self.last_human = 0 if self.humans == 1 else -1
        self.elimination_announced = False
        self.saved = False

    def queue_events(self, events: Sequence[Event]) -> bool:
        """Queue events for all viewers. A single viewer reads them immediately, several viewers when it is their turn.

        Returns whether events were printed.
        """
        for unread in self.unread.values():
            unread.extend(events)
        if len(self.unread) > 1:
            return False
        [viewer] = self.unread
        return self.print_unread(viewer)

    def print_unread(self, viewer: Viewer) -> bool:
        """Print the unread events of a viewer. A spectator also sees the table at the start of each round.

        `answered` events are not printed: the decisions of others show in the events that follow. Returns whether
        events were printed.
        """
        words, console, state = self.prompt.words, self.prompt.console, self.match.state
        news = [event for event in self.unread[viewer] if event.kind != "answered"]
        self.unread[viewer] = []
        for event in news:
            print_event(words, console, event.redact(viewer), state, viewer)
        if viewer is None and any(event.kind == "round-began" for event in news):
            self.show(viewer)
        return bool(news)

    def show(self, viewer: Viewer) -> None:
        """Print the bots and the table."""
        words, console, state = self.prompt.words, self.prompt.console, self.match.state
        seat = -1 if viewer is None else viewer
        view = state.view(viewer)
        if "seats" in view:
            self.show_bots()
            self.ui.show(words, console, view, seat, seat_names(words, state, viewer))

    def show_bots(self) -> None:
        words = self.prompt.words
        names = [plain(words, name) for name in seat_names(words, self.match.state)]
        bots = [f"{name} ({bot_name(words, spec)})" for name, spec in zip(names, self.specs, strict=True) if spec]
        if bots:
            show_line(words, self.prompt.console, words("cli-bots"), ", ".join(bots), style="dim")

    def person(self, seat: int) -> Move:
        words, console, state = self.prompt.words, self.prompt.console, self.match.state
        if self.humans > 1 and seat != self.last_human:
            clear(console)
            name = seat_names(words, state)[seat]
            self.prompt.line(words("cli-pass-on", player=name) + " " + words("cli-press-enter"))
            clear(console)
        self.last_human = seat
        self.print_unread(seat)
        self.show(seat)
        console.print(words.question(state, seat), style="bold", markup=False)
        self.prompt.hint = lambda: show_hint(words, console, state, seat, self.match.version)
        try:
            return self.ui.ask_move(self.prompt, state, seat)
        finally:
            self.prompt.hint = None

    def announce_elimination(self) -> None:
        """When all people are eliminated: show them how, before the bots play on."""
        words, state = self.prompt.words, self.match.state
        bandits = state.view(None).get("bandits", {}).values()
        out = {bandit["seat"] for bandit in bandits if bandit.get("out")}
        if self.humans and not self.elimination_announced and out.issuperset(range(self.humans)):
            self.elimination_announced = True
            self.print_unread(max(self.last_human, 0))
            self.prompt.line(words.question(state, 0) + " " + words("cli-press-enter"))

    def save_record(self) -> None:
        """Write the record of the game so far, if it is to be saved."""
        if self.save is None:
            return
        record = self.match.record()
        if any(self.specs) or any(salt.startswith(BOT) for salt in record.salts):  # bots have played
            record.bots = tuple(self.specs)
        write_record(self.save, record)
        self.saved = True

    def move(self, seat: int, move: Move) -> bool:
        """Make a move and save the game. Returns whether events were printed."""
        events = self.match.play(seat, move)
        self.save_record()
        return self.queue_events(events)

    def play(self) -> None:
        self.save_record()
        self.queue_events(self.match.opening)
        while True:
            actors = self.match.state.to_act()
            if not actors:
                break
            self.announce_elimination()
            seat = actors[0]
            if seat < self.humans:
                self.move(seat, self.person(seat))
            else:
                move = self.opponents.move(self.match.state, seat, self.match.version)
                if self.move(seat, move) and self.pause_seconds:
                    time.sleep(self.pause_seconds)
        self.end()

    def end(self) -> None:
        words, console = self.prompt.words, self.prompt.console
        self.print_unread(max(self.unread, key=lambda viewer: len(self.unread[viewer])))  # has the most unread events
        state = self.match.state
        view = state.view(None)
        names = seat_names(words, state)
        self.show_bots()
        self.ui.show(words, console, view, -1, names)
        console.rule(words("cli-game-over"))
        console.print(self.ui.victory(words, view, names), style="bold green", markup=False)


def clear(console: Console) -> None:
    """Clear the terminal with its scrollback, so that nobody sees the hand of the previous player."""
    console.clear()
    if console.is_terminal and not console.is_dumb_terminal and not console.legacy_windows:
        console.file.write("\x1b[3J")
        console.file.flush()


def seed_bytes(seed: int | None) -> bytes:
    return secrets.token_bytes(SEED_BYTES) if seed is None else hashlib.sha256(f"coltexpress {seed}".encode()).digest()


def play(
    words: Words,
    console: Console,
    slug: str | None,
    chosen: JsonObject,
    humans: int | None,
    bots: str | None,
    pace_name: str | None,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    if save is not None and is_file(save):
        raise ColtError("file-exists", path=str(save))
    if resume is not None and (slug is not None or chosen or seed is not None):
        raise ColtError("resume-options")
    prompt = Prompt(words, console)
    pause_seconds = pace(pace_name or ("brisk" if prompt.attended else "instant"))
    named = None if bots is None else named_bots(bots)
    terminal_game = None
    try:
        if resume is not None:
            match, specs = resumed(prompt, resume, humans, named)
        else:
            match, specs = started(prompt, slug, chosen, 1 if humans is None else humans, named, seed)
        console.print(words("cli-seed-hash", hash=match.record().seed_hash), style="dim")
        console.print(words("cli-keys"))
        terminal_game = TerminalGame(
            prompt, match, specs, secrets.randbits(60) if seed is None else seed, pause_seconds, save or resume
        )
        terminal_game.play()
    except Stop:
        console.print(words("cli-goodbye"))
    finally:
        if terminal_game is not None:
            terminal_game.opponents.close()
            if terminal_game.saved:
                console.print(words("cli-saved", path=str(terminal_game.save)), markup=False)


def resumed(prompt: Prompt, path: Path, humans: int | None, named: list[str] | None) -> tuple[Match, list[str]]:
    """A saved game and the bot specs of its seats: as saved, unless options override them."""
    record = read_record(path)
    match = Match.resume(record)
    players = len(record.salts)
    seats = record.bots or [BOT if salt.startswith(BOT) else "" for salt in record.salts]  # as last saved
    people = sum(not bot for bot in seats) if humans is None else humans
    check_humans(people, players)
    specs = [""] * people + remembered(record, people) if named is None else seated(named, people, players)
    prompt.console.print(prompt.words("cli-resumed", path=str(path)), markup=False)
    return match, specs


def remembered(record: Record, people: int) -> list[str]:
    """The bot specs of the seats after the people's. External bots are refused: a record must not run code."""
    specs = [spec or DEFAULT_LEVEL for spec in (record.bots or [""] * len(record.salts))[people:]]
    for spec in specs:
        if is_external(spec):
            raise ColtError("bot-resume", value=spec)
        level(spec)  # refuses unknown levels
    return specs


def started(
    prompt: Prompt, slug: str | None, chosen: JsonObject, humans: int, named: list[str] | None, seed: int | None
) -> tuple[Match, list[str]]:
    """A new game and the bot specs of its seats."""
    prompt.console.print(prompt.words("cli-welcome"), style="bold yellow")
    ui = ask_game(prompt, chosen) if slug is None else ui_of(slug)
    prompt.explain = ui.explain
    options = parse(ui, ask_options(prompt, ui, chosen, humans))
    players = options.players
    if named is None:
        named = ask_bots(prompt, humans, players) if prompt.attended and 0 < humans < players else [DEFAULT_LEVEL]
    specs = seated(named, humans, players)
    salts = [
        (BOT if spec else "") + (secrets.token_hex(8) if seed is None else f"seat {seat}")
        for seat, spec in enumerate(specs)
    ]
    return Match(ui.game, options, seed_bytes(seed), salts), specs
