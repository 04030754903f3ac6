"""`coltexpress replay` and `coltexpress verify`."""

import sys
from pathlib import Path

from rich.console import Console

from coltexpress.engine.contract import NATURE, State, Viewer
from coltexpress.engine.errors import ColtError
from coltexpress.engine.play.record import final_state, replay, verify
from coltexpress.i18n.words import Name, Words
from coltexpress.terminal.files import read_record
from coltexpress.terminal.hints import MoveReview
from coltexpress.terminal.names import print_event, train_names


def verify_record(words: Words, console: Console, path: Path) -> None:
    console.print(words("cli-verify-title", path=str(path)), markup=False)
    record = read_record(path)
    verdict = verify(record)
    console.print(words("cli-seed-hash", hash=record.seed_hash), style="dim")
    console.print(words("cli-verify-moves", number=verdict.moves))
    if verdict.seed_shown:
        console.print(words("cli-verify-seed"))
        console.print(words("cli-verify-chances", number=verdict.chances))
    if verdict.finished:
        console.print(words("cli-verify-outcome"))
    if verdict.finished and verdict.seed_shown:
        console.print(words("cli-verify-honest"), style="green")
    elif verdict.finished:
        console.print(words("cli-verify-no-seed"), style="yellow")
    else:
        console.print(words("cli-replay-unfinished" if verdict.seed_shown else "cli-verify-running"), style="yellow")


def viewer_of(bandit: str, state: State) -> int:
    """The seat that plays this bandit."""
    named = {name: seat for seat, names in enumerate(state.view(None)["set_up"]["bandits"]) for name in names}
    if bandit.lower() not in named:
        raise ColtError("bandit-unknown", value=bandit[:40], known=", ".join(sorted(named)))
    return named[bandit.lower()]


def replay_record(
    words: Words, console: Console, path: Path, seen_by: str | None, reviewed: str | None, pause: bool | None
) -> None:
    """Replay a game event by event. Default view: everything in finished games, a spectator's view in others."""
    record = read_record(path)
    end = final_state(record)  # detects a damaged record before any output
    over = end.outcome() is not None
    viewer: Viewer = None if seen_by is None else viewer_of(seen_by, end)
    openly = over and seen_by is None
    reviewer = None if reviewed is None else MoveReview(words, console, record, viewer_of(reviewed, end))
    waits = (sys.stdin.isatty() and console.is_terminal) if pause is None else pause
    game = words(f"cli-game-{record.game}")
    players, moves = len(record.salts), len(record.moves)
    console.print(words("cli-replay-title", path=str(path), game=game, players=players, moves=moves), markup=False)
    if seen_by is not None:
        console.print(words("cli-replay-seen-by", player=Name(f"bandit-{seen_by.lower()}")))
    elif not openly:
        console.print(words("cli-replay-spectator"))
    if reviewed is not None:
        console.print(words("cli-review-title", player=Name(f"bandit-{reviewed.lower()}")), style="cyan")
    for version, (state, seat, _move, events) in enumerate(replay(record)):
        if reviewer is not None:
            reviewer.show(version, train_names(state))
        for event in events:
            seen = event if openly else event.redact(viewer)
            print_event(words, console, seen, state)
        if waits and seat != NATURE:
            console.input(words("cli-press-enter"))
    console.print(words("cli-replay-end" if over else "cli-replay-unfinished"))
    if reviewer is not None:
        reviewer.show_summary()
