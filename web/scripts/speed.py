"""Measures the performance of the page in a real browser with a real server: `make speed`. Prints JSON.

"slow_phone": the first visit without cache, with 4x CPU throttling and a slow 4G network. "on_the_train": frame times
during a game with animations. "trace": CPU milliseconds per frame by thread: "page" is script, style and layout,
"raster" draws changed content, "compositor" moves existing layers, "blending" combines them. The GPU does the blending;
without one it takes most of the time.
"""

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from coltexpress.engine.json_types import JsonObject

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from support.serving import Server  # noqa: E402
from web.helpers.browsers import flags, installed  # noqa: E402
from web.helpers.page_player import Player  # noqa: E402
from web.helpers.visitor import DESKTOP, PHONE, Visitor, open_visitor  # noqa: E402

SLOWER = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
SECONDS = 40
FRAME_MS = 1000 / 60
_WATCH = """() => {
    const seen = (window.seen = { shift: 0, shifts: [], long: [], ready: 0, frames: [] });
    const watch = (type, then) =>
        new PerformanceObserver((list) => list.getEntries().forEach(then)).observe({ type, buffered: true });
    watch("layout-shift", (each) => {
        if (each.hadRecentInput) return;
        seen.shift += each.value;
        seen.shifts.push(each.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? ""));
    });
    watch("longtask", (each) => seen.long.push([each.startTime, each.duration]));
    const look = new MutationObserver(() => {
        if (seen.ready || !document.querySelector("#app button")) return;
        seen.ready = -1;
        requestAnimationFrame(() => setTimeout(() => (seen.ready = performance.now())));
    });
    look.observe(document, { childList: true, subtree: true });
    let last = 0;
    const frame = (now) => { if (last) seen.frames.push(now - last); last = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
}"""


def session(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


def slow_phone(browser: Browser, server: Server) -> JsonObject:
    with open_visitor(browser, server, size=PHONE, fast=False) as visitor:
        page = visitor.page
        page.add_init_script(f"({_WATCH})()")
        cdp = session(page)
        cdp.send("Network.enable")
        cdp.send("Network.emulateNetworkConditions", NETWORK)
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(server.url, wait_until="load")
        while page.evaluate("seen.ready") <= 0:
            page.wait_for_timeout(200)
        page.wait_for_timeout(3000)
        paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
        scripts = page.evaluate(
            "performance.getEntriesByType('resource').filter((each) => /\\.js$/.test(each.name))"
            ".reduce((sum, each) => sum + each.encodedBodySize, 0)"
        )
        seen = page.evaluate("seen")
        busy_until = max([start + took for start, took in seen["long"] if start < seen["ready"] + 1000], default=0)
        return {
            "first_paint_ms": round(paint),
            "interactive_ms": round(max(seen["ready"], busy_until)),
            "script_kb": round(scripts / 1024, 1),
            "layout_shift": round(seen["shift"], 4),
            "shifted": seen["shifts"][:5],
        }


def on_the_train(browser: Browser, server: Server, size: tuple[int, int]) -> JsonObject:
    with open_visitor(browser, server, size=size, fast=False) as visitor:
        page = visitor.page
        page.add_init_script(f"({_WATCH})()")
        open_table(visitor)
        browser.start_tracing(page=page, categories=["toplevel", "cc", "viz"])
        page.evaluate("seen.frames.length = 0, seen.shift = 0, seen.shifts.length = 0, seen.long.length = 0")
        player, until = Player(visitor, seed=4), time.monotonic() + SECONDS
        while time.monotonic() < until:
            if not player.wait():
                break
            player.act()
        seen = page.evaluate("seen")
        trace = threads(browser.stop_tracing())
    frames = sorted(seen["frames"])
    return {
        "frames": len(frames),
        "frame_ms": {
            name: round(frames[int(len(frames) * at)], 1) for name, at in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99))
        },
        "frames_per_s": round(1000 / statistics.fmean(frames), 1),
        "in_time": round(sum(each < FRAME_MS * 1.5 for each in frames) / len(frames), 3),
        "trace": {name: round(took / len(frames), 2) for name, took in trace.items()},
        "tasks_over_50_ms": len(seen["long"]),
        "layout_shift": round(seen["shift"], 4),
        "shifted": seen["shifts"][:5],
    }


def open_table(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.button("web-home-play")
    visitor.page.wait_for_url("**/table/*")
    visitor.page.locator("[data-hand] button").first.wait_for()


def threads(trace: bytes) -> dict[str, float]:
    """CPU milliseconds of each part of the browser."""
    events = json.loads(trace)["traceEvents"]
    names = {(each["pid"], each["tid"]): each["args"]["name"] for each in events if each["name"] == "thread_name"}
    parts = {
        "page": ("CrRendererMain", "ThreadControllerImpl::RunTask"),
        "compositor": ("Compositor", "ThreadControllerImpl::RunTask"),
        "raster": ("ThreadPoolForegroundWorker", "RasterTask"),
        "blending": ("VizCompositorThread", "ThreadControllerImpl::RunTask"),
    }
    return {
        part: sum(
            each.get("tdur", 0) / 1000
            for each in events
            if each["name"] == task and names.get((each["pid"], each["tid"])) == thread
        )
        for part, (thread, task) in parts.items()
    }


def main() -> int:
    executable = installed()
    if executable is None:
        print("no browser found; install one with: python tests/web/helpers/browsers.py", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as directory, sync_playwright() as playwright:
        server = Server(Path(directory)).start()
        browser = playwright.chromium.launch(executable_path=executable, args=flags())
        try:
            measured = {
                "slow_phone": slow_phone(browser, server),
                "on_the_train": {
                    "desk": on_the_train(browser, server, DESKTOP),
                    "phone": on_the_train(browser, server, PHONE),
                },
            }
        finally:
            browser.close()
            server.stop()
    print(json.dumps(measured, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
