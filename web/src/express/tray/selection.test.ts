// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Session } from "../../lib/net/session.svelte";
import { ExpressSelection } from "./selection.svelte";

const line = (kind: string, data = {}) => ({ number: 0, told: { kind, data }, seat: null, bandit: null });

describe("a single choice", () => {
  const forced = (text: string, move: string, kind = "card-resolved") => {
    const session = { myTurn: true, choices: [{ move }], lines: [line(kind)], view: { game: "express", asks: text } };
    return new ExpressSelection(session as unknown as Session).forced?.move ?? null;
  };
  it("is made automatically", () => expect(forced("tuco move", "move to 2")).toBe("move to 2"));
  it("is not made automatically where the delay would reveal something about a hand", () => {
    expect(forced("bullets", "keep bullets")).toBeNull();
    expect(forced("keep", "keep nothing")).toBeNull();
    expect(forced("tuco go", "draw")).toBeNull();
  });
  it("is not made again after the player has taken it back", () => expect(forced("tuco move", "move to 2", "undone")).toBeNull());
});
