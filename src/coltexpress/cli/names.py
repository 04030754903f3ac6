"""What to call the players and the cars, and how to tell an event."""

from typing import Any

from rich.console import Console

from coltexpress.text.words import Name, Words


def seat_names(words: Words, state: Any, you: int | None = None) -> list[str]:
    """Players go by their bandits; before the choice, by number."""
    seats = state.view(None)["set_up"]["bandits"]
    return [
        _seat_name(words, bandits, seat, seat == you and state.options.seats == 2) for seat, bandits in enumerate(seats)
    ]


def _seat_name(words: Words, bandits: list[str], seat: int, mine: bool) -> str:
    if mine:
        return words("cli-you-team")
    if len(bandits) == 1:
        return Name(f"bandit-{bandits[0]}")
    return " + ".join(words(f"bandit-{bandit}") for bandit in bandits) or words("cli-player", number=seat + 1)


def train_names(state: Any) -> list[str]:
    """The cars behind the locomotive, as the engine names them."""
    return [car["car"] for car in state.view(None)["train"]][1:]


def tell(words: Words, console: Console, event: Any, state: Any, you: int | None = None) -> None:
    """An event in words; a round begins with a rule across the page."""
    if event.kind == "round-began":
        console.rule(words("cli-replay-round", round=event.data()["round"]))
    else:
        console.print(words.event(event, seat_names(words, state, you), train_names(state)), markup=False)
