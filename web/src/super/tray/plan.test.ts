// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Action } from "../../lib/game/views";
import { cardsOf, complete, empty, fits, nextSlot, possibleProgrammes, placed, programmes, swapped, type Slots } from "./plan";

const HAND = ["floor", "move", "turn", "fire"];
/** All programmes of three of four different cards, in the server's format. */
const offered = HAND.flatMap((one) =>
  HAND.flatMap((two) => HAND.flatMap((three) => (new Set([one, two, three]).size === 3 ? [{ move: `programme ${one} ${two} ${three}` }] : []))),
);
const all = programmes([...offered, { move: "take back" }]);

const none: Slots = [null, null, null];

describe("programmes", () => {
  it("are parsed from the choices, with full card names", () => {
    expect(all).toHaveLength(24);
    expect(cardsOf("programme floor turn fire")).toEqual(["floor change", "turn around", "fire"]);
    expect(cardsOf("take back")).toBeNull();
  });
  it("determine the number of slots", () => {
    expect(empty(all)).toEqual(none);
    expect(empty([])).toEqual([]);
  });
});

describe("a plan", () => {
  it("takes cards in order", () => {
    let slots = none;
    for (const card of ["move", "fire", "turn around"] as Action[]) slots = placed(all, slots, card);
    expect(slots).toEqual(["move", "fire", "turn around"]);
    expect(complete(all, slots)?.move).toBe("programme move fire turn");
  });

  it("takes no card twice", () => {
    const slots = placed(all, none, "move");
    expect(placed(all, slots, "move")).toBe(slots);
    expect(fits(all, slots, "move", 1)).toBe(false);
    expect(fits(all, slots, "move", 0)).toBe(true);
  });

  it("takes only cards that are offered", () => {
    expect(placed(all, none, "horse")).toBe(none);
    expect(placed([], none, "move")).toBe(none);
  });

  it("takes a card in any slot, and replaces the card there", () => {
    expect(placed(all, none, "fire", 2)).toEqual([null, null, "fire"]);
    expect(placed(all, ["move", null, null], "fire", 0)).toEqual(["fire", null, null]);
  });

  it("takes no card when it is full", () => {
    const full: Slots = ["move", "fire", "turn around"];
    expect(nextSlot(full)).toBe(-1);
    expect(placed(all, full, "floor change")).toBe(full);
  });

  it("takes a card in a gap", () => {
    expect(placed(all, ["move", null, "fire"], "turn around")).toEqual(["move", "turn around", "fire"]);
    expect(complete(all, ["move", null, "fire"])).toBeNull();
  });

  it("swaps two cards, or moves a card to an empty slot", () => {
    expect(swapped(all, ["move", "fire", null], 0, 1)).toEqual(["fire", "move", null]);
    expect(swapped(all, ["move", null, null], 0, 2)).toEqual([null, null, "move"]);
  });

  it("knows the programmes that are still possible", () => {
    expect(possibleProgrammes(all, ["move", null, null])).toHaveLength(6);
    expect(possibleProgrammes(all, ["move", "fire", null]).map(({ cards }) => cards[2])).toEqual(["floor change", "turn around"]);
  });
});
