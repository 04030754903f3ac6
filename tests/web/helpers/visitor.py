"""Visitors with a browser. Errors and warnings in the console, and exceptions of the page, fail the test."""

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect
from playwright.sync_api import Error as PlaywrightError

from coltexpress.engine.json_types import JsonObject
from coltexpress.i18n.words import Words
from support.failures import saving
from support.protocol import CURRENT_PROTOCOL
from support.serving import Server
from support.waiting import until
from web.helpers import page_scripts as scripts

DESKTOP = (1440, 900)
SMALL_DESKTOP = (1024, 768)
ZOOMED = (720, 450)
"""A desktop at 200 % zoom."""
PHONE = (390, 844)
SMALL_PHONE = (360, 640)
LANDSCAPE_PHONE = (844, 390)
TABLET = (768, 1024)
NARROW = (320, 640)
"""The narrowest supported size: a desktop of 1280 px at 400 % zoom."""

LOST_DELAY_MS = 1200
"""Delay before the page reports a lost connection."""
SECONDS = 0.9 * float(os.environ.get("PYTEST_TIMEOUT", "600"))
"""Timeout of a wait, shortly before that of the test (pytest-timeout), so that the failure names the condition."""
expect.set_options(timeout=SECONDS * 1000)
MAX_LAYOUT_SHIFT = 0.02
"""Maximum cumulative layout shift; browsers call 0.1 good."""
_REFUSED = re.compile(r"Failed to load resource: the server responded with a status of 4\d\d")
"""The browser's message about an error response of the API, which the page displays."""
_AWAY = re.compile(
    "WebSocket connection to|ERR_(CONNECTION|EMPTY_RESPONSE|INCOMPLETE|SOCKET|INTERNET_DISCONNECTED)|net::ERR_FAILED"
)
_FONTS = Path(__file__).parents[3] / "web" / "src" / "lib" / "words" / "fonts.ts"
_AXE = [
    {"exclude": [["body > svg"], [".scene"]]},  # the sprite and the landscape: thousands of elements
    {"resultTypes": ["violations"], "preload": {"assets": ["media"]}},  # no rule that runs needs the style sheets
]
"""The context and the options of axe."""


