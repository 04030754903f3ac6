"""Colt Super Express as the command line shows it."""

from typing import Final

from coltexpress.cli.face import Face
from coltexpress.cli.superexpress.asking import ask_move, ask_set_up
from coltexpress.cli.superexpress.ending import victory
from coltexpress.cli.superexpress.explaining import explain
from coltexpress.cli.superexpress.picture import show
from coltexpress.cli.superexpress.report import detail, overview
from coltexpress.cli.superexpress.statistics import SuperStatistics
from coltexpress.superexpress.components import FEWEST, MOST
from coltexpress.superexpress.game import SUPER

SUPER_FACE: Final = Face(
    SUPER, FEWEST, MOST, show, explain, ask_set_up, ask_move, victory, SuperStatistics, overview, detail
)
