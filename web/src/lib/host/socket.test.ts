import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL } from "../net/protocol";
import type { Link } from "./host";
import { hide } from "../../testing/hide";
import { FakeSocket, fakeSockets } from "./socket.faked";
import { TableSocket } from "./socket";

let links: Link[];
let connection: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  links = [];
  connection = new TableSocket(new URL("http://here/api/tables/abc/socket"), () => "nl", {
    onFrame: () => undefined,
    onLink: (link) => links.at(-1) !== link && links.push(link),
    lastVersion: () => 7,
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The first socket, open and with a first frame received. */
const opened = (): FakeSocket => FakeSocket.last.open().says({ type: "pong", now: 0 });

describe("a connection", () => {
  it("sends the last seen version, the language and the protocol version", () => {
    const { protocol, pathname, searchParams } = FakeSocket.last.address;
    expect([protocol, pathname]).toEqual(["ws:", "/api/tables/abc/socket"]);
    expect(Object.fromEntries(searchParams)).toEqual({ lang: "nl", protocol: String(PROTOCOL), version: "7" });
  });

  it("pings when the socket opens", () => {
    expect(FakeSocket.last.open().of("ping")).toHaveLength(1);
  });

  it("drops a dead connection without waiting for the close event", () => {
    const dead = opened();
    vi.advanceTimersByTime(25_000);
    expect(dead.of("ping")).toHaveLength(2);
    expect(links).toEqual(["connecting", "open"]);
    vi.advanceTimersByTime(8000);
    expect(links).toEqual(["connecting", "open", "lost"]);
    expect(dead.closing).toBe(true);
    expect(connection.send({ type: "ping" })).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    dead.says({ type: "pong", now: 0 });
    expect(links.at(-1)).toBe("connecting");
  });

  it("keeps a connection that answers", () => {
    const line = opened();
    for (let each = 0; each < 10; each++) {
      vi.advanceTimersByTime(26_000);
      line.says({ type: "pong", now: 0 });
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("detects a missing answer soon after sending", () => {
    opened();
    connection.send({ type: "say", text: "Howdy" });
    vi.advanceTimersByTime(3000);
    connection.send({ type: "say", text: "Anybody?" });
    vi.advanceTimersByTime(3000);
    connection.send({ type: "say", text: "Hello?" });
    vi.advanceTimersByTime(6000);
    expect(links.at(-1)).toBe("lost");
  });

  it("times out when a socket does not open", () => {
    vi.advanceTimersByTime(10_000);
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("retries with exponential backoff, and immediately when the network is back", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    FakeSocket.last.breaks();
    for (const pause of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
      FakeSocket.last.breaks();
    }
    const before = FakeSocket.all.length;
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(before + 1);
    vi.advanceTimersByTime(9000);
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it.each(["online", "visible"])("pings an open connection when it is %s again", (what) => {
    const dead = opened();
    if (what === "online") dispatchEvent(new Event("online"));
    else {
      hide(true);
      hide(false);
    }
    expect(dead.of("ping")).toHaveLength(2);
    vi.advanceTimersByTime(3000);
    expect(links.at(-1)).toBe("lost");
  });

  it("reports a lost network immediately, and recovers if the server still answers", () => {
    const line = opened();
    dispatchEvent(new Event("offline"));
    expect(links.at(-1)).toBe("lost");
    expect(line.closing).toBe(false);
    line.says({ type: "pong", now: 0 });
    expect(links.at(-1)).toBe("open");
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(3000);
    expect(line.closing).toBe(true);
  });

  it("does not retry after a permanent refusal", () => {
    FakeSocket.last.open().breaks(4404);
    expect(links.at(-1)).toBe("refused");
    hide(false);
    dispatchEvent(new Event("online"));
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links.at(-1)).toBe("refused");
  });

  it("stays closed", () => {
    const line = opened();
    connection.close();
    line.breaks();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
