// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Action } from "../../lib/game/views";
import { complete, empty, fits, nextSlot, offeredSelection, placed, swapped, type Slots } from "./plan";

const select = { cards: ["floor change", "move", "turn around", "fire"], least: 3, most: 3, ordered: true };
const none: Slots = [null, null, null];

describe("the selection", () => {
  it("is that of the choice of a programme", () => {
    expect(offeredSelection([{ kind: "take-back", move: "take back" }])).toBeNull();
    expect(offeredSelection([{ kind: "programme", select }])).toBe(select);
  });
  it("determines the number of slots", () => {
    expect(empty(select)).toEqual(none);
    expect(empty(null)).toEqual([]);
  });
});

describe("a plan", () => {
  it("takes cards in order", () => {
    let slots = none;
    for (const card of ["move", "fire", "turn around"] as Action[]) slots = placed(select, slots, card);
    expect(slots).toEqual(["move", "fire", "turn around"]);
    expect(complete(slots)).toEqual(["move", "fire", "turn around"]);
  });

  it("takes no card twice", () => {
    const slots = placed(select, none, "move");
    expect(placed(select, slots, "move")).toBe(slots);
    expect(fits(select, slots, "move", 1)).toBe(false);
    expect(fits(select, slots, "move", 0)).toBe(true);
  });

  it("takes only cards that are offered", () => {
    expect(placed(select, none, "horse")).toBe(none);
    expect(placed(null, none, "move")).toBe(none);
  });

  it("takes a card in any slot, and replaces the card there", () => {
    expect(placed(select, none, "fire", 2)).toEqual([null, null, "fire"]);
    expect(placed(select, ["move", null, null], "fire", 0)).toEqual(["fire", null, null]);
  });

  it("takes no card when it is full", () => {
    const full: Slots = ["move", "fire", "turn around"];
    expect(nextSlot(full)).toBe(-1);
    expect(placed(select, full, "floor change")).toBe(full);
  });

  it("takes a card in a gap", () => {
    expect(placed(select, ["move", null, "fire"], "turn around")).toEqual(["move", "turn around", "fire"]);
    expect(complete(["move", null, "fire"])).toBeNull();
  });

  it("swaps two cards, or moves a card to an empty slot", () => {
    expect(swapped(["move", "fire", null], 0, 1)).toEqual(["fire", "move", null]);
    expect(swapped(["move", null, null], 0, 2)).toEqual([null, null, "move"]);
  });
});
