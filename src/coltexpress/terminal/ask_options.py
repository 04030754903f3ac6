"""Asks what the command line did not say before a game: which one it is, how many play, and the rest."""

from collections.abc import Mapping
from typing import Any

from coltexpress.engine.errors import BadOption
from coltexpress.terminal.game_ui import Face
from coltexpress.terminal.options import by_players, parse
from coltexpress.terminal.prompt import Desk
from coltexpress.terminal.uis import DEFAULT, FACES


def ask_face(desk: Desk, chosen: Mapping[str, Any]) -> Face:
    """A person is asked for the game, where more than one has the options that were chosen."""
    words = desk.words
    faces = fitting(chosen)
    if not desk.attended or len(faces) == 1:
        return faces[0]
    lines = [
        words("cli-line", name=words(f"cli-game-{face.slug}"), text=words(f"cli-game-{face.slug}-about"))
        for face in faces
    ]
    return faces[desk.choose(words("cli-ask-game"), lines)]


def fitting(chosen: Mapping[str, Any]) -> list[Face]:
    """The games that have the options that were chosen; if none has, the one that is to refuse them."""
    return [face for face in FACES.values() if takes(face, chosen)] or [FACES[DEFAULT]]


def takes(face: Face, chosen: Mapping[str, Any]) -> bool:
    """Whether a game can begin like this."""
    try:
        by_players(face, chosen)
    except BadOption:
        return False
    return True


def ask_options(desk: Desk, face: Face, chosen: Mapping[str, Any], humans: int) -> dict[str, Any]:
    """All the options of a game; what was typed wrongly is refused before anything is asked."""
    words = desk.words
    by_players(face, chosen)
    options = dict(chosen)
    if "players" not in options:
        prompt = f"{words('cli-ask-players')} ({face.fewest}-{face.most})"
        options["players"] = desk.number(prompt, face.fewest, face.most)
        parse(face, options)
    if humans:  # nobody there to ask: the rest is as the game has it by default
        face.ask_set_up(desk, options, min(humans, options["players"]))
    return options
