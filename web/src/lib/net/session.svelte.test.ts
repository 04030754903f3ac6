import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { HostError } from "../host/host";
import { settings } from "../settings.svelte";
import type { Choice } from "./protocol";
import { answered, choices, motion, NOW, plans, played, prepareSession, SEEN, server, session, soon, times, turn, view } from "./session.faked";
import { MAX_LINES } from "./session.svelte";
import { hide } from "../../testing/hide";

prepareSession();

it("is busy while a step is shown", async () => {
  const seen: boolean[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(session.busy));
  });
  flushSync();
  server.says(turn(6, motion));
  await soon();
  await vi.advanceTimersByTimeAsync(1500);
  flushSync();
  stop();
  expect(seen).toEqual([false, true, false]);
});

describe("the clock", () => {
  it("is updated when the frame arrives, not when its steps have been shown", async () => {
    server.says(turn(6, motion, { choices: plans, times: times(NOW + 5000, NOW + 35_000) }));
    const { clockOffset } = session;
    expect(session.times?.due).toEqual({ "0": NOW + 35_000 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.clockOffset).toBe(clockOffset);
    expect(clockOffset).toBe(5000 - SEEN);
  });

  it("is synchronised in games without a clock, too", () => {
    server.says({ type: "pong", now: NOW + 7000 + SEEN });
    expect(session.clockOffset).toBe(7000);
  });
});

describe("a choice of cards", () => {
  const select = { cards: ["move", "fire", "turn around", "floor change"], least: 3, most: 3, ordered: true };
  it("is answered with the selected cards as data", () => {
    server.says({ type: "view", version: 6, view, choices: [{ kind: "programme", select }] });
    vi.advanceTimersByTime(SEEN);
    session.select("keep", ["fire"]);
    expect(session.sending).toBe(false);
    session.select("programme", ["fire", "move", "turn around"]);
    const data = { cards: ["fire", "move", "turn around"] };
    expect(server.of("move")).toEqual([{ type: "move", version: 6, kind: "programme", data }]);
    expect(session.sending).toBe(true);
  });
  it("cannot be answered in its first moments, nor with a listed move", () => {
    server.says({ type: "view", version: 6, view, choices: [{ kind: "programme", select }] });
    session.select("programme", ["fire", "move", "turn around"]);
    session.move("programme fire move turn");
    expect(server.of("move")).toEqual([]);
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
        asks.push(session.view?.asks?.kind);
      });
    });
    flushSync();
    server.says(turn(6, answered, { choices: plans }));
    await soon();
    server.says(turn(7, answered, { choices: plans }));
    await soon();
    stop();
    expect(session.choices).toBe(before);
    expect(seen.every((each) => each === before)).toBe(true);
    expect(asks.every((each) => each === "go")).toBe(true);
    expect(session.lines).toHaveLength(2);
    session.move(plans[0]!.move);
    expect(server.of("move")).toEqual([{ type: "move", version: 7, move: plans[0]!.move }]);
  });

  it("does not change while a step of their turn is shown", async () => {
    const before = session.choices;
    server.says(turn(6, motion, { choices: plans }));
    expect(session.choices).toBe(before);
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.choices).toBe(before);
  });

  it("appears when the steps that led to it have been shown, even if others have answered since", async () => {
    server.says(turn(6, motion, { seat: 0, choices: choices("a", "b") }));
    server.says(turn(7, motion, { choices: choices("a", "b") }));
    expect(session.choices).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.choices).toEqual(choices("a", "b"));
    expect(played).toHaveLength(2);
  });

  it("does not reappear while our answer is in flight", async () => {
    session.move(plans[0]!.move);
    server.says(turn(6, answered, { choices: plans }));
    await soon();
    expect(session.sending).toBe(true);
    expect(session.choices).toEqual([]);
    server.says(turn(7, answered, { seat: 0, choices: choices("take back") }));
    expect(session.sending).toBe(false);
    expect(session.choices).toEqual(choices("take back"));
    expect(session.myTurn).toBe(false);
  });

  it("is a new question after our own answer, even with the same choices", async () => {
    const before = session.choices;
    server.says(turn(6, motion, { seat: 0, choices: plans }));
    expect(session.choices).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.choices).toEqual(before);
    expect(session.choices).not.toBe(before);
  });
});

describe("a frame that cannot be sent", () => {
  it("is reported", () => {
    server.breaks();
    session.move(plans[0]!.move);
    expect(session.sending).toBe(false);
    expect(session.choices).toEqual(plans);
    expect(session.refusal?.key).toBe("unsent");
    expect(session.say("Howdy")).toBe(false);
  });

  it("is a move that can be chosen again after the rate limit refused it", () => {
    session.move(plans[0]!.move);
    server.says({ type: "refused", error: "server-too-many", message: "!" });
    expect(session.choices).toEqual(plans);
    expect(session.sending).toBe(false);
  });

  it("is reported with the server's reason, also if it came too late", () => {
    session.move(plans[0]!.move);
    server.says({ type: "refused", error: "server-stale", message: "Too late", details: {} });
    expect(session.refusal).toEqual(new HostError("server-stale", {}, "Too late"));
  });

  it("can be a chat message, too, while the network is down", () => {
    expect(session.say("Howdy")).toBe(true);
    server.listener.onLink("lost");
    expect(session.say("Anybody?")).toBe(false);
  });
});

describe("a choice that has just appeared", () => {
  it("ignores the second click of a double click", () => {
    settings.pace = "instant";
    session.move(plans[0]!.move);
    server.says(turn(6, answered, { seat: 0, choices: choices("a", "b"), undo: true }));
    session.move("a");
    session.undo();
    expect(server.of("move")).toHaveLength(1);
    expect(server.of("undo")).toHaveLength(0);
    vi.advanceTimersByTime(SEEN);
    session.move("a");
    expect(server.of("move")).toHaveLength(2);
  });

  it("sends one take-back for several taps", () => {
    settings.pace = "instant";
    session.move(plans[0]!.move);
    server.says(turn(6, answered, { seat: 0, choices: choices("a", "b"), undo: true }));
    vi.advanceTimersByTime(SEEN);
    session.undo();
    session.undo();
    expect(server.of("undo")).toHaveLength(1);
  });

  it("can be made automatically", () => {
    server.says(turn(6, answered, { seat: 0, choices: choices("a") }));
    session.move("a", true);
    expect(server.of("move")).toHaveLength(1);
  });

});

describe("a session", () => {
  it("skips all motion while the page is hidden", async () => {
    hide(true);
    server.says(turn(6, motion, { choices: choices("a") }));
    expect(session.choices).toEqual(choices("a"));
    expect(played).toEqual([]);
  });

});

it("keeps a limited number of chat lines, without duplicates", () => {
  for (let number = 0; number < MAX_LINES + 20; number++) server.says({ type: "chat", number, name: "Ann", at: NOW, text: "Hands up" });
  server.says({ type: "chat", number: MAX_LINES + 19, name: "Ann", at: NOW, text: "Hands up" });
  expect(session.chats.map(({ number }) => number)).toEqual(Array.from({ length: MAX_LINES }, (_, index) => index + 20));
});
