"""Asks for what the command line left open before a game: the game itself, the number of players and other options."""

from coltexpress.engine.errors import BadOption
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.options import BanditOfEachSeat, Group, Switch
from coltexpress.i18n.words import Words
from coltexpress.terminal.ask_bandits import ask_bandits
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
    check_humans(humans, options.get("players", ui.spec.most))
    if "players" not in options:
        fewest = max(ui.spec.fewest, humans)
        question = f"{words('cli-ask-players')} ({fewest}-{ui.spec.most})"
        options["players"] = prompt.number(question, fewest, ui.spec.most)
        parse(ui, options)
    if humans:  # without people there is nobody to ask: use the defaults
        ask_set_up(prompt, ui, options, humans)
    return options


def ask_set_up(prompt: Prompt, ui: GameUI, options: JsonObject, humans: int) -> None:
    """Ask for the missing bandits, switches and groups that the game has with this number of players."""
    open_ones = [each for each in ui.spec.options if each.name not in options and each.fits(options["players"])]
    if any(isinstance(each, BanditOfEachSeat) for each in open_ones):
        options["bandits"] = ask_bandits(prompt, ui, humans)
    for each in open_ones:
        if isinstance(each, Switch) and takes(ui, {**options, each.name: True}):
            prompt.console.print(option_line(prompt.words, each.name), markup=False)
            options[each.name] = prompt.yes(prompt.words(f"option-{each.name}.ask"))
        elif isinstance(each, Group):
            options[each.name] = ask_group(prompt, ui, each, options)


def ask_group(prompt: Prompt, ui: GameUI, group: Group, options: JsonObject) -> list[str]:
    """The switches of a group that are on; asks again if they exclude each other."""
    words = prompt.words
    names = [switch.name for switch in group.switches if switch.fits(options["players"])]
    while names:
        picked = prompt.some(words(f"option-{group.name}.ask"), [option_line(words, name) for name in names])
        found = [names[index] for index in picked]
        try:
            parse(ui, {**options, group.name: found})
        except BadOption as error:
            prompt.console.print(words.error(error), style="red", markup=False)
        else:
            return found
    return []


def option_line(words: Words, name: str) -> str:
    """A switch with its meaning."""
    return words("cli-line", name=words(f"option-{name}"), text=words(f"option-{name}.about"))


def check_humans(humans: int, players: int) -> None:
    if humans > players:
        raise BadOption("humans", "range", value=humans, low=0, high=players)
