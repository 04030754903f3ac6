"""Plays whatever a page offers, by chance: with a mouse, a finger, or nothing but the keyboard. It knows no rules.

Everything that makes a move carries it as `data-move`. A card that is held up (`aria-pressed`) waits to be touched
again.
"""

import time
from random import Random

from playwright.sync_api import Error, Locator

from web.visiting import Visitor

PATIENCE = 120.0
"""Seconds without anything new at a table, after which it hangs."""
MOST_TABS = 120
OFFERED = "[data-move]:not([disabled]):not([aria-disabled=true])"
HELD_UP = f"[aria-pressed=true]{OFFERED}"
CONFIRMS = f".btn.pri{OFFERED}"
_SPOT = """(element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const across of [0.5, 0.2, 0.1, 0.9]) for (const down of [0.5, 0.2, 0.8]) {
        const [x, y] = [left + width * across, top + height * down];
        if (element.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return null;
}"""


class Player:
    """Somebody who plays until the game is over."""

    def __init__(self, visitor: Visitor, seed: int = 1, by_keyboard: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.by_keyboard = by_keyboard
        self._chance = Random(seed)
        self._version = -1
        self._since = time.monotonic()

    def over(self) -> bool:
        """Whether the game is; and it has to go on until then."""
        table = self.visitor.ask(f"/tables/{self.visitor.table_id}")
        if table["version"] != self._version:
            self._version, self._since = table["version"], time.monotonic()
        assert time.monotonic() - self._since < PATIENCE, "nothing happens any more"
        return bool(table["status"] == "over")

    def wait(self, seconds: float = 2.0) -> bool:
        """Until something is offered."""
        try:
            self.page.locator(OFFERED).filter(visible=True).first.wait_for(timeout=seconds * 1000)
        except Error:
            return False
        return True

    def play(self, until_version: int | None = None) -> None:
        self._since = time.monotonic()
        while not self.over() and not (until_version is not None and self._version >= until_version):
            if self.wait():
                self.act()

    def act(self) -> None:
        """One touch, or some keys. What was offered may be gone before it is touched: then there is a next time."""
        try:
            if self.by_keyboard:
                self._press()
            else:
                self._touch()
        except Error as gone:
            if not any(sign in gone.message for sign in ("Timeout", "detached", "not attached")):
                raise

    def _touch(self) -> None:
        """Where it can be seen: cards of a hand cover one another."""
        chosen = self._choose()
        if chosen is None:
            return
        chosen.scroll_into_view_if_needed(timeout=2000)
        spot = chosen.evaluate(_SPOT, timeout=2000)
        if spot is None:
            return
        if self.page.evaluate("navigator.maxTouchPoints") > 0:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def _choose(self) -> Locator | None:
        for group in (HELD_UP, CONFIRMS):
            found = self.page.locator(group).filter(visible=True)
            if found.count() and self._chance.random() < 0.8:
                return found.nth(self._chance.randrange(found.count()))
        found = self.page.locator(OFFERED).filter(visible=True)
        return found.nth(self._chance.randrange(found.count())) if found.count() else None

    def _press(self) -> None:
        keys = self.page.keyboard
        listed = self.page.locator("ol.targets [data-move]").count()
        if listed and self._chance.random() < 0.5:
            keys.press(str(self._chance.randint(1, min(9, listed))))
            return
        if not self.tab_to(OFFERED):
            return
        for _ in range(self._chance.randrange(4)):
            keys.press(self._chance.choice(("ArrowLeft", "ArrowRight")))
        keys.press("Enter")
        if self.page.locator(HELD_UP).count():
            keys.press("Enter")

    def tab_to(self, selector: str) -> bool:
        """Go from one thing to the next, as the Tab key does, until it is one of these."""
        for _ in range(MOST_TABS):
            if self.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
                return True
            self.page.keyboard.press("Tab")
        return False
