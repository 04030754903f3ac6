"""JavaScript that the tests run in the page."""

PREPARE = """([keys, kept]) => {
    if (!localStorage.getItem(keys)) localStorage.setItem(keys, kept);
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
        console.error(`forbidden by the policy: ${violatedDirective} ${blockedURI} ${sample}`));
}"""
REAL_TIME = """() => {
    window.realTime = { frame: requestAnimationFrame.bind(window), setTimeout: setTimeout.bind(window) };
}"""
"""Saves the real timers before `page.clock` replaces them: drawing frames and axe need them."""
ENDLESS_TIMER = """(endless) => {
    const patient = (timer) => {
        const set = (work, delay, ...more) => delay === endless ? 0 : timer(work, delay, ...more);
        return timer.patient ? timer : Object.assign(set, { patient: true });
    };
    let current = patient(setTimeout.bind(window));
    const set = (timer) => (current = patient(timer));
    Object.defineProperty(window, "setTimeout", { configurable: true, get: () => current, set });
}"""
"""Timers with this delay never fire, also after `page.clock` has replaced `setTimeout`. The page limits its wait for
fonts with such a timer; a slow machine must not get another font."""
SWAP_TIMERS = "() => [window.setTimeout, realTime.setTimeout] = [realTime.setTimeout, window.setTimeout]"
FIXED_CHANCE = """(seed) => {
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
"""The page generates its salts with `getRandomValues`, so the seed determines the cards. `Math.random` has a separate
generator, because the page uses it for every reconnect, and their number varies."""
FOLLOW = """(path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
KEEP_LANGUAGE_BUTTONS = """() => {
    const buttons = [...document.querySelectorAll(".langs button[lang]")];
    window.languageButtons = Object.fromEntries(buttons.map((button) => [button.lang, button]));
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
        constructor(...how) {
            super(...how);
            sockets.push(this);
        }
    };
}"""
SPEAK = """async (language) => {
    const button = languageButtons[language];
    const away = !button.isConnected;
    if (away) document.querySelector("#app").append(button);  // Svelte listens there
    button.click();
    if (away) button.remove();
    // the page reconnects: Chromium warns if a socket is closed before it is open
    const connecting = ({ readyState }) => readyState === WebSocket.CONNECTING;
    do await new Promise(realTime.frame);
    while (document.documentElement.lang !== language || sockets.some(connecting));
}"""
WAIT_TWO_FRAMES = """() => new Promise((done) => {
    const frames = (left) => realTime.frame(() => (left ? frames(left - 1) : done()));
    frames(1);
})"""
WAIT_FOR_REST = """async () => {
    const frame = () => new Promise(realTime.frame);
    const moving = (each) => each.playState === "running" && Number.isFinite(each.effect.getComputedTiming().endTime);
    do {
        await frame();  // what is measured in the first frame starts to move in the second
        await frame();
    } while (document.fonts.status !== "loaded" || document.getAnimations().some(moving));
}"""
PLAY_FAST = """() => {
    const send = fetch;
    window.fetch = (address, how = {}) => {
        if (how.method !== "POST" || !new URL(address).pathname.endsWith("/api/tables")) return send(address, how);
        const table = JSON.parse(how.body);
        const bots = Object.fromEntries(Object.keys(table.bots ?? {}).map((seat) => [seat, "greenhorn"]));
        const body = JSON.stringify({ ...table, pace: "instant", stand_in: "greenhorn", bots });
        return send(address, { ...how, body });
    };
}"""
"""Creates tables as requested, but with bots that play at once. Not by `route`: the browser would cache nothing."""
UNPAINTED = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("#app, dialog { opacity: 0 !important }");
    document.adoptedStyleSheets = [sheet];
}"""
"""Layout and clicks work, but the browser paints nothing, which saves most of its work."""
HIDE_DRAWINGS = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("svg > * { display: none !important }");
    document.adoptedStyleSheets.push(sheet);
}"""
SET_PAINTED = """(painted) => {
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = painted;
}"""
RUN_AXE = f"""async ([context, options]) => {{
    if (!window.axe) return null;
    const swapTimers = {SWAP_TIMERS};
    const setPainted = {SET_PAINTED};
    setPainted(true);
    swapTimers();
    try {{
        return (await axe.run(context, options)).violations;
    }} finally {{
        swapTimers();
        setPainted(false);
    }}
}}"""
"""Paints the page for axe, which checks colours, and lets its timers run, even while the clock is stopped."""
RECORD_LAYOUT_SHIFTS = """() => {
    window.shifts = [];
    const answers = [];  // intervals in which the page responds to an input
    const told = ({ node, previousRect: was, currentRect: is }) => {
        const element = node instanceof Text ? node.parentElement : node;
        return `${element?.outerHTML?.slice(0, 90)} from ${was.x}, ${was.y} to ${is.x}, ${is.y}`;
    };
    const note = (entries) => {
        for (const { value, startTime: at, sources } of entries)
            if (!answers.some(({ from, to }) => from <= at && at < to)) shifts.push({ value, told: sources.map(told) });
    };
    const pressed = () => {
        const answer = { from: performance.now(), to: Infinity };
        answers.push(answer);
        // laid out in the next frame, measured content is placed in the second, until the third starts
        const frames = (left) => realTime.frame(() => (left ? frames(left - 1) : (answer.to = performance.now())));
        frames(2);
    };
    for (const press of ["pointerdown", "click", "keydown"]) addEventListener(press, pressed, { capture: true });
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.noteShifts = () => note(observer.takeRecords());
}"""
"""Records all layout shifts except responses to input. Those are recognised by frames, not by time as `hadRecentInput`
does, so the duration of a frame does not matter."""
_OVERFLOWING = """() => {
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
    // unreachable by scrolling: left of the page, or beyond the edge of a stage
    const beyond = [...document.querySelectorAll("button, a, input, p, h1, h2, h3")].filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width > 0 && (left < -1 || right > wide + 1) && seen(each) && !scrolls(each.parentElement);
    });
    // names may be cut on small screens, but not on a desktop
    if (beyond.length || wide < 1024) return told(beyond);
    const cut = (each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1 && hides(each);
    const panels = ".tag *, .chip4 *, .lchip *, .btn, .btn *, .round *, .top *, .say *, .phone-say *";
    return told([...document.querySelectorAll(panels)].filter((each) => cut(each) && seen(each)));
}"""
OVERFLOWING_AT_REST = f"""async () => {{
    await ({WAIT_FOR_REST})();
    return ({_OVERFLOWING})();
}}"""
