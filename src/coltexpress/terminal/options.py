"""Parses game options from the command line: comma-separated lists, teams separated by a slash, seats starting at 1."""

from coltexpress.engine.errors import BadOption
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.options import GameOptions
from coltexpress.terminal.game_ui import GameUI


def names(text: str) -> list[str | None]:
    """ "belle, ?, doc": a question mark or an empty entry leaves a place open."""
    return [None if name.strip() in ("", "?") else name.strip().lower() for name in text.split(",")]


def game_options(
    players: int | None,
    expert: bool | None,
    bandits: str | None,
    train: str | None,
    first: str | None,
    teams: str | None,
    placement: str | None,
    reflex: bool | None,
    horse: bool | None,
) -> JsonObject:
    """The given options for either game; options that were not given are omitted."""
    typed = {
        "players": players,
        "expert": expert,
        "bandits": None if bandits is None else names(bandits),
        "train": train if train is None or train == "random" else names(train),
        "first": None if first == "random" else first,
        "teams": teams if teams in (None, "draft", "random") else [names(team) for team in str(teams).split("/")],
        "placement": placement,
        "reflex": reflex,
        "horse": horse,
    }
    return {field: value for field, value in typed.items() if value is not None}


def parse(ui: GameUI, chosen: JsonObject) -> GameOptions:
    """The options of a game. Missing bandits are left open; seats start at 1. BadOption names the invalid field."""
    options = {field: value for field, value in chosen.items() if field != "first"}
    players = options.get("players")
    if "bandits" in options and players is not None:
        left_out = min(players, ui.most) - len(options["bandits"])
        options["bandits"] = options["bandits"] + [None] * left_out
    parsed = ui.game.parse_options(options)
    if "first" not in chosen:
        return parsed
    text = str(chosen["first"])
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
    for players in range(ui.fewest, ui.most + 1):
        try:
            found[players] = parse(ui, {**chosen, "players": players})
        except BadOption as error:
            refused = error
    if refused is not None and not found:
        raise refused
    return found
