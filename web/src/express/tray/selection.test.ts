// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Session } from "../../lib/net/session.svelte";
import { ExpressSelection } from "./selection.svelte";

const line = (kind: string, data = {}) => ({ number: 0, told: { kind, data }, seat: null, bandit: null });

describe("a single choice", () => {
  const forced = (asked: string, kind: string, told = "card-resolved") => {
    const session = { myTurn: true, choices: [{ kind, move: kind }], lines: [line(told)], view: { game: "express", asks: { kind: asked, seats: [0], data: {} } } };
    return new ExpressSelection(session as unknown as Session).forced?.move ?? null;
  };
  it("is made automatically", () => expect(forced("move", "go-to")).toBe("go-to"));
  it("is not made automatically where the delay would reveal something about a hand", () => {
    expect(forced("bullets", "bullets")).toBeNull();
    expect(forced("keep", "keep")).toBeNull();
    expect(forced("go", "draw")).toBeNull();
  });
  it("is not made again after the player has taken it back", () => expect(forced("move", "go-to", "undone")).toBeNull());
});
