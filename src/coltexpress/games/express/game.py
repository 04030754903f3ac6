"""Colt Express as an implementation of `contract.Game`."""

from typing import Final

from coltexpress.engine.questions import Question
from coltexpress.engine.rules import Rules
from coltexpress.engine.setup import WhichBandits, WhoIsFirst
from coltexpress.games.express.actions.fire import WhomToShoot
from coltexpress.games.express.actions.marshal import MarshalWhereTo
from coltexpress.games.express.actions.move import WhereTo
from coltexpress.games.express.actions.punch import LootToDrop, PurseThatFalls, TakeOrLeave, WhichWay, WhomToPunch
from coltexpress.games.express.actions.robbery import WhichLoot, WhichPurse
from coltexpress.games.express.loot_so_far import loot_so_far
from coltexpress.games.express.notation.moves import MOVE_READER
from coltexpress.games.express.notation.read import read_position
from coltexpress.games.express.options import Options
from coltexpress.games.express.phases.expert import BulletsToShed, KeepCards
from coltexpress.games.express.phases.round_events import Pickpocket
from coltexpress.games.express.phases.schemin import DealCards, PlayOrDraw, WhichRoundCard
from coltexpress.games.express.phases.setup import PickBandit, PlaceTeams, WhichPlaces, WhichTrain
from coltexpress.games.express.samples import SAMPLES
from coltexpress.games.express.state import ExpressState, new_state
from coltexpress.games.express.stealin_events import KINDS
from coltexpress.games.express.versions import NEWEST

QUESTIONS: Final[tuple[type[Question], ...]] = (
    WhichBandits, WhichTrain, WhoIsFirst, PickBandit, PlaceTeams, WhichPlaces, DealCards, WhichRoundCard, PlayOrDraw,
    BulletsToShed, KeepCards, WhereTo, MarshalWhereTo, WhomToShoot, WhichLoot, WhichPurse, WhomToPunch, LootToDrop,
    PurseThatFalls, TakeOrLeave, WhichWay, Pickpocket,
)  # fmt: skip

EXPRESS: Final = Rules[Options, ExpressState](
    NEWEST, Options, new_state, MOVE_READER, QUESTIONS, KINDS, read_position, loot_so_far, SAMPLES
)
