"""The implementation of `contract.State` for Colt Express."""

from typing import ClassVar, cast

from coltexpress.engine.contract import Outcome, Viewer
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import OVER
from coltexpress.games.express.board import Board
from coltexpress.games.express.determinize import resample
from coltexpress.games.express.notation.write import notation
from coltexpress.games.express.options import Options
from coltexpress.games.express.phases.rounds import STEPS
from coltexpress.games.express.phases.scoring import score
from coltexpress.games.express.view import add_own, common_view
from coltexpress.games.express.view_types import ExpressView


class ExpressState(Board):
    """See `engine.contract.State`."""

    slug: ClassVar[str] = "express"

    def run_step(self) -> None:
        STEPS[self.step].run(self)

    def outcome(self) -> Outcome | None:
        return score(self) if self.step == OVER else None

    def copy(self) -> "ExpressState":
        twin = ExpressState(
            self.options,
            self.rules_version,
            [player.copy() for player in self.players],
            [bandit.copy() for bandit in self.gang],
            self.floor.copy(),
            self.fallen,
            self.pile.copy(),
        )
        twin.length = self.length
        twin.marshal = self.marshal
        twin.neutral = self.neutral
        twin.second_strongbox = self.second_strongbox
        twin.unseen_values = self.unseen_values
        twin.round = self.round
        twin.card = self.card
        twin.used = self.used
        twin.turns = self.turns
        twin.turn = self.turn
        twin.resolved = self.resolved
        twin.done = self.done
        twin.acting = self.acting
        twin.action = self.action
        twin.marshal_card_seats = self.marshal_card_seats
        self.copy_base_fields(twin)
        return twin

    def view(self, viewer: Viewer) -> ExpressView:
        return cast(ExpressView, self.views((viewer,))[0])

    def common_view(self) -> JsonObject:
        return cast(JsonObject, common_view(self))

    def add_own(self, viewer: int, view: JsonObject) -> None:
        add_own(self, viewer, cast(ExpressView, view))

    def notation(self) -> str:
        return notation(self)

    def determinize(self, seat: Viewer, dice: Dice) -> "ExpressState":
        twin = self.copy()
        resample(twin, self.viewer_number(seat), dice)
        return twin


def new_state(options: Options, rules_version: int) -> ExpressState:
    state = ExpressState(options, rules_version, [], [], [], (), [])
    state.advance_silently()
    return state
