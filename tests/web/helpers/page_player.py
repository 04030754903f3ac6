"""Plays the moves that a page offers, by mouse, touch or keyboard. It knows no rules.

Every control that makes a move has it as `data-move`; a selected card (`aria-pressed`) is clicked again. The choice
depends only on the seed, the version of the game and the offered moves, so a retry makes the same choice.
"""

from random import Random

from coltexpress.engine.json_types import JsonObject
from support.waiting import until
from web.helpers.visitor import Visitor

MOST_TABS = 120
OFFERED = "[data-move]:not([disabled]):not([aria-disabled=true]):not([aria-disabled=true] *)"
"""Controls that accept clicks."""
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
    """Plays until the game is over."""

    def __init__(self, visitor: Visitor, seed: int = 1, by_keyboard: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.by_keyboard = by_keyboard
        self._seed = seed
        self._people: frozenset[int] = frozenset()

    def play(self, until_version: int | None = None) -> None:
        """Play to the end, or until this version or a later one asks a question, which is not answered."""
        while self.wait():
            if until_version is not None and self.observe()["version"] >= until_version:
                return
            self.act()

    def wait(self) -> bool:
        """Wait for a question to this player, but to no bot; False: the game is over."""
        self.page.locator(f"main.fin, {OFFERED}").filter(visible=True).first.wait_for()
        shown = until(lambda: self.is_over() or self.is_asked())
        return shown and not self.is_over()

    def is_over(self) -> bool:
        """Whether the page shows the result."""
        return bool(self.observe()["over"])

    def is_asked(self) -> bool:
        """Bots that are asked at the same time answer first, so that the version does not depend on timing."""
        seen = self.observe()
        return bool(seen["settled"] and seen["moves"]) and self.people.issuperset(map(int, seen["acting"].split()))

    def observe(self) -> JsonObject:
        """The state of the game and the offered moves, sorted."""
        seen: JsonObject = self.page.evaluate(_ASKED, OFFERED)
        return seen

    def act(self) -> None:
        """Choose one move. Does nothing if the page has answered the question automatically."""
        seen = self.observe()
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
        """The seats of people. Requested once, because the server may be down later."""
        if not self._people:
            chairs = self.visitor.ask(f"/tables/{self.visitor.table_id}")["chairs"]
            self._people = frozenset(seat for seat, chair in enumerate(chairs) if chair["kind"] == "person")
        return self._people

    def _touch(self, move: str, chance: Random) -> None:
        """Click a visible part: cards of a hand overlap, and a choice on the train is also in a list."""
        places = self.page.locator(f'{OFFERED}[data-move="{move}"]').filter(visible=True).element_handles()
        chance.shuffle(places)
        for place in places:
            spot: list[float] | None = place.evaluate(_SPOT, OFFERED)
            if spot is None:  # the page has answered automatically
                return
            if spot and self.page.evaluate("navigator.maxTouchPoints") > 0:
                self.page.touchscreen.tap(*spot)
                return
            if spot:
                self.page.mouse.click(*spot)
                return
        assert not places, f"{move} is offered, but nothing of it can be clicked"

    def _press(self, move: str, seen: JsonObject, chance: Random) -> None:
        listed = self.page.locator("ol.targets [data-move]")
        numbers = [each.get_attribute("data-move") for each in listed.all()]
        if move in numbers[:9] and chance.random() < 0.5:
            self.page.keyboard.press(str(numbers.index(move) + 1))
        elif self.focus(move):
            self.page.keyboard.press("Enter")
        else:
            assert self.observe()["version"] != seen["version"], (
                f"{move} is offered, but the keyboard does not reach it"
            )

    def focus(self, move: str) -> bool:
        """Move the focus to this move with the Tab key, and within a hand with the arrow keys."""
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
        """Press the Tab key until an element that matches has the focus."""
        for _ in range(MOST_TABS):
            if self.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
                return True
            self.page.keyboard.press("Tab")
        return False
