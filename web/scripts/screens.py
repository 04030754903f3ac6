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
from web.helpers.visitor import DESK, PHONE, Visitor, visitor  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
QUALITY = 85
LIVELY = {"express": 26, "super": 7}
"""The version of each game at which the screenshots start."""
ENOUGH = 400
"""Maximum number of actions while waiting for a condition."""


def until(player: Player, reached: Callable[[], bool]) -> None:
    """Play until a condition holds."""
    for _ in range(ENOUGH):
        offered = player.wait()
        if reached():
            return
        if offered:
            player.act()
    raise TimeoutError(player.page.url)


def shows(somebody: Visitor, selector: str) -> bool:
    return somebody.page.locator(selector).filter(visible=True).count() > 0


def before(somebody: Visitor) -> Iterator[str]:
    somebody.go("/")
    yield "home"
    somebody.go("/new")
    yield "new"
    somebody.button("web-home-open")
    somebody.page.locator(".seats").wait_for()
    yield "waiting"
    for name in ("join", "games", "watch", "device"):
        somebody.go(f"/{name}")
        somebody.page.get_by_role("heading").first.wait_for()
        yield name
    somebody.go("/nowhere")
    yield "lost"


def game(somebody: Visitor, kind: str) -> Iterator[str]:
    somebody.go("/")
    somebody.page.locator(f"input[name=game][value={kind}]").check(force=True)
    somebody.button("web-home-play")
    somebody.page.wait_for_url("**/table/*")
    player = Player(somebody, seed=4)
    player.play(until_version=LIVELY[kind])
    until(player, lambda: shows(somebody, "[data-hand] button[data-move]"))
    yield f"{kind}-schemin"
    if kind == "express":
        until(player, lambda: shows(somebody, "ol.targets [data-move]"))
        yield f"{kind}-stealin"
    until(player, lambda: shows(somebody, "main.fin"))
    yield f"{kind}-final"


def take(somebody: Visitor, name: str, ending: str) -> None:
    """Take a screenshot as a small WebP file."""
    somebody.rest()
    file = SCREENS / f"{name}-{ending}.webp"
    with somebody.painted():
        screenshot = somebody.page.screenshot(animations="disabled")
    with Image.open(BytesIO(screenshot)) as picture:
        picture.convert("RGB").save(file, quality=QUALITY, method=6)
    print(file.relative_to(ROOT), file.stat().st_size // 1024, "kB")


@contextmanager
def running() -> Iterator[Server]:
    directory = Path(tempfile.mkdtemp())
    server = Server(directory).start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(directory)


def main() -> None:
    SCREENS.mkdir(exist_ok=True)
    with ExitStack() as leaving:
        server = leaving.enter_context(running())
        chromium = leaving.enter_context(sync_playwright()).chromium
        browser = chromium.launch(executable_path=installed(), args=flags())
        for size, ending in ((DESK, "desk"), (PHONE, "phone")):
            for kind in ("", "express", "super"):
                with visitor(browser, server, size=size) as somebody:
                    for name in game(somebody, kind) if kind else before(somebody):
                        take(somebody, name, ending)
        browser.close()


if __name__ == "__main__":
    main()
