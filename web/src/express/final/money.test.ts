// @vitest-environment node
import { describe, expect, it } from "vitest";
import { moneyByRound } from "./money";

const holds = (purses: number[], jewels = 0, strongboxes = 0, money = 0) =>
  ({ seat: 0, car: 1, roof: false, bullets: 4, wounds: 2, purses, jewels, strongboxes, money, open_purse: false, lost_purses: 0 });

describe("money over time", () => {
  it("starts with the initial money and has a value for the end of each round", () => {
    const turn = (told: object[]) => ({ type: "turn", version: 1, seat: 0, by: "bot", told }) as never;
    const history = {
      view: { set_up: { bandits: [["belle"]] }, bandits: { belle: holds([250]) } },
      turns: [
        turn([{ kind: "round-began", data: { round: 1 } }, { kind: "took", patch: { bandits: { belle: { jewels: 1 } } } }]),
        turn([{ kind: "round-began", data: { round: 2 } }, { kind: "lost", patch: { bandits: { belle: { purses: [] } } } }]),
        turn([{ kind: "gunslinger", data: { seat: 0 } }, { kind: "scored" }, { kind: "game-over" }]),
      ],
    };
    expect(moneyByRound(history, 0)).toEqual([250, 750, 500]);
  });
});
