"""Colt Express as the command line shows it."""

from typing import Final

from coltexpress.cli.express.asking import ask_move, ask_set_up
from coltexpress.cli.express.ending import victory
from coltexpress.cli.express.explaining import explain
from coltexpress.cli.express.picture import show
from coltexpress.cli.express.report import detail, overview
from coltexpress.cli.express.statistics import ExpressStatistics
from coltexpress.cli.face import Face
from coltexpress.express.game import EXPRESS
from coltexpress.express.options import FEWEST, MOST

EXPRESS_FACE: Final = Face(
    EXPRESS, FEWEST, MOST, show, explain, ask_set_up, ask_move, victory, ExpressStatistics, overview, detail
)
