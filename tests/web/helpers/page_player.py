"""Plays whatever a page offers: with a mouse, a finger, or nothing but the keyboard. It knows no rules.

Everything that makes a move carries it as `data-move`; a card that is held up (`aria-pressed`) waits to be touched
again. What is chosen depends on nothing but the seed, the version of the game and what is offered: whatever has to be
tried again, the game stays the same.
"""

from random import Random
from typing import Any

from support.waiting import until
from web.helpers.visitor import Visitor

MOST_TABS = 120
OFFERED = "[data-move]:not([disabled]):not([aria-disabled=true]):not([aria-disabled=true] *)"
"""A press on one of these counts."""
_ASKED = """(offered) => {
    const game = document.querySelector(".game, main.fin");
    const seen = (each) => each.checkVisibility({ visibilityProperty: true });
    const found = [...document.querySelectorAll(offered)].filter(seen);
    return {
        over: game?.matches("main.fin") ?? false,
        settled: game?.dataset.fresh === "false" && game.dataset.busy === "false",
        version: Number(game?.dataset.version ?? 0),
        acting: game?.dataset.acting ?? "",
        moves: [...new Set(found.map((each) => each.dataset.move))].sort(),
        listed: document.querySelectorAll("ol.targets [data-move]").length,
    };
}"""
_SPOT = """(element, offered) => {
    if (!element.isConnected || !element.matches(offered)) return null;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const across of [0.5, 0.2, 0.1, 0.9]) for (const down of [0.5, 0.2, 0.8]) {
        const [x, y] = [left + width * across, top + height * down];
        if (element.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    return [];
}"""
_HAS_FOCUS = "(move) => document.activeElement?.dataset.move === move"
_IN_HAND = "document.activeElement?.closest('[data-hand]') !== null"


class Player:
    """Somebody who plays until the game is over."""

    def __init__(self, visitor: Visitor, seed: int = 1, by_keyboard: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.by_keyboard = by_keyboard
        self._seed = seed
        self._people: frozenset[int] = frozenset()

    def play(self, until_version: int | None = None) -> None:
        """To the end; or to the first question that is put at this version or later, which is not answered."""
        while self.wait():
            if until_version is not None and self.look()["version"] >= until_version:
                return
            self.act()

    def wait(self) -> bool:
        """Until something is asked of this player, and of no bot at the same time; False: the game is over."""
        self.page.locator(f"main.fin, {OFFERED}").filter(visible=True).first.wait_for()
        shown = until(lambda: self.is_over() or self.is_asked())
        return shown and not self.is_over()

    def is_over(self) -> bool:
        """The end is shown."""
        return bool(self.look()["over"])

    def is_asked(self) -> bool:
        """Bots that are asked at the same time answer first: so the version does not depend on who is faster."""
        seen = self.look()
        return bool(seen["settled"] and seen["moves"]) and self.people.issuperset(map(int, seen["acting"].split()))

    def look(self) -> dict[str, Any]:
        """How far the game is, and what is offered, in a fixed order."""
        seen: dict[str, Any] = self.page.evaluate(_ASKED, OFFERED)
        return seen

    def act(self) -> None:
        """One touch, or some keys. A question that the page answers itself may be gone before: then there is a next."""
        seen = self.look()
        if not (seen["settled"] and seen["moves"]):
            return
        chance = Random(f"{self._seed} {seen['version']} {seen['moves']}")
        move = chance.choice(seen["moves"])
        if self.by_keyboard:
            self._press(move, seen, chance)
        else:
            self._touch(move, chance)

    @property
    def people(self) -> frozenset[int]:
        """The seats in which no bot sits. It is asked once: later the server may be away."""
        if not self._people:
            chairs = self.visitor.ask(f"/tables/{self.visitor.table_id}")["chairs"]
            self._people = frozenset(seat for seat, chair in enumerate(chairs) if chair["kind"] == "person")
        return self._people

    def _touch(self, move: str, chance: Random) -> None:
        """Where it can be seen: cards of a hand cover one another, and what is on the train is also in a list."""
        places = self.page.locator(f'{OFFERED}[data-move="{move}"]').filter(visible=True).element_handles()
        chance.shuffle(places)
        for place in places:
            spot: list[float] | None = place.evaluate(_SPOT, OFFERED)
            if spot is None:  # the page has answered itself
                return
            if spot and self.page.evaluate("navigator.maxTouchPoints") > 0:
                self.page.touchscreen.tap(*spot)
                return
            if spot:
                self.page.mouse.click(*spot)
                return
        assert not places, f"{move} is offered, but nothing of it can be touched"

    def _press(self, move: str, seen: dict[str, Any], chance: Random) -> None:
        listed = self.page.locator("ol.targets [data-move]")
        numbers = [each.get_attribute("data-move") for each in listed.all()]
        if move in numbers[:9] and chance.random() < 0.5:
            self.page.keyboard.press(str(numbers.index(move) + 1))
        elif self.focus(move):
            self.page.keyboard.press("Enter")
        else:
            assert self.look()["version"] != seen["version"], f"{move} is offered, but no key leads to it"

    def focus(self, move: str) -> bool:
        """With the Tab key, and with arrows along a hand."""
        for _ in range(MOST_TABS):
            if self.page.evaluate(_HAS_FOCUS, move):
                return True
            if self.page.evaluate(_IN_HAND):
                self.page.keyboard.press("Home")
                for _ in range(self.page.locator("[data-hand] button").count()):
                    if self.page.evaluate(_HAS_FOCUS, move):
                        return True
                    self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Tab")
        return False

    def tab_to(self, selector: str) -> bool:
        """Go from one thing to the next, as the Tab key does, until it is one of these."""
        for _ in range(MOST_TABS):
            if self.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
                return True
            self.page.keyboard.press("Tab")
        return False
