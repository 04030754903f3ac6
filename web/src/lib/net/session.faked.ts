/** A session for tests, with a host in memory and fake timers. */

import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { View } from "../game/views";
import { settings } from "../settings.svelte";
import type { Choice, ServerFrame, Step } from "./protocol";
import type { Shown } from "../playback/queue";
import { Session } from "./session.svelte";
import { MemoryHost, type MemoryTable } from "../../testing/memoryHost";

export const NOW = 1_800_000_000_000;
export const SEEN = 300;
export const choices = (...moves: string[]): (Choice & { move: string })[] => moves.map((move) => ({ move, kind: move.replaceAll(" ", "-") }));
export const plans = choices("programme move fire turn", "programme fire move turn");
export const view = { game: "super", players: 3, phase: "schemin", asks: { kind: "go", seats: [0, 1], data: {} }, set_up: { bandits: [] } } as unknown as View;
export const times = (now: number, due: number) => ({ now, reserve: [0, 0], due: { "0": due } });

/** Another player has answered; our question is the same as before. */
export const answered: Step[] = [
  { kind: "answered", data: { seat: 1 }, patch: { asks: null } },
  { patch: { asks: { kind: "go", seats: [0], data: {} } } },
];
/** A step that takes one second to show. */
export const motion: Step[] = [{ kind: "moved", data: { seat: 1 } }];

export let session: Session;
/** The session's connection. */
export let server: MemoryTable;
export let played: string[];

/** The first `table` frame, at this version of the game. */
export const table = (version: number): { type: ServerFrame["type"] } & Record<string, unknown> => ({
  type: "table",
  table: { id: "abc", game: "super", status: "playing", chairs: [], you: [0], version, seed_hash: "", seed: "" },
});

export function turn(version: number, told: Step[], more: Record<string, unknown> = {}): { type: "turn" } & Record<string, unknown> {
  return { type: "turn", version, seat: 1, by: "person", told, ...more };
}

/** Run pending microtasks and zero-delay timers. */
export async function soon(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

/** Give each test a session that is connected at version 5, with a question. */
export function prepareSession(): void {
  beforeAll(() => settings.useLanguage("en"));
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    settings.pace = "calm";
    settings.language = "en";
    played = [];
    const host = new MemoryHost();
    session = new Session(host, "abc");
    server = host.tables[0]!;
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
    server.says(table(5)).says({ type: "view", version: 5, view, choices: plans });
    vi.advanceTimersByTime(SEEN);
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
