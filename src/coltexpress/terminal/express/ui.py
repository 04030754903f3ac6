"""The `GameUI` of Colt Express."""

from typing import Final

from coltexpress.games.express.game import EXPRESS
from coltexpress.terminal.express.help import explain
from coltexpress.terminal.express.questions import ask_move, bandit_line
from coltexpress.terminal.express.report import detail, overview
from coltexpress.terminal.express.result import victory
from coltexpress.terminal.express.statistics import ExpressStatistics
from coltexpress.terminal.express.table_text import show
from coltexpress.terminal.game_ui import GameUI

EXPRESS_UI: Final = GameUI(EXPRESS, show, explain, bandit_line, ask_move, victory, ExpressStatistics, overview, detail)
