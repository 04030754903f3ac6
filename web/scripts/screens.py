"""Takes the screenshots in docs/screens from a real game on a real server: `make screens`.

Each screen is taken in desktop size (1440 x 900) and phone size (390 x 844), in English, without animations.
"""

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from support.serving import Server  # noqa: E402
from web.helpers.browsers import flags, installed  # noqa: E402
from web.helpers.page_player import Player  # noqa: E402
from web.helpers.visitor import DESKTOP, PHONE, Visitor, open_visitor  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
QUALITY = 85
START_VERSIONS = {"express": 26, "super": 7}
"""The version of each game at which the screenshots start."""
MAX_ACTIONS = 400
"""Maximum number of actions while waiting for a condition."""


def until(player: Player, reached: Callable[[], bool]) -> None:
    """Play until a condition holds."""
    for _ in range(MAX_ACTIONS):
        offered = player.wait()
        if reached():
            return
        if offered:
            player.act()
    raise TimeoutError(player.page.url)


def shows(visitor: Visitor, selector: str) -> bool:
    return visitor.page.locator(selector).filter(visible=True).count() > 0


def screens_before_game(visitor: Visitor) -> Iterator[str]:
    visitor.go("/")
    yield "home"
    visitor.go("/new")
    yield "new"
    visitor.button("web-home-open")
    visitor.page.locator(".seats").wait_for()
    yield "waiting"
    for name in ("join", "games", "watch", "device"):
        visitor.go(f"/{name}")
        visitor.page.get_by_role("heading").first.wait_for()
        yield name
    visitor.go("/nowhere")
    yield "lost"


def screens_of_game(visitor: Visitor, kind: str) -> Iterator[str]:
    visitor.go("/")
    visitor.page.locator(f"input[name=game][value={kind}]").check(force=True)
    visitor.button("web-home-play")
    visitor.page.wait_for_url("**/table/*")
    player = Player(visitor, seed=4)
    player.play(until_version=START_VERSIONS[kind])
    until(player, lambda: shows(visitor, "[data-hand] button[data-move]"))
    yield f"{kind}-schemin"
    if kind == "express":
        until(player, lambda: shows(visitor, "ol.targets [data-move]"))
        yield f"{kind}-stealin"
    until(player, lambda: shows(visitor, "main.fin"))
    yield f"{kind}-final"


def take(visitor: Visitor, name: str, ending: str) -> None:
    """Take a screenshot as a small WebP file."""
    visitor.rest()
    file = SCREENS / f"{name}-{ending}.webp"
    with visitor.painted():
        screenshot = visitor.page.screenshot(animations="disabled")
    with Image.open(BytesIO(screenshot)) as picture:
        picture.convert("RGB").save(file, quality=QUALITY, method=6)
    print(file.relative_to(ROOT), file.stat().st_size // 1024, "kB")


@contextmanager
def running_server() -> Iterator[Server]:
    directory = Path(tempfile.mkdtemp())
    server = Server(directory).start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(directory)


def main() -> None:
    SCREENS.mkdir(exist_ok=True)
    with ExitStack() as stack:
        server = stack.enter_context(running_server())
        chromium = stack.enter_context(sync_playwright()).chromium
        browser = chromium.launch(executable_path=installed(), args=flags())
        for size, ending in ((DESKTOP, "desk"), (PHONE, "phone")):
            for kind in ("", "express", "super"):
                with open_visitor(browser, server, size=size) as visitor:
                    for name in screens_of_game(visitor, kind) if kind else screens_before_game(visitor):
                        take(visitor, name, ending)
        browser.close()


if __name__ == "__main__":
    main()
