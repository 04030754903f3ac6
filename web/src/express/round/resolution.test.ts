// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { ExpressView } from "../../lib/game/views";
import type { Session } from "../../lib/net/session.svelte";
import { resolved } from "./resolution";

const line = (kind: string, data = {}) => ({ number: 0, told: { kind, data }, seat: null, bandit: null });

describe("a move that was taken back", () => {
  it("removes the cards after it from the resolved ones", () => {
    const card = (seat: number, action: string) => line("card-resolved", { seat, bandit: "doc", action });
    const before = [line("moved"), card(0, "move"), card(2, "fire"), line("stealin-began")];
    const done = (...lines: ReturnType<typeof line>[]) =>
      resolved({ lines: [...lines, ...before] } as unknown as Session, { phase: "stealin" } as ExpressView).done.map(({ action }) => action);
    expect(done(card(1, "punch"))).toEqual(["fire", "move", "punch"]);
    expect(done(line("undone", { seat: 0 }), card(1, "punch"))).toEqual(["fire", "move"]);
    expect(done(card(1, "punch"), line("undone", { seat: 0 }), card(1, "punch"))).toEqual(["fire", "move", "punch"]);
  });
});
