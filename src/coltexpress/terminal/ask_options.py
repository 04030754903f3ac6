"""Asks for what the command line left open before a game: the game itself, the number of players and other options."""

from coltexpress.engine.errors import BadOption
from coltexpress.engine.json_types import JsonObject
from coltexpress.terminal.game_ui import GameUI
from coltexpress.terminal.options import by_players, parse
from coltexpress.terminal.prompt import Prompt
from coltexpress.terminal.uis import DEFAULT_GAME, UIS


def ask_game(prompt: Prompt, chosen: JsonObject) -> GameUI:
    """Ask a person for the game, if more than one supports the chosen options."""
    words = prompt.words
    uis = fitting(chosen)
    if not prompt.attended or len(uis) == 1:
        return uis[0]
    lines = [
        words("cli-line", name=words(f"cli-game-{ui.slug}"), text=words(f"cli-game-{ui.slug}-about")) for ui in uis
    ]
    return uis[prompt.choose(words("cli-ask-game"), lines)]


def fitting(chosen: JsonObject) -> list[GameUI]:
    """The games that support the chosen options; if none does, the default game, which then reports the error."""
    return [ui for ui in UIS.values() if takes(ui, chosen)] or [UIS[DEFAULT_GAME]]


def takes(ui: GameUI, chosen: JsonObject) -> bool:
    """Whether the game accepts these options."""
    try:
        by_players(ui, chosen)
    except BadOption:
        return False
    return True


def ask_options(prompt: Prompt, ui: GameUI, chosen: JsonObject, humans: int) -> JsonObject:
    """All options of a game. Invalid options on the command line are refused before the first question."""
    words = prompt.words
    by_players(ui, chosen)
    options = dict(chosen)
    check_humans(humans, options.get("players", ui.most))
    if "players" not in options:
        fewest = max(ui.fewest, humans)
        question = f"{words('cli-ask-players')} ({fewest}-{ui.most})"
        options["players"] = prompt.number(question, fewest, ui.most)
        parse(ui, options)
    if humans:  # without people there is nobody to ask: use the defaults
        ui.ask_set_up(prompt, options, humans)
    return options


def check_humans(humans: int, players: int) -> None:
    if humans > players:
        raise BadOption("humans", "range", value=humans, low=0, high=players)
