"""The flags of a game's options, which derive from the declarations of all games."""

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Annotated, Any

import typer

from coltexpress.cli.options.option import option
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.options import Group, Option, Switch, slot_of
from coltexpress.engine.registry import all_games
from coltexpress.i18n.words import Words

Command = Callable[..., Any]  # Any: as in typer, which calls a command by its signature


def game_flags(words: Words, seats: bool = True) -> Callable[[Command], Command]:
    """A decorator that replaces the parameter `chosen` of a command by flags for the options of all games.

    The command receives the given options as JSON data, except that seats start at 1. Without `seats`, there are only
    flags for options that do not concern single seats.
    """
    options = [each for each in declared() if seats or isinstance(each, Switch | Group)]
    players = Annotated[int | None, option(words, "players", "--players", "-p")]
    flags = [Parameter("players", Parameter.KEYWORD_ONLY, default=None, annotation=players)]
    flags += [flag_of(words, each) for each in options]

    def decorate(command: Command) -> Command:
        def run(**given: Any) -> Any:  # Any: the values of the command's parameters
            number = given.pop("players")
            chosen: JsonObject = {} if number is None else {"players": number}
            for each in options:
                value = given.pop(slot_of(each.name))
                if value is not None:
                    chosen[each.name] = each.typed(value) if isinstance(value, str) else value
            return command(**given, chosen=chosen)

        parameters: list[Parameter] = []
        for each in signature(command).parameters.values():
            parameters += flags if each.name == "chosen" else [each.replace(kind=Parameter.KEYWORD_ONLY)]
        run.__name__ = command.__name__
        run.__signature__ = signature(command).replace(parameters=parameters)  # type: ignore[attr-defined]  # PEP 362
        run.__annotations__ = {each.name: each.annotation for each in parameters}
        return run

    return decorate


def declared() -> list[Option]:
    """The options of all games; where several games have one of the same name, the first."""
    found: dict[str, Option] = {}
    for game in all_games():
        for each in game.spec.options:
            found.setdefault(each.name, each)
    return list(found.values())


def flag_of(words: Words, declaration: Option) -> Parameter:
    kind: Any = bool | None if isinstance(declaration, Switch) else str | None  # Any: a type as a value
    flag = typer.Option(declaration.flag(), help=words(f"option-{declaration.name}.help"), show_default=False)
    name = slot_of(declaration.name)
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind, flag])
