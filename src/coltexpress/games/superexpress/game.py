"""Colt Super Express as an implementation of `contract.Game`."""

from typing import Final

from coltexpress.engine.questions import Question
from coltexpress.engine.rules import Rules
from coltexpress.engine.setup import WhichBandits, WhoIsFirst
from coltexpress.games.superexpress.events import KINDS
from coltexpress.games.superexpress.loot_so_far import loot_so_far
from coltexpress.games.superexpress.notation.moves import MOVE_READER
from coltexpress.games.superexpress.notation.read import read_position
from coltexpress.games.superexpress.options import Options
from coltexpress.games.superexpress.phases.schemin import ChooseProgramme
from coltexpress.games.superexpress.phases.uncoupling import WhichLootCard
from coltexpress.games.superexpress.samples import SAMPLES
from coltexpress.games.superexpress.state import SuperState, new_state
from coltexpress.games.superexpress.versions import NEWEST

QUESTIONS: Final[tuple[type[Question], ...]] = (WhichBandits, WhoIsFirst, ChooseProgramme, WhichLootCard)

SUPER: Final = Rules[Options, SuperState](
    NEWEST, Options, new_state, MOVE_READER, QUESTIONS, KINDS, read_position, loot_so_far, SAMPLES
)
