"""What to call the players and the cars, and how to tell an event."""

from typing import Any

from rich.console import Console

from coltexpress.text.words import Name, Words


def seat_names(words: Words, state: Any, you: int | None = None) -> list[str]:
    """A player with one bandit goes by its name; with a team, or before the choice, by number."""
    return [
        Name(f"bandit-{bandits[0]}")
        if len(bandits) == 1 and state.options.seats > 2
        else words("cli-you-team")
        if seat == you
        else words("cli-player", number=seat + 1)
        for seat, bandits in enumerate(state.view(None)["set_up"]["bandits"])
    ]


def train_names(state: Any) -> list[str]:
    """The cars behind the locomotive, as the engine names them."""
    return [car["car"] for car in state.view(None)["train"]][1:]


def tell(words: Words, console: Console, event: Any, state: Any, you: int | None = None) -> None:
    """An event in words; a round begins with a rule across the page."""
    if event.kind == "round-began":
        console.rule(words("cli-replay-round", round=event.data()["round"]))
    else:
        console.print(words.event(event, seat_names(words, state, you), train_names(state)), markup=False)
