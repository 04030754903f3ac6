// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { LogLine } from "../../lib/game/logLine";
import type { SuperView } from "../../lib/game/views";
import { light, rounds } from "./light";
import { order, resolving } from "./resolution";

let number = 0;
const line = (kind: string, data: Record<string, unknown> = {}): LogLine => ({ number: number++, told: { kind, data }, seat: null, bandit: null });
const card = (seat: number, step: number): LogLine => line("revealed", { seat, bandit: "doc", action: "fire", number: step });
/** As a session stores them: newest first. */
const lines = (...told: LogLine[]): LogLine[] => told.reverse();

describe("the card being carried out", () => {
  it("is the last revealed card, with its consequences in order", () => {
    const found = resolving(lines(line("stealin-began"), card(0, 1), line("turned"), card(2, 1), line("shot"), line("moved")));
    expect(found.card).toMatchObject({ seat: 2, number: 1, action: "fire" });
    expect(found.what.map(({ told }) => told.kind)).toEqual(["shot", "moved"]);
    expect(found.cut).toBe(false);
  });

  it("is null before the first card", () => {
    expect(resolving(lines(card(1, 3), line("round-began"), line("stealin-began")))).toEqual({ card: null, cut: false, what: [] });
    expect(resolving([])).toEqual({ card: null, cut: false, what: [] });
  });

  it("is null while a car is uncoupled at the end of a round", () => {
    const found = resolving(lines(card(1, 3), line("moved"), line("uncoupled"), line("out"), line("looted")));
    expect(found).toMatchObject({ card: null, cut: true });
    expect(found.what.map(({ told }) => told.kind)).toEqual(["uncoupled", "out", "looted"]);
  });

  it("is null when others plan the next round", () => {
    expect(resolving(lines(line("uncoupled"), line("round-began"), line("answered"))).cut).toBe(false);
  });
});

const view = (players: number, first: number, round: number, cars: number): SuperView =>
  ({ players, first, round: { number: round, turn: 0 }, train: Array.from({ length: cars + 1 }, () => ({})) }) as unknown as SuperView;

describe("the order", () => {
  it("starts with the first player and goes round", () => expect(order(view(4, 2, 1, 5))).toEqual([2, 3, 0, 1]));
});

describe("the light", () => {
  it("goes from morning to night for every number of rounds", () => {
    const days = (players: number): string =>
      Array.from({ length: players + 1 }, (_, index) => light(view(players, 0, index + 1, players + 1 - index))).join("");
    expect(days(3)).toBe("1345");
    expect(days(6)).toBe("1233455");
    for (const players of [3, 4, 5, 6, 7]) {
      expect(days(players)[0]).toBe("1");
      expect(days(players).at(-1)).toBe("5");
      expect([...days(players)].sort().join("")).toBe(days(players));
    }
  });
  it("does not change when the last car is gone, but the round is not over", () => {
    expect(light(view(3, 0, 3, 1))).toBe(light(view(3, 0, 3, 2)));
    expect(rounds(view(3, 0, 3, 1))).toBe(rounds(view(3, 0, 3, 2)));
  });
});
