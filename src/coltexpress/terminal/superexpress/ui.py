"""The `GameUI` of Colt Super Express."""

from typing import Final

from coltexpress.games.superexpress.game import SUPER
from coltexpress.terminal.game_ui import GameUI
from coltexpress.terminal.superexpress.help import explain
from coltexpress.terminal.superexpress.questions import ask_move, bandit_line
from coltexpress.terminal.superexpress.report import detail, overview
from coltexpress.terminal.superexpress.result import victory
from coltexpress.terminal.superexpress.statistics import SuperStatistics
from coltexpress.terminal.superexpress.table_text import show

SUPER_UI: Final = GameUI(SUPER, show, explain, bandit_line, ask_move, victory, SuperStatistics, overview, detail)
