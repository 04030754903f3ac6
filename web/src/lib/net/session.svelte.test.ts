import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Happening, ServerFrame } from "./protocol";
import type { Shown } from "./queue";
import { MOST_LINES, Session } from "./session.svelte";
import { settings } from "../settings.svelte";
import { FakeSocket, fakeSockets, hide } from "./socket.faked";
import type { View } from "../game/views";

const NOW = 1_800_000_000_000;
const SEEN = 300;
const choices = (...moves: string[]): Choice[] => moves.map((move) => ({ move }));
const plans = choices("programme move fire turn", "programme fire move turn");
const view = { game: "super", players: 3, phase: "schemin", to_act: [0, 1], asks: "programme", set_up: { bandits: [] } } as unknown as View;
const times = (now: number, due: number) => ({ now, reserve: [0, 0], due: { "0": due } });

/** Another player has answered; our question is the same as before. */
const answered: Happening[] = [
  { kind: "answered", data: { seat: 1 }, patch: { to_act: [], asks: "" } },
  { patch: { to_act: [0], asks: "programme" } },
];
/** A step that takes one second to show. */
const motion: Happening[] = [{ kind: "moved", data: { seat: 1 } }];

let session: Session;
let played: string[];

/** The first `table` frame, at this version of the game. */
const table = (version: number): { type: ServerFrame["type"] } & Record<string, unknown> => ({
  type: "table",
  table: { id: "abc", game: "super", status: "playing", chairs: [], you: [0], version, seed_hash: "", seed: "" },
});

function turn(version: number, told: Happening[], more: Record<string, unknown> = {}): { type: "turn" } & Record<string, unknown> {
  return { type: "turn", version, seat: 1, by: "person", told, ...more };
}

/** Run pending microtasks and zero-delay timers. */
async function soon(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

beforeAll(() => settings.speak("en"));
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  fakeSockets();
  settings.pace = "calm";
  settings.language = "en";
  played = [];
  session = new Session("abc");
  flushSync();
  session.prepare = ({ kind }) => {
    if (kind !== "moved") return null;
    return (): Shown => {
      played.push(kind);
      let end = (): void => undefined;
      const done = new Promise<void>((resolve) => {
        end = resolve;
        setTimeout(resolve, 1000);
      });
      return { done, cut: end };
    };
  };
  FakeSocket.last.open().says(table(5)).says({ type: "view", version: 5, view, choices: plans });
  vi.advanceTimersByTime(SEEN);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("is busy while a step is shown", async () => {
  const seen: boolean[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(session.busy));
  });
  flushSync();
  FakeSocket.last.says(turn(6, motion));
  await soon();
  await vi.advanceTimersByTimeAsync(1500);
  flushSync();
  stop();
  expect(seen).toEqual([false, true, false]);
});

describe("the clock", () => {
  it("is updated when the frame arrives, not when its steps have been shown", async () => {
    FakeSocket.last.says(turn(6, motion, { choices: plans, times: times(NOW + 5000, NOW + 35_000) }));
    const { clockOffset } = session;
    expect(session.times?.due).toEqual({ "0": NOW + 35_000 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.clockOffset).toBe(clockOffset);
    expect(clockOffset).toBe(5000 - SEEN);
  });

  it("is synchronised in games without a clock, too", () => {
    FakeSocket.last.says({ type: "pong", now: NOW + 7000 + SEEN });
    expect(session.clockOffset).toBe(7000);
  });
});

describe("a question that other players answer, too", () => {
  it.each(["calm", "brisk", "instant"] as const)("does not change when they answer, at %s pace", async (pace) => {
    settings.pace = pace;
    const before = session.choices;
    const seen: Choice[][] = [];
    const asks: unknown[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push(session.choices);
        asks.push(session.view?.asks);
      });
    });
    flushSync();
    FakeSocket.last.says(turn(6, answered, { choices: plans }));
    await soon();
    FakeSocket.last.says(turn(7, answered, { choices: plans }));
    await soon();
    stop();
    expect(session.choices).toBe(before);
    expect(seen.every((each) => each === before)).toBe(true);
    expect(asks.every((each) => each === "programme")).toBe(true);
    expect(session.lines).toHaveLength(2);
    session.move(plans[0]!.move);
    expect(FakeSocket.last.of("move")).toEqual([{ type: "move", version: 7, move: plans[0]!.move }]);
  });

  it("does not change while a step of their turn is shown", async () => {
    const before = session.choices;
    FakeSocket.last.says(turn(6, motion, { choices: plans }));
    expect(session.choices).toBe(before);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.choices).toBe(before);
  });

  it("appears when the steps that led to it have been shown, even if others have answered since", async () => {
    FakeSocket.last.says(turn(6, motion, { seat: 0, choices: choices("a", "b") }));
    FakeSocket.last.says(turn(7, motion, { choices: choices("a", "b") }));
    expect(session.choices).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.choices).toEqual(choices("a", "b"));
    expect(played).toHaveLength(2);
  });

  it("does not reappear while our answer is in flight", async () => {
    session.move(plans[0]!.move);
    FakeSocket.last.says(turn(6, answered, { choices: plans }));
    await soon();
    expect(session.sending).toBe(true);
    expect(session.choices).toEqual([]);
    FakeSocket.last.says(turn(7, answered, { seat: 0, choices: choices("take back") }));
    expect(session.sending).toBe(false);
    expect(session.choices).toEqual(choices("take back"));
    expect(session.myTurn).toBe(false);
  });

  it("is a new question after our own answer, even with the same choices", async () => {
    const before = session.choices;
    FakeSocket.last.says(turn(6, motion, { seat: 0, choices: plans }));
    expect(session.choices).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.choices).toEqual(before);
    expect(session.choices).not.toBe(before);
  });
});

