// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { ExpressView } from "../../lib/game/views";
import { lootValue, moneyRows } from "./ledger";

const holds = (purses: number[], jewels = 0, strongboxes = 0, money = 0) =>
  ({ seat: 0, car: 1, roof: false, bullets: 4, wounds: 2, purses, jewels, strongboxes, money, open_purse: false, lost_purses: 0 });

describe("the ledger", () => {
  const view = {
    game: "express", players: 2, set_up: { bandits: [["belle"], ["doc"]] },
    bandits: { belle: holds([250, 400], 1), doc: holds([], 0, 1, 250) },
    outcome: { money: [2150, 1250], places: [1, 2], gunslingers: [0] },
  } as unknown as ExpressView;
  it("adds up what a bandit holds", () => {
    expect(lootValue(view, ["belle"])).toBe(1150);
    expect(lootValue(view, ["doc"])).toBe(1250);
  });
  it("calculates the Gunslinger's reward as the remaining difference", () => {
    const [first, second] = moneyRows(view);
    expect([first?.seat, first?.bonus, first?.given, first?.taken]).toEqual([0, 1000, 2, 2]);
    expect([second?.seat, second?.bonus, second?.ransom]).toEqual([1, 0, 250]);
  });
});
