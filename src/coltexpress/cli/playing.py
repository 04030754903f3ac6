"""`coltexpress play`: a game in the terminal, people at one keyboard against bandits that play at random."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from coltexpress.cli.files import is_file, read_record, write_record
from coltexpress.cli.names import seat_names, tell, train_names
from coltexpress.cli.options import parse
from coltexpress.cli.picture import show, show_help
from coltexpress.core.dice import Dice
from coltexpress.core.errors import ColtError
from coltexpress.core.match import Match
from coltexpress.express.components import BANDITS
from coltexpress.express.game import EXPRESS
from coltexpress.express.moves import Keep, Move
from coltexpress.express.options import FEWEST, MOST
from coltexpress.text.words import Name, Words

BOT: Final = "bot "
"""How the salt of a seat begins that nobody here plays: so a saved game knows who does."""


class Stop(Exception):
    """The player wants to leave."""


class Desk:
    """Asks the people at the keyboard."""

    def __init__(self, words: Words, console: Console) -> None:
        self.words = words
        self.console = console

    def line(self, prompt: str, choices: Sequence[str] = ()) -> str:
        """What is typed; q or the end of the input leaves, ? explains, shows the choices and asks again."""
        while True:
            try:
                typed = self.console.input(f"{prompt} ", markup=False).strip()
            except EOFError:
                raise Stop from None
            except KeyboardInterrupt:
                self.console.print()
                raise
            if typed.lower() in ("q", "quit"):
                raise Stop
            if typed != "?":
                return typed
            show_help(self.words, self.console)
            self.show(choices)

    def show(self, choices: Sequence[str]) -> None:
        for number, choice in enumerate(choices, 1):
            self.console.print(f"{number:>4}  {choice}", markup=False)

    def choose(self, prompt: str, choices: Sequence[str]) -> int:
        """The index of one of these."""
        self.show(choices)
        return self.number(prompt, 1, len(choices), choices) - 1

    def number(self, prompt: str, low: int, high: int, choices: Sequence[str] = ()) -> int:
        while True:
            typed = self.line(prompt, choices)
            if typed.isascii() and typed.isdigit() and len(typed) < 6 and low <= int(typed) <= high:
                return int(typed)
            self.console.print(self.words("cli-ask-again", low=low, n=high))

    def yes(self, prompt: str) -> bool:
        while True:
            typed = self.line(f"{prompt} {self.words('cli-yes-no')}").lower()
            if typed in self.words("cli-yes-keys").split():
                return True
            if typed in self.words("cli-no-keys").split():
                return False

    def some(self, prompt: str, choices: Sequence[str]) -> list[int]:
        """The indexes of any of these, in one line."""
        self.show(choices)
        while True:
            typed = self.line(prompt, choices).replace(",", " ").split()
            if all(word.isascii() and word.isdigit() and len(word) < 4 for word in typed):
                numbers = {int(word) for word in typed}
                if len(numbers) == len(typed) and all(1 <= number <= len(choices) for number in numbers):
                    return sorted(number - 1 for number in numbers)
            self.console.print(self.words("cli-ask-again", low=1, n=len(choices)))


def ask_options(desk: Desk, chosen: Mapping[str, Any], humans: int) -> dict[str, Any]:
    """What the command line did not say."""
    words = desk.words
    options = dict(chosen)
    if "players" not in options:
        options["players"] = desk.number(words("cli-ask-players") + f" ({FEWEST}-{MOST})", FEWEST, MOST)
    parse(options)  # what was typed wrongly is refused before more is asked
    if options["players"] != FEWEST:
        if "expert" not in options:
            options["expert"] = desk.yes(words("cli-ask-expert"))
        if "bandits" not in options:
            bandits: list[str | None] = []
            for human in range(min(humans, options["players"])):
                free = [name for name in BANDITS if name not in bandits]
                if humans > 1:
                    desk.console.print(words("cli-player", number=human + 1), style="bold")
                names = [
                    words("cli-line", name=words(f"bandit-{name}"), text=words(f"help-bandit-{name}")) for name in free
                ]
                picked = desk.choose(words("cli-ask-bandit"), [*names, words("cli-random")])
                bandits.append(free[picked] if picked < len(free) else None)
            options["bandits"] = bandits + [None] * (options["players"] - len(bandits))
    return options


class Evening:
    """One game being played here."""

    def __init__(self, desk: Desk, match: Match, humans: int, dice: Dice, save: Path | None) -> None:
        self.desk = desk
        self.match = match
        self.humans = humans
        self.dice = dice
        self.save = save
        self.unread: dict[int, list[Any]] = {seat: [] for seat in range(humans)}
        self.last_human = 0 if humans == 1 else -1
        self.saved = False

    def tell(self, events: Sequence[Any]) -> None:
        for unread in self.unread.values():
            unread.extend(events)
        if self.save is not None:
            write_record(self.save, self.match.record())
            self.saved = True

    def story(self, seat: int) -> None:
        """What happened since this seat last looked."""
        for event in self.unread[seat]:
            tell(self.desk.words, self.desk.console, event.redact(seat), self.match.state, seat)
        self.unread[seat].clear()

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
            show(words, console, state.view(seat), seat, seat_names(words, state, seat))
        console.print(words.question(state, seat), style="bold", markup=False)
        moves = state.legal_moves(seat)
        if isinstance(moves[0], Keep):
            return self.keep(seat)
        lines = [words.move(move, train_names(state)) for move in moves]
        chosen: Move = moves[self.desk.choose(words("cli-ask-choice"), lines)]
        return chosen

    def keep(self, seat: int) -> Move:
        """EXP-4: a menu of all choices would be endless, so the cards are picked by number."""
        words, state = self.desk.words, self.match.state
        cards = [
            name for name, n in state.view(seat)["seats"][seat]["hand"].items() if name != "bullet" for _ in range(n)
        ]
        if not cards:
            return EXPRESS.parse_move("keep nothing")
        picked = self.desk.some(words("cli-ask-keep"), [words.cards({card: 1}) for card in cards])
        kept = ", ".join(cards[index] for index in picked)
        return EXPRESS.parse_move(f"keep {kept or 'nothing'}")

    def play(self) -> None:
        self.tell(self.match.opening)
        while True:
            actors = self.match.state.to_act()
            if not actors:
                break
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
        if self.humans:
            self.story(max(self.last_human, 0))
        outcome = self.match.outcome()
        assert outcome is not None
        state = self.match.state
        show(words, console, state.view(None), -1, seat_names(words, state))
        console.rule(words("cli-game-over"))
        names = [words(name) if isinstance(name, Name) else name for name in seat_names(words, state)]
        winners = ", ".join(names[seat] for seat in outcome.winners)
        money = outcome.scores[outcome.winners[0]]
        if len(outcome.winners) == 1:
            console.print(words("cli-winner", player=winners, money=money), style="bold green", markup=False)
        else:
            console.print(words("cli-winners", players=winners, money=money), style="bold green", markup=False)


def seed_bytes(seed: int | None) -> bytes | None:
    return None if seed is None else hashlib.sha256(f"coltexpress {seed}".encode()).digest()


def play(
    words: Words,
    console: Console,
    chosen: Mapping[str, Any],
    humans: int | None,
    seed: int | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    if save is not None and is_file(save):
        raise ColtError("file-exists", path=str(save))
    if resume is not None and (chosen or seed is not None):
        raise ColtError("resume-options")
    desk = Desk(words, console)
    evening = None
    try:
        match = (
            resumed(desk, resume)
            if resume is not None
            else started(desk, chosen, 1 if humans is None else humans, seed)
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


def started(desk: Desk, chosen: Mapping[str, Any], humans: int, seed: int | None) -> Match:
    words, console = desk.words, desk.console
    console.print(words("cli-welcome"), style="bold yellow")
    options = parse(ask_options(desk, chosen, humans))
    salts = [
        ("" if seat < humans else BOT) + (secrets.token_hex(8) if seed is None else f"seat {seat}")
        for seat in range(options.players)
    ]
    return Match(EXPRESS, options, seed_bytes(seed), salts)
