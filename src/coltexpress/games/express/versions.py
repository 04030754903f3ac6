"""The versions of the rules of Colt Express, and where they differ.

A record and a running game keep the version they began with; new games get the newest. Each constant below is the first
version in which the rule it describes holds; docs/rules/express.md has the rules of the newest version.
"""

from typing import Final

NEWEST: Final = 2

ASKED_BY_WHAT_ALL_SEE: Final = 2
"""ACT-13: a player who stands at several purses that only this player knows is asked which to take. In version 1 nobody
was asked if those purses were worth the same, which told the others so."""

NO_BULLETS_IN_ROUND_1: Final = 2
"""EXP-3: nobody is asked about bullets in round 1, when nobody can have any. In version 1 everybody was."""
