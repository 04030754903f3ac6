// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { View } from "../../lib/game/views";
import { punching } from "./punch";

const asks = (text: string): View => {
  const [bandit, kind, victim] = text.split(" ");
  return { asks: { kind, seats: [0], data: { bandit, ...(victim && { victim }) } } } as unknown as View;
};
const line = (kind: string, data = {}) => ({ number: 0, told: { kind, data }, seat: null, bandit: null });

describe("a punch", () => {
  const told = [line("dropped", { bandit: "doc", loot: "jewel" }), line("punched"), line("card-resolved"), line("dropped", { loot: "strongbox" }), line("punched")];
  const states = (asked: string, lines: ReturnType<typeof line>[]) => punching(asks(asked), lines)?.steps.map(({ state }) => state);
  it("goes from target to loot to direction", () => {
    expect(states("cheyenne punch", [])).toEqual(["now", "next", "next"]);
    expect(states("cheyenne drop doc", told.slice(1))).toEqual(["done", "now", "next"]);
    expect(states("cheyenne snatch doc", told)).toEqual(["done", "now", "next"]);
    expect(states("cheyenne knock doc", told)).toEqual(["done", "done", "now"]);
    expect(punching(asks("tuco fire"), told)).toBeNull();
  });
  it("has the loot of this punch, not of the previous one", () => {
    expect(punching(asks("cheyenne knock doc"), told)).toMatchObject({ victim: "doc", fell: "jewel" });
    expect(punching(asks("cheyenne drop doc"), told.slice(1))).toMatchObject({ victim: "doc", fell: "" });
    expect(punching(asks("tuco punch"), told)).toMatchObject({ victim: null, fell: "" });
  });
  it("reports that nothing fell only if that is certain", () => {
    expect(punching(asks("cheyenne knock doc"), told.slice(1))?.fell).toBeNull();
    expect(punching(asks("cheyenne knock doc"), [])?.fell).toBe("");
  });
  it("ignores what was taken back", () => {
    expect(punching(asks("cheyenne drop doc"), [line("undone"), ...told])?.fell).toBe("");
    expect(punching(asks("cheyenne knock doc"), [line("dropped", { loot: "purse" }), line("undone"), ...told])?.fell).toBe("purse");
  });
});
