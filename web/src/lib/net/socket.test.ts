import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL } from "./protocol";
import { FakeSocket, fakeSockets, hide } from "./socket.faked";
import { Connection, type Link } from "./socket";

let links: Link[];
let language: string;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  links = [];
  language = "nl";
  connection = new Connection("abc", null, () => language, {
    heard: () => undefined,
    linked: (link) => links.at(-1) !== link && links.push(link),
    seen: () => 7,
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The first socket, after the server's first words. */
const opened = (): FakeSocket => FakeSocket.last.open().says({ type: "pong", now: 0 });

describe("a connection", () => {
  it("says what it has seen, in which language it wants to be spoken to, and which protocol it speaks", () => {
    const { pathname, searchParams } = FakeSocket.last.address;
    expect(pathname).toMatch(/\/api\/tables\/abc\/socket$/);
    expect(Object.fromEntries(searchParams)).toEqual({ lang: "nl", protocol: String(PROTOCOL), version: "7" });
  });

  it("asks for the time as soon as it is open", () => {
    expect(FakeSocket.last.open().of("ping")).toHaveLength(1);
  });

  it("gives up a line that has gone dead, without waiting for it to close", () => {
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

  it("keeps one on which there is an answer", () => {
    const line = opened();
    for (let each = 0; each < 10; each++) {
      vi.advanceTimersByTime(26_000);
      line.says({ type: "pong", now: 0 });
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("notices soon that what was sent is not answered", () => {
    opened();
    connection.send({ type: "say", text: "Howdy" });
    vi.advanceTimersByTime(3000);
    connection.send({ type: "say", text: "Anybody?" });
    vi.advanceTimersByTime(3000);
    connection.send({ type: "say", text: "Hello?" });
    vi.advanceTimersByTime(6000);
    expect(links.at(-1)).toBe("lost");
  });

  it("does not wait for ever for a socket to open", () => {
    vi.advanceTimersByTime(10_000);
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("tries again with growing pauses, and at once when the network is back", () => {
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

  it.each(["online", "visible"])("doubts an open line when it is %s again", (what) => {
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

  it("says at once that the network is gone, and takes it back if the server still answers", () => {
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

  it("does not try again what is refused for good", () => {
    FakeSocket.last.open().breaks(4404);
    expect(links.at(-1)).toBe("refused");
    hide(false);
    dispatchEvent(new Event("online"));
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links.at(-1)).toBe("refused");
  });

  it("begins anew in another language", () => {
    const old = opened();
    language = "ru";
    connection.renew();
    expect(old.closing).toBe(true);
    expect(FakeSocket.last.address.searchParams.get("lang")).toBe("ru");
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("ends", () => {
    const line = opened();
    connection.close();
    line.breaks();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