describe("after a reconnect", () => {
  /** Break the connection and reconnect; the new socket starts with this version. */
  function back(version: number): FakeSocket {
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(1000);
    return FakeSocket.last.open().says(table(version));
  }

  it("jumps to the current state, and shows only later steps", async () => {
    const socket = back(30);
    expect(socket.address.searchParams.get("version")).toBe("5");
    for (let version = 6; version < 30; version++) socket.says(turn(version, motion));
    socket.says(turn(30, [{ kind: "moved", patch: { phase: "stealin" } }], { choices: choices("a"), times: times(NOW, NOW) }));
    expect(session.view?.phase).toBe("stealin");
    expect(session.choices).toEqual(choices("a"));
    expect(session.lines).toHaveLength(25);
    expect(played).toEqual([]);
    socket.says(turn(31, motion));
    await soon();
    expect(played).toHaveLength(1);
  });

  it("does not continue with the steps that were being shown", async () => {
    FakeSocket.last.says(turn(6, [...motion, ...motion, ...motion]));
    await soon();
    back(7).says(turn(7, motion, { choices: choices("a") }));
    await soon();
    expect(session.choices).toEqual(choices("a"));
    expect(session.lines).toHaveLength(4);
    expect(played).toHaveLength(1);
  });

  it("ignores turns it has already seen, and requests missing ones", () => {
    FakeSocket.last.says(turn(5, motion));
    expect([session.lines.length, FakeSocket.last.of("refresh").length]).toEqual([0, 0]);
    FakeSocket.last.says(turn(7, motion));
    expect([session.lines.length, FakeSocket.last.of("refresh").length]).toEqual([0, 1]);
  });

  it("logs the steps that were not shown when a full view arrives", async () => {
    FakeSocket.last.says(turn(6, [...motion, ...motion, ...motion]));
    await soon();
    back(6).says({ type: "view", version: 6, view });
    await soon();
    expect(session.lines).toHaveLength(3);
  });

  it("counts a hole in the log when a view skips versions", () => {
    back(5).says({ type: "view", version: 5, view });
    expect(session.holes).toBe(0);
    back(5).says({ type: "view", version: 90, view });
    expect(session.holes).toBe(1);
  });

  it("keeps the same choices object if the choices are the same", () => {
    const before = session.choices;
    back(5).says({ type: "view", version: 5, view, choices: plans });
    expect(session.choices).toBe(before);
  });

  it("resends a lost move once", () => {
    session.move(plans[1]!.move);
    const socket = back(5).says({ type: "view", version: 5, view, choices: plans });
    expect(socket.of("move")).toEqual([{ type: "move", version: 5, move: plans[1]!.move }]);
    expect(session.sending).toBe(true);
    expect(session.choices).toEqual([]);
    // the first one arrived late: no error
    socket.says(turn(6, answered, { seat: 0 })).says({ type: "refused", error: "server-stale", message: "!" });
    expect(session.refusal).toBeNull();
    expect(session.sending).toBe(false);
    socket.says({ type: "refused", error: "server-stale", message: "!" });
    expect(session.refusal?.message).toBe("!");
  });

  it("gives up a move that is lost twice, and reports it", () => {
    session.move(plans[1]!.move);
    back(5).says({ type: "view", version: 5, view, choices: plans });
    const socket = back(5).says({ type: "view", version: 5, view, choices: plans });
    expect(socket.of("move")).toEqual([]);
    expect(session.sending).toBe(false);
    expect(session.choices).toEqual(plans);
    expect(session.refusal?.key).toBe("unsent");
  });

  it("resends a move with the new version after others have answered", () => {
    session.move(plans[1]!.move);
    const socket = back(7).says(turn(6, answered)).says(turn(7, answered, { choices: plans }));
    expect(socket.of("move")).toEqual([{ type: "move", version: 7, move: plans[1]!.move }]);
  });

  it("does not resend a move that arrived", () => {
    session.move(plans[1]!.move);
    const socket = back(7).says(turn(6, answered, { seat: 0 })).says(turn(7, answered, { choices: plans }));
    expect(socket.of("move")).toEqual([]);
    expect(session.sending).toBe(false);
    expect(session.refusal).toBeNull();
  });

  it("reports that a bot has chosen for us", () => {
    session.move(plans[1]!.move);
    const socket = back(6).says(turn(6, answered, { seat: 0, by: "bot", choices: choices("a") }));
    expect(socket.of("move")).toEqual([]);
    expect(session.refusal?.key).toBe("unsent");
    expect(session.choices).toEqual(choices("a"));
  });

  it("does not mistake the view after a refusal for the view after a reconnect", () => {
    session.move(plans[0]!.move);
    FakeSocket.last.says({ type: "refused", error: "illegal", message: "!" }).says({ type: "view", version: 5, view, choices: plans });
    expect(FakeSocket.last.of("move")).toHaveLength(1);
    expect(session.choices).toEqual(plans);
    expect(session.sending).toBe(false);
  });
});

