"""People at browsers. Whatever a page complains about in its console, or throws, fails the test that they are in."""

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, ConsoleMessage, Page, Route, expect
from playwright.sync_api import Error as PlaywrightError

from coltexpress.i18n.words import Words
from support.failures import saving
from support.serving import Server
from support.waiting import until

DESK = (1440, 900)
SMALL_DESK = (1024, 768)
ZOOMED = (720, 450)
"""What is left of a desk for whoever enlarges everything to 200 %."""
PHONE = (390, 844)
SMALL_PHONE = (360, 640)
LYING_PHONE = (844, 390)
TABLET = (768, 1024)
NARROW = (320, 640)
"""The narrowest that anything has to fit: a desk of 1280, enlarged to 400 %."""

MOMENT = 1200
"""A page speaks of a lost line when it has been lost for so long, in ms."""
SECONDS = 0.9 * float(os.environ.get("PYTEST_TIMEOUT", "600"))
"""The limit of a wait, shortly before that of the test (pytest-timeout), so that the failure says what did not come."""
expect.set_options(timeout=SECONDS * 1000)
STEADY = 0.02
"""How much may move, where 0.1 counts as good."""
_SETTLED = """([keys, kept]) => {
    if (!localStorage.getItem(keys)) localStorage.setItem(keys, kept);
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
        console.error(`forbidden by the policy: ${violatedDirective} ${blockedURI} ${sample}`));
}"""
_REAL_TIME = """() => {
    window.realTime = { frame: requestAnimationFrame.bind(window), setTimeout: setTimeout.bind(window) };
}"""
_SWAP_TIMERS = "() => [window.setTimeout, realTime.setTimeout] = [realTime.setTimeout, window.setTimeout]"
"""Kept before `page.clock` replaces them: frames are drawn, and axe works, while the clock stands still."""
_FIXED_CHANCE = """(seed) => {
    const mulberry32 = (state) => () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return (mixed ^ (mixed >>> 14)) >>> 0;
    };
    const [salts, others] = [mulberry32(seed), mulberry32(~seed)];
    Math.random = () => others() / 2 ** 32;
    crypto.getRandomValues = (numbers) => {
        for (const index of numbers.keys()) numbers[index] = salts();
        return numbers;
    };
}"""
"""The page makes its salts with `getRandomValues`, so a seed decides which cards are dealt at a table. `Math.random`
has a generator of its own: it is used whenever the page connects again, and how often that happens is not fixed."""
_SPEAK = """(language) => {
    const kept = JSON.parse(localStorage.getItem("coltexpress") ?? "{}");
    localStorage.setItem("coltexpress", JSON.stringify({ ...kept, language }));
}"""
_SETTLE = """() => new Promise((done) => {
    const frames = (left) => realTime.frame(() => (left ? frames(left - 1) : done()));
    frames(1);
})"""
_RESTS = """async () => {
    const frame = () => new Promise((done) => realTime.frame(done));
    await frame();  // what was measured in the first frame begins to move in the second
    await frame();
    const moving = (each) => each.playState === "running" && Number.isFinite(each.effect.getComputedTiming().endTime);
    return !document.getAnimations().some(moving);
}"""
_UNPAINTED = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("#app, dialog { opacity: 0 !important }");
    document.adoptedStyleSheets = [sheet];
}"""
"""Layout and clicks work as usual, but the browser paints nothing, which would be most of its work."""
_PAINT = """(painted) => {
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = painted;
}"""
_REFUSED = re.compile(r"Failed to load resource: the server responded with a status of 4\d\d")
"""The browser's own remark on a refusal of the API, which the page shows in its way."""
_AWAY = re.compile(
    r"WebSocket connection to|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|ERR_SOCKET|net::ERR_FAILED"
)
_LOOKED_AT = {"exclude": [["body > svg"], [".scene"]]}
"""Not the drawings that others are taken from, nor the landscape: thousands of elements, and nobody hears of them."""
_JUMPS = """() => {
    window.jumps = [];
    const answers = [];  // from when to when the page answers a press, by its own clock
    const told = ({ node, previousRect: was, currentRect: is }) => {
        const element = node instanceof Text ? node.parentElement : node;
        return `${element?.outerHTML?.slice(0, 90)} from ${was.x}, ${was.y} to ${is.x}, ${is.y}`;
    };
    const note = (entries) => {
        for (const { value, startTime: at, sources } of entries)
            if (!answers.some(({ from, to }) => from <= at && at < to)) jumps.push({ value, told: sources.map(told) });
    };
    const pressed = () => {
        const answer = { from: performance.now(), to: Infinity };
        answers.push(answer);
        // laid out in the next frame; what is measured then has its place in the second; the third begins
        const frames = (left) => realTime.frame(() => (left ? frames(left - 1) : (answer.to = performance.now())));
        frames(2);
    };
    for (const press of ["pointerdown", "click", "keydown"]) addEventListener(press, pressed, { capture: true });
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.noteJumps = () => note(observer.takeRecords());
}"""
"""Every shift counts but those with which the page answers a press. Those are told by frames and not by a time, as
`hadRecentInput` would do it: so it does not matter how long a frame takes."""
_TOO_WIDE = """() => {
    const wide = document.documentElement.clientWidth;
    const told = (found) => found.slice(0, 8).map((each) => each.outerHTML.slice(0, 160));
    if (document.documentElement.scrollWidth > wide + 1)
        return told([...document.querySelectorAll("body *")]
            .filter((each) => each.getBoundingClientRect().right > wide + 1 && !each.closest("svg")));
    const hides = (each) => /auto|scroll|hidden|clip/.test(getComputedStyle(each).overflowX);
    const scrolls = (each) =>
        each && (/auto|scroll/.test(getComputedStyle(each).overflowX) || scrolls(each.parentElement));
    const unseen = ".sr, svg, [inert], [aria-hidden=true]";
    const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(unseen);
    // what nobody can scroll to: left of the page, or behind the edge of a stage
    const beyond = [...document.querySelectorAll("button, a, input, p, h1, h2, h3")].filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width > 0 && (left < -1 || right > wide + 1) && seen(each) && !scrolls(each.parentElement);
    });
    // on a small screen a name may be cut, on a desk no word is
    if (beyond.length || wide < 1024) return told(beyond);
    const cut = (each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1 && hides(each);
    const panels = ".tag *, .chip4 *, .lchip *, .btn, .btn *, .round *, .top *, .say *, .psay *";
    return told([...document.querySelectorAll(panels)].filter((each) => cut(each) && seen(each)));
}"""


