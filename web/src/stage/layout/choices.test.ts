// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Target } from "../../lib/game/targets";
import type { Bandit } from "../../lib/game/views";
import { aimsOf, arrowsAt, bubblesAt, foreseenLandings, landingsAt, placeChoice, tokenChoice } from "./choices";
import { SHAPES, type Car, type Level, type Who } from "./layout";

const target = (move: string, kind: string, more: Partial<Target> = {}): Target => ({ move, kind, form: kind, data: {}, preview: [], ...more });
const standing = (...who: Who[]) => who.map((each, index) => ({ who: each, x: 60 + 80 * index, width: 70, rank: "one" as const }));

/** A wide car with these standees inside. */
function car(index: number, ...inside: Who[]): Car {
  const row = (level: Level, who: Who[]) => ({ level, standing: standing(...who), lying: [] });
  return { index, name: "mail", shape: SHAPES.car, fold: 0, at: 330 + 220 * (index - 1), rows: [row("roof", []), row("inside", inside)] };
}

describe("the choice of a place", () => {
  const go = target("move to 2", "go-to", { car: 2, roof: false });
  const knock = target("knock back", "knock", { way: "back", car: 3, roof: true });
  it("is that of the same car and level", () => {
    expect(placeChoice([go, knock], 2, "inside")).toBe(go);
    expect(placeChoice([go, knock], 3, "roof")).toBe(knock);
    expect(placeChoice([go, knock], 2, "roof")).toBeUndefined();
  });
});

describe("the choice of a token", () => {
  const here = { loot: "purse", car: 2, roof: false } as const;
  const unknown = target("take purse", "take", here);
  const known = target("take purse 450", "take-known", { ...here, value: 450 });
  it("is a purse of this value, or one of an unknown value", () => {
    expect(tokenChoice([unknown, known], 2, "inside", { kind: "purse", value: 450 })).toBe(known);
    expect(tokenChoice([unknown, known], 2, "inside", { kind: "purse", value: 0 })).toBe(unknown);
    expect(tokenChoice([known], 2, "inside", { kind: "purse", value: 300 })).toBeUndefined();
    expect(tokenChoice([unknown], 2, "inside", { kind: "jewel", value: 0 })).toBeUndefined();
  });
});

describe("bandits to aim at", () => {
  it("are targets of shots and punches", () => {
    const shoot = target("shoot doc", "shoot", { bandit: "doc" });
    expect([...aimsOf([shoot, target("pick belle", "pick", { bandit: "belle" })])]).toEqual([["doc", shoot]]);
  });
});

describe("the consequences of the highlighted choice", () => {
  const moved = (bandit: Bandit, to: number) => ({ kind: "moved", data: { bandit, car: to, roof: false } });
  const go = target("move to 2", "go-to", { car: 2, roof: false, preview: [moved("doc", 2), moved("tuco", 3)] });
  it("do not repeat the silhouette of the place", () => {
    expect(foreseenLandings([go], "move to 2", "doc").map(({ who }) => who)).toEqual(["tuco"]);
    expect(foreseenLandings([go], "move to 2", "tuco")).toHaveLength(2);
    expect(foreseenLandings([go], null, "doc")).toEqual([]);
  });
  it("stand side by side", () => {
    const all = foreseenLandings([go], "move to 2", null);
    expect(landingsAt(all, car(2), "inside")).toEqual([{ landing: all[0], x: 110 }]);
    expect(landingsAt(all, car(2), "roof")).toEqual([]);
  });
});

describe("the bubbles", () => {
  it("are above the victim, within the row", () => {
    expect(bubblesAt(car(1, "belle"), "inside", "doc", 2, 1, 990)).toBeNull();
    expect(bubblesAt(car(1, "doc"), "inside", "doc", 0, 1, 990)).toBeNull();
    expect(bubblesAt(car(1, "doc"), "inside", "doc", 2, 1, 990)).toBe(60);
    expect(bubblesAt(car(1, "doc"), "inside", "doc", 2, 1, 400)).toBe(400 - 58 - 330);
  });
});

describe("arrows", () => {
  it("lead the Marshal to the next cars", () => {
    const [one, three] = [1, 3].map((to) => target(`marshal to ${to}`, "send-marshal", { car: to }));
    expect(arrowsAt([one!, three!], car(2, "marshal"), "inside", null, 2000)).toEqual([
      { target: one, forward: true, x: 0 },
      { target: three, forward: false, x: 220 },
    ]);
    expect(arrowsAt([one!], car(2), "inside", null, 2000)).toEqual([]);
  });
  it("show the directions of a knock without a known destination, within the screen", () => {
    const back = target("knock back", "knock", { way: "back" });
    expect(arrowsAt([back], car(1, "doc"), "inside", "doc", 500).map(({ x }) => x)).toEqual([500 - 330 - 42]);
    expect(arrowsAt([{ ...back, car: 2 }], car(1, "doc"), "inside", "doc", 500)).toEqual([]);
  });
});
