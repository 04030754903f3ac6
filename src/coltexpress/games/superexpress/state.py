"""The implementation of `contract.State` for Colt Super Express."""

from typing import ClassVar, cast

from coltexpress.engine.contract import Outcome, Viewer
from coltexpress.engine.errors import IllegalMove
from coltexpress.engine.json_types import JsonObject
from coltexpress.engine.play.dice import Dice
from coltexpress.engine.questions import OVER
from coltexpress.games.superexpress.board import Board
from coltexpress.games.superexpress.determinize import resample
from coltexpress.games.superexpress.notation.write import notation
from coltexpress.games.superexpress.options import Options
from coltexpress.games.superexpress.phases.rounds import STEPS
from coltexpress.games.superexpress.phases.scoring import score
from coltexpress.games.superexpress.view import add_own, common_view
from coltexpress.games.superexpress.view_types import SuperView


class SuperState(Board):
    """See `engine.contract.State`."""

    slug: ClassVar[str] = "super"

    def run_step(self) -> None:
        STEPS[self.step].run(self)

    def objection(self, seat: int) -> IllegalMove | None:
        if 0 <= seat < len(self.gang) and self.gang[seat].gone > 0:
            return IllegalMove("out", seat=seat)
        return None

    def outcome(self) -> Outcome | None:
        return score(self) if self.step == OVER else None

    def copy(self) -> "SuperState":
        twin = SuperState(self.options, self.rules_version, [bandit.copy() for bandit in self.gang])
        twin.length = self.length
        twin.unseen = self.unseen
        twin.round = self.round
        twin.turn = self.turn
        twin.done = self.done
        twin.moments = self.moments
        self.copy_base_fields(twin)
        return twin

    def view(self, viewer: Viewer) -> SuperView:
        return cast(SuperView, self.views((viewer,))[0])

    def common_view(self) -> JsonObject:
        return cast(JsonObject, common_view(self))

    def add_own(self, viewer: int, view: JsonObject) -> None:
        add_own(self, viewer, cast(SuperView, view))

    def notation(self) -> str:
        return notation(self)

    def determinize(self, seat: Viewer, dice: Dice) -> "SuperState":
        twin = self.copy()
        resample(twin, self.viewer_number(seat), dice)
        return twin


def new_state(options: Options, rules_version: int) -> SuperState:
    state = SuperState(options, rules_version, [])
    state.advance_silently()
    return state
