"""`coltexpress join`: a bot joins a table of a server."""

import asyncio
from functools import partial
from pathlib import Path

import httpx
import msgspec
from rich.console import Console

from coltexpress.bots.names import bot_name
from coltexpress.client.bot_client import BotClient, Link, LocalBot, identify, read_link
from coltexpress.client.remote import Remote, RemoteRefusal, RemoteTable
from coltexpress.engine.errors import LONGEST_QUOTE, ColtError, one_line
from coltexpress.i18n.words import Words
from coltexpress.protocol.messages import LONGEST_NAME, Found
from coltexpress.terminal.names import names_in
from coltexpress.terminal.opponents import named_bots, show_fault
from coltexpress.terminal.uis import ui_of


def join(
    words: Words,
    console: Console,
    typed: str,
    code: str | None,
    bot: str,
    name: str | None,
    seat: int | None,
    seconds: float | None,
    token_file: Path | None,
    rematch: bool,
) -> None:
    link = read_link(typed)
    if bool(link.table) == bool(code):
        raise ColtError("join-which")
    specs = named_bots(bot)
    if len(specs) != 1:
        raise ColtError("join-one-bot")
    visit = Visit(words, console, link, code or "", rematch)
    called = name or bot_name(words, specs[0])[:LONGEST_NAME]
    try:
        asyncio.run(visit.run(specs[0], seconds, called, token_file, None if seat is None else seat - 1))
    except RemoteRefusal as refusal:
        raise ColtError("join-refused", message=one_line(refusal.message)[:LONGEST_QUOTE]) from None
    except (OSError, httpx.HTTPError, httpx.InvalidURL):
        raise ColtError("join-unreachable", url=link.server) from None
    except (msgspec.MsgspecError, ValueError, KeyError, TypeError, AttributeError):
        raise ColtError("join-nonsense", url=link.server) from None


class Visit:
    """One run of a bot against a server."""

    def __init__(self, words: Words, console: Console, link: Link, code: str, rematch: bool) -> None:
        self.words = words
        self.console = console
        self.link = link
        self.code = code
        self.rematch = rematch

    async def run(self, spec: str, seconds: float | None, name: str, token_file: Path | None, seat: int | None) -> None:
        async with (
            Remote(self.link.server, language=self.words.language) as remote,
            LocalBot(spec, seconds, partial(show_fault, self.words, self.console)) as local_bot,
        ):
            table = self.link.table or (await remote.ask("GET", f"/codes/{self.code}", kind=Found)).id
            await identify(remote, name, token_file)
            client = BotClient(remote, table, local_bot, self.tell)
            await client.sit(seat)
            await self.play(client)
            while self.rematch:
                client = await client.next_game()
                await self.play(client)

    async def play(self, client: BotClient) -> None:
        self.show_end(await client.play(), client.seat)
        await client.check()
        self.tell("join-fair")

    def tell(self, key: str, /, **values: str | int) -> None:
        self.console.print(self.words(key, **values), markup=False)

    def show_end(self, table: RemoteTable, seat: int) -> None:
        assert table.info is not None
        words, view = self.words, table.view
        victory = ui_of(table.info.game).victory(words, view, names_in(words, view))
        self.console.print(victory, style="bold green", markup=False)
        places = view["outcome"]["places"]
        self.tell("join-place", place=places[seat], players=len(places))