@dataclass
class Visitor:
    """Somebody with a browser of their own."""

    page: Page
    server: Server
    words: Words
    faults: list[str] = field(default_factory=list)
    server_may_be_away: bool = False
    console: list[str] = field(default_factory=list)
    """Everything that the browser's console was told."""

    def go(self, path: str = "/") -> "Visitor":
        self.page.goto(f"{self.server.url}{path}", wait_until="load")
        self.page.locator("#app > *").first.wait_for(state="attached")
        return self

    def say(self, key: str, **values: Any) -> str:
        return self.words(key, **values)

    def button(self, key: str, **values: Any) -> None:
        """Click on what is called so, be it a button or a link."""
        name = self.say(key, **values)
        found = self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name))
        found.first.click()

    def ask(self, path: str) -> Any:
        """What the API tells this person."""
        answer = self.page.context.request.get(f"{self.server.url}/api{path}")
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def token(self) -> str:
        """Who this person is to the server."""
        return next(each["value"] for each in self.page.context.cookies() if each["name"] == "coltexpress")

    @property
    def table_id(self) -> str:
        found = re.search(r"/table/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def speak(self, language: str) -> None:
        """Load the page anew, in another language."""
        self.page.evaluate(_SPEAK, language)
        self.words = Words(language)
        self.page.reload(wait_until="load")
        self.page.locator(f"html[lang={language}] #app > *").first.wait_for(state="attached")

    def resize(self, size: tuple[int, int]) -> None:
        """Another screen. What depends on its size is laid out in the next frames: see `settle` and `rest`."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def settle(self) -> None:
        """The page has been laid out twice: what was measured in the first frame has its place in the second."""
        self.page.evaluate(_SETTLE)

    def rest(self) -> None:
        """Wait until all finite animations have ended."""
        until(lambda: self.page.evaluate(_RESTS))

    @contextmanager
    def painted(self) -> Iterator[None]:
        """Paint the page inside this block: for axe, which checks colours, and for screenshots."""
        self.page.evaluate(_PAINT, True)
        try:
            yield
        finally:
            self.page.evaluate(_PAINT, False)

    def stop_clock(self) -> int:
        """From now on time goes on by the test alone: with `page.clock`, which was installed before. The time in ms."""
        stopped: int = self.page.evaluate("Date.now()") + 3600 * 1000  # not reached before the clock is told so
        self.page.clock.pause_at(stopped / 1000)
        return stopped

    def stop_animations(self) -> None:
        """From now on they stand where they are, those to come at their beginning."""
        self.page.context.new_cdp_session(self.page).send("Animation.setPlaybackRate", {"playbackRate": 0})

    @contextmanager
    def _real_time(self) -> Iterator[None]:
        """Timers that are set inside this block run in real time, even while the clock stands still: axe needs some."""
        self.page.evaluate(_SWAP_TIMERS)
        try:
            yield
        finally:
            self.page.evaluate(_SWAP_TIMERS)

    def until(self, true: str, argument: Any = None) -> Any:
        """Asked from outside: the page's policy forbids what it would take to ask inside."""
        return until(lambda: self.page.evaluate(true, argument))

    def until_heard(self, state: Callable[[], Any]) -> None:
        """Until the test's own handlers have heard something: they are called while the browser is asked."""
        until(lambda: self.page.evaluate("true") and state())

    def fits(self) -> None:
        """Nothing sticks out sideways, once everything is in its place."""
        self.rest()
        sticking_out: list[str] = self.page.evaluate(_TOO_WIDE)
        assert not sticking_out, f"{self.page.url} is too wide at {self.page.viewport_size}: {sticking_out}"

    def watch_for_jumps(self) -> "Visitor":
        """From the next page on."""
        self.page.add_init_script(f"({_JUMPS})()")
        return self

    def is_steady(self) -> None:
        """Nothing has moved on this page because something else came or went, as the browser measures it."""
        self.settle()
        jumps: list[dict[str, Any]] = self.page.evaluate("() => { noteJumps(); return jumps; }")
        moved = sum(each["value"] for each in jumps)
        worst = sorted(jumps, key=lambda each: -each["value"])[:5]
        assert moved < STEADY, f"{self.page.url} {moved:.3f}: " + "\n".join(str(each) for each in worst)

    def look(self) -> None:
        """It fits, and nothing is wrong for those who see, hear or move differently."""
        self.fits()
        with self.painted(), self._real_time():
            found = Axe().run(self.page, _LOOKED_AT, {"resultTypes": ["violations"]}).response["violations"]
        told = [
            f"{each['id']}: {node['html'][:200]} {node['failureSummary']}" for each in found for node in each["nodes"]
        ]
        assert not told, f"{self.page.url}\n" + "\n".join(told)

    def complain(self, text: str) -> None:
        if not (self.server_may_be_away and _AWAY.search(text)):
            self.faults.append(text)

    def save(self, folder: Path) -> None:
        """Write down what explains a failure: the address, the faults, the console, a screenshot."""
        self.capture()(folder)

    def capture(self) -> Callable[[Path], None]:
        """The same, for a folder that is known only when the page has been closed."""
        told = ["address:", self.page.url, "", "faults:", *self.faults, "", "console:", *self.console]
        picture: bytes | None = None
        with suppress(PlaywrightError), self.painted():
            picture = self.page.screenshot(timeout=10_000)

        def write(folder: Path) -> None:
            number = len(list(folder.glob("page-*.txt")))
            (folder / f"page-{number}.txt").write_text("\n".join(told), encoding="utf-8")
            if picture is not None:
                (folder / f"page-{number}.png").write_bytes(picture)

        return write

    def heard(self, message: ConsoleMessage) -> None:
        self.console.append(f"{message.type}: {message.text}")
        if message.type not in ("error", "warning") or _REFUSED.search(message.text):
            return
        self.complain(f"console {message.type}: {message.text} ({message.location.get('url', '')})")


@contextmanager
def visitor(
    browser: Browser,
    server: Server,
    size: tuple[int, int] = DESK,
    language: str = "en",
    hurried: bool = True,
    seed: int = 1,
    **more: Any,
) -> Iterator[Visitor]:
    """`hurried`: nothing moves or is painted, and bots pause for nobody. `seed`: of the page's own chance."""
    width, height = size
    touch = width < 500 or height < 500
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        locale=language,
        reduced_motion="reduce" if hurried else "no-preference",
        **more,
    )
    context.set_default_timeout(SECONDS * 1000)
    kept = json.dumps({"language": language, "sound": False} | ({"pace": "instant"} if hurried else {}))
    context.add_init_script(f"({_SETTLED})({json.dumps(['coltexpress', kept])})")
    context.add_init_script(f"({_REAL_TIME})()")
    context.add_init_script(f"({_FIXED_CHANCE})({seed})")
    if hurried:
        context.add_init_script(f"({_UNPAINTED})()")
        context.route(re.compile(r"/api/tables(\?.*)?$"), _hurry)
    page = context.new_page()
    somebody = Visitor(page, server, Words(language))
    page.on("pageerror", lambda error: somebody.complain(f"thrown: {error.stack or error}"))
    page.on("console", somebody.heard)
    page.on("requestfailed", lambda request: _failed(somebody, request))
    try:
        with saving(somebody.save):
            yield somebody
        if somebody.faults:
            with saving(somebody.capture(), lasting=True):
                pytest.fail("\n".join(somebody.faults), pytrace=False)
    finally:
        context.close()


def _failed(somebody: Visitor, request: Any) -> None:
    """A request that the page gave up itself, for instance because it was left, is no fault."""
    if request.failure and "ERR_ABORTED" not in request.failure:
        somebody.complain(f"{request.method} {request.url}: {request.failure}")


def _hurry(route: Route) -> None:
    """A table is opened as the page wishes, but its bots play at once."""
    if route.request.method == "POST":
        body: dict[str, Any] = json.loads(route.request.post_data or "{}")
        bots = dict.fromkeys(body.get("bots", {}), "greenhorn")
        route.continue_(post_data=json.dumps(body | {"pace": "instant", "stand_in": "greenhorn", "bots": bots}))
    else:
        route.continue_()
