// @vitest-environment node
import { describe, expect, it } from "vitest";
import { handCards } from "./hand";

describe("the hand", () => {
  it("contains every card in a fixed order, and all bullets as one entry", () => {
    const cards = handCards({ bullet: 3, fire: 2, move: 1 }, ["belle"]);
    expect(cards.map(({ name, count }) => [name, count])).toEqual([["move", 1], ["fire", 1], ["fire", 1], ["bullet", 3]]);
    expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length);
    expect(cards[0]?.owner).toBe("belle");
  });
  it("sorts a team's cards by bandit, and assigns the Marshal card to its keeper", () => {
    const cards = handCards({ marshal: 1, "doc floor change": 1, "tuco fire": 1 }, ["tuco", "doc"], "doc");
    expect(cards.map(({ owner, action }) => [owner, action])).toEqual([["tuco", "fire"], ["doc", "floor change"], ["doc", "marshal"]]);
  });
  it("has no owner for bullets", () => expect(handCards({ bullet: 2 }, ["tuco", "doc"])[0]).toMatchObject({ owner: null, action: "bullet", count: 2 }));
  it("names cards as moves do", () => {
    expect(handCards({ "doc floor change": 1 }, ["tuco", "doc"])[0]?.card).toEqual({ bandit: "doc", action: "floor change" });
    expect(handCards({ "floor change": 1 }, ["doc"])[0]?.card).toEqual({ action: "floor change" });
  });
});