@dataclass
class Visitor:
    """A person with their own browser."""

    page: Page
    server: Server
    words: Words
    faults: list[str] = field(default_factory=list)
    server_may_be_away: bool = False
    console: list[str] = field(default_factory=list)
    """All messages in the browser's console."""

    def go(self, path: str = "/") -> "Visitor":
        self.page.goto(f"{self.server.url}{path}", wait_until="load")
        self.page.locator("#app > *").first.wait_for(state="attached")
        return self

    def say(self, key: str, **values: str | int) -> str:
        return self.words(key, **values)

    def button(self, key: str, **values: str | int) -> None:
        """Click the button or link with this text."""
        name = self.say(key, **values)
        found = self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name))
        found.first.click()

    def ask(self, path: str) -> Any:  # Any: the JSON of any route
        """GET a path of the API as this visitor."""
        answer = self.page.context.request.get(f"{self.server.url}/api{path}", headers=CURRENT_PROTOCOL)
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def token(self) -> str:
        """The cookie with the identity."""
        return next(each["value"] for each in self.page.context.cookies() if each["name"] == "coltexpress")

    @property
    def table_id(self) -> str:
        found = re.search(r"/table/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def follow(self, path: str) -> None:
        """Change the address as a link does, without loading the page again."""
        self.page.evaluate(scripts.FOLLOW, path)

    def keep_language_buttons(self, shown: Locator) -> None:
        """Take the language buttons from the start page: with them, `speak` changes any page. Returns to this one."""
        shown.wait_for()
        here = self.page.url
        self.follow("/")
        self.page.locator(".langs button").first.wait_for()
        self.page.evaluate(scripts.KEEP_LANGUAGE_BUTTONS)
        self.follow(here)
        shown.wait_for()

    def speak(self, language: str) -> None:
        """Change the language without loading the page again; needs `keep_language_buttons`."""
        self.page.evaluate(scripts.SPEAK, language)
        self.words = Words(language)

    def resize(self, size: tuple[int, int]) -> None:
        """Resize the window. The layout follows in the next frames: see `wait_two_frames` and `rest`."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def wait_two_frames(self) -> None:
        """Wait for the layout: what is measured in the first frame is placed in the second."""
        self.page.evaluate(scripts.WAIT_TWO_FRAMES)

    def rest(self) -> None:
        """Wait until the fonts are loaded and all finite animations have ended."""
        self.page.evaluate(scripts.WAIT_FOR_REST)

    def hide_drawings(self) -> None:
        """Hide the contents of all drawings, but not while `painted`: their styles are most of the work of a resize."""
        self.page.evaluate(scripts.HIDE_DRAWINGS)

    @contextmanager
    def painted(self) -> Iterator[None]:
        """Paint the page inside this block: for screenshots."""
        self.page.evaluate(scripts.SET_PAINTED, True)
        try:
            yield
        finally:
            self.page.evaluate(scripts.SET_PAINTED, False)

    def stop_clock(self) -> int:
        """Stop the installed `page.clock`: only the test advances it. Returns its time in ms."""
        stopped: int = self.page.evaluate("Date.now()") + 3600 * 1000  # later than the clock can be when it stops
        self.page.clock.pause_at(stopped / 1000)
        return stopped

    def stop_animations(self) -> None:
        """Pause all animations, new ones at their start."""
        self.page.context.new_cdp_session(self.page).send("Animation.setPlaybackRate", {"playbackRate": 0})

    def until(self, true: str, argument: object = None) -> Any:  # Any: what the script returns
        """Poll from outside: the page's policy forbids Playwright's polling inside."""
        return until(lambda: self.page.evaluate(true, argument))

    def wait_for_handler(self, state: Callable[[], object]) -> None:
        """Wait for handlers of the test, which run only during calls to the browser."""
        until(lambda: self.page.evaluate("true") and state())

    def check_no_overflow(self) -> None:
        """Check that nothing overflows horizontally, after all animations."""
        overflowing: list[str] = self.page.evaluate(scripts.OVERFLOWING_AT_REST)
        assert not overflowing, f"{self.page.url} is too wide at {self.page.viewport_size}: {overflowing}"

    def record_layout_shifts(self) -> "Visitor":
        """Record layout shifts, starting with the next page."""
        self.page.add_init_script(f"({scripts.RECORD_LAYOUT_SHIFTS})()")
        return self

    def check_no_layout_shift(self) -> None:
        """Check that no content was moved by other content, as the browser measures it."""
        self.wait_two_frames()
        shifts: list[JsonObject] = self.page.evaluate("() => { noteShifts(); return shifts; }")
        moved = sum(each["value"] for each in shifts)
        worst = sorted(shifts, key=lambda each: -each["value"])[:5]
        assert moved < MAX_LAYOUT_SHIFT, f"{self.page.url} {moved:.3f}: " + "\n".join(str(each) for each in worst)

    def check_accessibility(self) -> None:
        """Check the layout, and accessibility with axe."""
        self.check_no_overflow()
        found = self.page.evaluate(scripts.RUN_AXE, _AXE)
        if found is None:
            self.page.evaluate(AXE_SCRIPT)
            found = self.page.evaluate(scripts.RUN_AXE, _AXE)
        told = [
            f"{each['id']}: {node['html'][:200]} {node['failureSummary']}" for each in found for node in each["nodes"]
        ]
        assert not told, f"{self.page.url}\n" + "\n".join(told)

    def report(self, text: str) -> None:
        if not (self.server_may_be_away and _AWAY.search(text)):
            self.faults.append(text)

    def save(self, folder: Path) -> None:
        """Save evidence of a failure: the address, the faults, the console, a screenshot."""
        self.capture()(folder)

    def capture(self) -> Callable[[Path], None]:
        """Collect the evidence now, to be written after the page is closed."""
        lines = ["address:", self.page.url, "", "faults:", *self.faults, "", "console:", *self.console]
        picture: bytes | None = None
        with suppress(PlaywrightError), self.painted():
            picture = self.page.screenshot(timeout=10_000)

        def write(folder: Path) -> None:
            number = len(list(folder.glob("page-*.txt")))
            (folder / f"page-{number}.txt").write_text("\n".join(lines), encoding="utf-8")
            if picture is not None:
                (folder / f"page-{number}.png").write_bytes(picture)

        return write

    def on_console(self, message: ConsoleMessage) -> None:
        self.console.append(f"{message.type}: {message.text}")
        if message.type not in ("error", "warning") or _REFUSED.search(message.text):
            return
        self.report(f"console {message.type}: {message.text} ({message.location.get('url', '')})")


@contextmanager
def open_visitor(
    browser: Browser,
    server: Server,
    size: tuple[int, int] = DESKTOP,
    language: str = "en",
    fast: bool = True,
    pace: str = "",
    seed: int = 1,
    store_language: bool = True,
    **more: Any,  # Any: further arguments of new_context
) -> Iterator[Visitor]:
    """`fast`: no motion, no painting, and bots without pauses. `seed`: of the page's random numbers.

    `pace`: stored setting; by default "instant" if `fast`, otherwise the page's own default.
    `store_language`: as if chosen on an earlier visit; otherwise only the browser's own language is `language`.
    """
    width, height = size
    touch = width < 500 or height < 500
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch,
        locale=language,
        reduced_motion="reduce" if fast else "no-preference",
        **more,
    )
    context.set_default_timeout(SECONDS * 1000)
    settings: dict[str, Any] = {"sound": False}
    if pace or fast:
        settings["pace"] = pace or "instant"
    if store_language:
        settings["language"] = language
    context.add_init_script(f"({scripts.PREPARE})({json.dumps(['coltexpress', json.dumps(settings)])})")
    context.add_init_script(f"({scripts.REAL_TIME})()")
    context.add_init_script(f"({scripts.ENDLESS_TIMER})({_font_timeout()})")
    context.add_init_script(f"({scripts.FIXED_CHANCE})({seed})")
    if fast:
        context.add_init_script(f"({scripts.UNPAINTED})()")
        context.add_init_script(f"({scripts.PLAY_FAST})()")
    page = context.new_page()
    opened = Visitor(page, server, Words(language))
    page.on("pageerror", lambda error: opened.report(f"thrown: {error.stack or error}"))
    page.on("console", opened.on_console)
    page.on("requestfailed", lambda request: _failed(opened, request))
    try:
        with saving(opened.save):
            yield opened
        if opened.faults:
            with saving(opened.capture(), lasting=True):
                pytest.fail("\n".join(opened.faults), pytrace=False)
    finally:
        context.close()


@cache
def _font_timeout() -> int:
    """The time in ms after which the page stops waiting for its fonts."""
    [timeout] = re.findall(r"^export const TIMEOUT_MS = (\d+);", _FONTS.read_text(encoding="utf-8"), re.MULTILINE)
    return int(timeout)


def _failed(visitor: Visitor, request: Request) -> None:
    """Requests that the page aborted, for example when it was left, are not faults."""
    if request.failure and "ERR_ABORTED" not in request.failure:
        visitor.report(f"{request.method} {request.url}: {request.failure}")