describe("a frame that cannot be sent", () => {
  it("is reported", () => {
    FakeSocket.last.breaks();
    session.move(plans[0]!.move);
    expect(session.sending).toBe(false);
    expect(session.choices).toEqual(plans);
    expect(session.refusal?.key).toBe("unsent");
    expect(session.say("Howdy")).toBe(false);
  });

  it("is a move that can be chosen again after the rate limit refused it", () => {
    session.move(plans[0]!.move);
    FakeSocket.last.says({ type: "refused", error: "server-too-many", message: "!" });
    expect(session.choices).toEqual(plans);
    expect(session.sending).toBe(false);
  });

  it("is reported with the server's reason, also if it came too late", () => {
    session.move(plans[0]!.move);
    FakeSocket.last.says({ type: "refused", error: "server-stale", message: "Too late" });
    expect(session.refusal).toEqual({ key: "server-stale", message: "Too late" });
  });

  it("can be a chat message, too, while the network is down", () => {
    expect(session.say("Howdy")).toBe(true);
    dispatchEvent(new Event("offline"));
    expect(session.say("Anybody?")).toBe(false);
  });
});

describe("a choice that has just appeared", () => {
  it("ignores the second click of a double click", () => {
    settings.pace = "instant";
    session.move(plans[0]!.move);
    FakeSocket.last.says(turn(6, answered, { seat: 0, choices: choices("a", "b"), undo: true }));
    session.move("a");
    session.undo();
    expect(FakeSocket.last.of("move")).toHaveLength(1);
    expect(FakeSocket.last.of("undo")).toHaveLength(0);
    vi.advanceTimersByTime(SEEN);
    session.move("a");
    expect(FakeSocket.last.of("move")).toHaveLength(2);
  });

  it("sends one take-back for several taps", () => {
    settings.pace = "instant";
    session.move(plans[0]!.move);
    FakeSocket.last.says(turn(6, answered, { seat: 0, choices: choices("a", "b"), undo: true }));
    vi.advanceTimersByTime(SEEN);
    session.undo();
    session.undo();
    expect(FakeSocket.last.of("undo")).toHaveLength(1);
  });

  it("can be made automatically", () => {
    FakeSocket.last.says(turn(6, answered, { seat: 0, choices: choices("a") }));
    session.move("a", true);
    expect(FakeSocket.last.of("move")).toHaveLength(1);
  });

  it("ignores a key that is held down", () => {
    const heard = vi.fn();
    addEventListener("keydown", heard);
    const press = (repeat: boolean): boolean => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", repeat, bubbles: true, cancelable: true }));
    expect(press(false)).toBe(true);
    expect(press(true)).toBe(false);
    expect(heard).toHaveBeenCalledOnce();
    removeEventListener("keydown", heard);
  });
});

describe("a session", () => {
  it("skips all motion while the page is hidden", async () => {
    hide(true);
    FakeSocket.last.says(turn(6, motion, { choices: choices("a") }));
    expect(session.choices).toEqual(choices("a"));
    expect(played).toEqual([]);
  });

  it("reconnects when the language changes", () => {
    const socket = FakeSocket.last;
    settings.language = "fr";
    flushSync();
    expect(socket.closing).toBe(true);
    expect(FakeSocket.last.address.searchParams.get("lang")).toBe("fr");
    FakeSocket.last.open().says(table(5)).says({ type: "view", version: 5, view, choices: plans });
    expect(session.link).toBe("open");
  });
});

it("keeps a limited number of chat lines, without duplicates", () => {
  for (let number = 0; number < MOST_LINES + 20; number++) FakeSocket.last.says({ type: "chat", number, name: "Ann", at: NOW, text: "Hands up" });
  FakeSocket.last.says({ type: "chat", number: MOST_LINES + 19, name: "Ann", at: NOW, text: "Hands up" });
  expect(session.chats.map(({ number }) => number)).toEqual(Array.from({ length: MOST_LINES }, (_, index) => index + 20));
});
