"""Plays the moves that a page offers, by mouse, touch or keyboard. It knows no rules.

Every control that makes a move has it as `data-move`; a selected card (`aria-pressed`) is clicked again. The choice
depends only on the seed, the version of the game and the offered moves, so a retry makes the same choice.
"""

from random import Random

from coltexpress.engine.json_types import JsonObject
from web.helpers.visitor import Visitor

MOST_TABS = 120
MOST_PLACES = 8
"""The number of elements with the same move, at most."""
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
_QUESTION = f"""async ([offered, people]) => {{
    const observe = {_ASKED};
    const asked = (seen) => seen.acting.split(" ").filter(Boolean).every((seat) => people.includes(Number(seat)));
    for (;;) {{
        const seen = observe(offered);
        if (seen.over || (seen.settled && seen.moves.length && asked(seen))) return seen;
        await new Promise(realTime.frame);
    }}
}}"""
_SPOT = """([offered, move, order]) => {
    const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width;
    const all = [...document.querySelectorAll(offered)].filter((each) => each.dataset.move === move && seen(each));
    const places = all.map((each, index) => [order[index % order.length], each]).sort(([one], [two]) => one - two);
    for (const [, each] of places) {
        each.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const { left, top, width, height } = each.getBoundingClientRect();
        for (const across of [0.5, 0.2, 0.1, 0.9]) for (const down of [0.5, 0.2, 0.8]) {
            const [x, y] = [left + width * across, top + height * down];
            if (each.contains(document.elementFromPoint(x, y))) return { x, y, touch: navigator.maxTouchPoints > 0 };
        }
    }
    return { nowhere: places.length };
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
        while seen := self.wait():
            if until_version is not None and seen["version"] >= until_version:
                return
            self.act(seen)

    def wait(self) -> JsonObject | None:
        """Wait for a question to this player, but to no bot, and return what `observe` does. None: the game is over."""
        seen: JsonObject = self.page.evaluate(_QUESTION, [OFFERED, [*self.people]])
        return None if seen["over"] else seen

    def observe(self) -> JsonObject:
        """The state of the game and the offered moves, sorted."""
        seen: JsonObject = self.page.evaluate(_ASKED, OFFERED)
        return seen

    def is_asked(self, seen: JsonObject) -> bool:
        """Bots that are asked at the same time answer first, so that the version does not depend on timing."""
        return bool(seen["settled"] and seen["moves"]) and self.people.issuperset(map(int, seen["acting"].split()))

    def act(self, seen: JsonObject | None = None) -> None:
        """Choose one of the moves that were seen. Does nothing if the page has answered the question automatically."""
        seen = seen or self.observe()
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
            self.page.wait_for_url("**/table/*")
            chairs = self.visitor.ask(f"/tables/{self.visitor.table_id}")["chairs"]
            self._people = frozenset(seat for seat, chair in enumerate(chairs) if chair["kind"] == "person")
        return self._people

    def _touch(self, move: str, chance: Random) -> None:
        """Click a visible part: cards of a hand overlap, and a choice on the train is also in a list."""
        spot = self.page.evaluate(_SPOT, [OFFERED, move, [chance.random() for _ in range(MOST_PLACES)]])
        if "nowhere" in spot:
            assert not spot["nowhere"], f"{move} is offered, but nothing of it can be clicked"
        elif spot["touch"]:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])

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
