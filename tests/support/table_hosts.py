"""The smallest host of a table: a store in memory, a number as its clock, bots that answer when they are told to."""

from collections.abc import Sequence
from functools import partial
from typing import cast

from coltexpress.bots import level, observe
from coltexpress.engine import registry
from coltexpress.engine.contract import Viewer
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.patch import merge
from coltexpress.protocol.messages import ClockRules, GameSlug, Level, NewTable
from coltexpress.tables.commands import AskBot, Change, Command, Effect, SeatsChanged, Start, TellTurn, TellViews
from coltexpress.tables.live_game import LiveGame, Play
from coltexpress.tables.presenter import turn_frame, view_frame
from coltexpress.tables.seating import new_table, sit
from coltexpress.tables.stored import StoredTurn, TableRow
from coltexpress.tables.table import Proposal, Table

STAND_IN: Level = "greenhorn"


def new_row(slug: str, options: JsonObject, clock: ClockRules | None = None, bots: Sequence[int] = ()) -> TableRow:
    """A new table of "p0", with bots in these seats."""
    game = cast("GameSlug", slug)
    wanted = NewTable(
        game, options, clock=clock, stand_in=STAND_IN, pace="instant", bots={str(seat): STAND_IN for seat in bots}
    )
    seating = new_table(wanted, "p0")
    return TableRow(
        id="a table",
        rev=0,
        code="CODE",
        status="waiting",
        public=False,
        game=game,
        rules_version=registry.game(slug).rules_version,
        seed=bytes(range(32)),
        doc=seating.to_json(),
        version=0,
        acting="[]",
        due=None,
        created=0,
        changed=0,
        round=0,
        winners="[]",
    )


class Store:
    """A row and its turns. Writes of a host that does not know the newest ones are refused."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.turns: list[StoredTurn] = []

    def write(self, known: TableRow, proposal: Proposal) -> bool:
        if (known.rev, known.version) != (self.row.rev, self.row.version):
            return False
        self.row = proposal.row
        self.turns += [] if proposal.turn is None else [proposal.turn.turn]
        return True


class Host:
    """`views`: what each viewer sees, as told; `asked`: by seat, the bots that have to choose."""

    def __init__(self, store: Store, viewers: Sequence[Viewer] = ()) -> None:
        self.store = store
        self.table = Table(store.row, store.turns)
        self.viewers = viewers
        self.now = 1_000
        self.views: dict[Viewer, JsonObject] = {}
        self.asked: dict[int, tuple[AskBot, int]] = {}
        self.effects: list[Effect] = []

    @property
    def game(self) -> LiveGame:
        return self.table.running_game()

    def do(self, command: Command) -> None:
        """Handle a command and those that follow from it; repeat it if another host was first."""
        proposal = self.table.handle(command, self.now, self.viewers)
        if not self.store.write(self.table.row, proposal):
            self.catch_up()
            self.do(command)
            return
        self.table.adopt(proposal)
        self._carry_out(proposal.effects)
        if proposal.then is not None:
            self.do(proposal.then)

    def catch_up(self) -> None:
        """Follow what other hosts have stored."""
        row, turns = self.store.row, self.store.turns
        if row.rev != self.table.row.rev:
            self._carry_out(self.table.reseat(row))
        if self.table.game is None and turns:
            self._carry_out(self.table.begin(turns))
        elif self.table.game is not None:
            for turn in turns[self.table.game.version :]:
                self._carry_out(self.table.follow(turn, self.viewers))
        self.table.row = row

    def _carry_out(self, effects: Sequence[Effect]) -> None:
        for effect in effects:
            self.effects.append(effect)
            game = self.table.game
            match effect:
                case TellViews() if game is not None:
                    self.views = {viewer: view_frame(game, viewer, self.now).view for viewer in self.viewers}
                case TellTurn(turn) if game is not None:
                    for viewer in self.viewers:
                        for step in turn_frame(game, turn, viewer, self.now).told:
                            self.views[viewer] = merge(self.views[viewer], step.patch)
                case AskBot(seat) if game is not None:
                    self.asked.setdefault(seat, (effect, game.version))
                case SeatsChanged():
                    self.asked = {seat: each for seat, each in self.asked.items() if self._awaited(*each)}

    def _awaited(self, asked: AskBot, version: int) -> bool:
        return self.table.awaits(asked.seat, version, asked.by)

    def sit_down(self) -> None:
        """Let "p<seat>" take each open seat, and start the game."""
        for seat, record in enumerate(self.table.seating.seats):
            if record.kind == "open":
                person = partial(sit, identity=f"p{seat}", name=f"P{seat}", salt="s" * 16, seat=seat, bandit="")
                self.do(Change(person, while_waiting=True))
        self.do(Start("p0"))

    def answer(self, seat: int) -> None:
        """Let the bot in this seat choose, if its choice is still needed."""
        asked, version = self.asked.pop(seat)
        if self._awaited(asked, version):
            game = self.game
            move = level(asked.level).make().choose(observe(game.state, seat, game.bot_seed(seat)))
            self.do(Play(seat, version, str(move), asked.by))
        for again in self.table.bots_to_ask():
            self.asked.setdefault(again.seat, (again, self.game.version))
