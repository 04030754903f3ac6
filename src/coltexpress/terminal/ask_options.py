"""Asks what the command line did not say before a game: which one it is, how many play, and the rest."""

from collections.abc import Mapping
from typing import Any

from coltexpress.engine.errors import BadOption
from coltexpress.terminal.game_ui import GameUI
from coltexpress.terminal.options import by_players, parse
from coltexpress.terminal.prompt import Prompt
from coltexpress.terminal.uis import DEFAULT, UIS


def ask_face(prompt: Prompt, chosen: Mapping[str, Any]) -> GameUI:
    """A person is asked for the game, where more than one has the options that were chosen."""
    words = prompt.words
    uis = fitting(chosen)
    if not prompt.attended or len(uis) == 1:
        return uis[0]
    lines = [
        words("cli-line", name=words(f"cli-game-{ui.slug}"), text=words(f"cli-game-{ui.slug}-about")) for ui in uis
    ]
    return uis[prompt.choose(words("cli-ask-game"), lines)]


def fitting(chosen: Mapping[str, Any]) -> list[GameUI]:
    """The games that have the options that were chosen; if none has, the one that is to refuse them."""
    return [ui for ui in UIS.values() if takes(ui, chosen)] or [UIS[DEFAULT]]


def takes(ui: GameUI, chosen: Mapping[str, Any]) -> bool:
    """Whether a game can begin like this."""
    try:
        by_players(ui, chosen)
    except BadOption:
        return False
    return True


def ask_options(prompt: Prompt, ui: GameUI, chosen: Mapping[str, Any], humans: int) -> dict[str, Any]:
    """All the options of a game; what was typed wrongly is refused before anything is asked."""
    words = prompt.words
    by_players(ui, chosen)
    options = dict(chosen)
    if "players" not in options:
        question = f"{words('cli-ask-players')} ({ui.fewest}-{ui.most})"
        options["players"] = prompt.number(question, ui.fewest, ui.most)
        parse(ui, options)
    if humans:  # nobody there to ask: the rest is as the game has it by default
        ui.ask_set_up(prompt, options, min(humans, options["players"]))
    return options
