"""Options as they are typed: open bandits can be left out, and seats start at 1."""

from coltexpress.engine.errors import BadOption
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.options import RANDOM, GameOptions
from coltexpress.terminal.game_ui import GameUI


def parse(ui: GameUI, chosen: JsonObject) -> GameOptions:
    """The options of a game. Missing bandits are left open; seats start at 1. BadOption names the invalid field."""
    options = {field: value for field, value in chosen.items() if field != "first"}
    players = options.get("players")
    if "bandits" in options and players is not None:
        left_out = min(players, ui.spec.most) - len(options["bandits"])
        options["bandits"] = options["bandits"] + [None] * left_out
    parsed = ui.game.parse_options(options)
    text = str(chosen.get("first", RANDOM))
    if text == RANDOM:
        return parsed
    seat = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
    if not 1 <= seat <= parsed.players:
        raise BadOption("first", "range", value=text[:40], low=1, high=parsed.players)
    return ui.game.parse_options({**options, "first": seat - 1})


def by_players(ui: GameUI, chosen: JsonObject) -> dict[int, GameOptions]:
    """The options by number of players: the chosen number, or all numbers that the other options allow."""
    if "players" in chosen:
        return {chosen["players"]: parse(ui, chosen)}
    found: dict[int, GameOptions] = {}
    refused = None
    for players in ui.spec.players:
        try:
            found[players] = parse(ui, {**chosen, "players": players})
        except BadOption as error:
            refused = error
    if refused is not None and not found:
        raise refused
    return found
