// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Session } from "../../lib/net/session.svelte";
import { isSecondMove } from "./saying";

const line = (kind: string, data = {}) => ({ number: 0, told: { kind, data }, seat: null, bandit: null });

describe("a move that was taken back", () => {
  const going = (...lines: ReturnType<typeof line>[]) => isSecondMove({ seat: 0, lines } as unknown as Session);
  it("does not count as the first of two moves", () => {
    expect(going(line("drew", { seat: 0 }), line("turn-began"))).toBe(true);
    expect(going(line("undone", { seat: 0 }), line("played", { seat: 0 }), line("turn-began"))).toBe(false);
    expect(going(line("undone", { seat: 0 }), line("played", { seat: 0 }), line("played", { seat: 3 }), line("turn-began"))).toBe(false);
    expect(going(line("undone", { seat: 0 }), line("drew", { seat: 0 }), line("played", { seat: 0 }), line("turn-began"))).toBe(true);
  });
});
