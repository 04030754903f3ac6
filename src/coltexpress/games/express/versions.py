"""The rules versions of Colt Express and their differences.

Records and running games keep the version they began with; new games get the newest. Each constant below is the first
version with the rule it describes; docs/rules/express.md has the rules of the newest version.
"""

from typing import Final

NEWEST: Final = 2

ASKED_ABOUT_OWN_PURSES: Final = 2
"""ACT-13: a player at several purses that only this player knows is asked which to take. Version 1 did not ask if the
purses were worth the same, which revealed this to the others."""

NO_BULLETS_IN_ROUND_1: Final = 2
"""EXP-3: players are not asked about bullets in round 1, when they cannot have any. Version 1 asked all players."""
