import { beforeEach, describe, expect, it } from "vitest";
import { chosen } from "./chosen.svelte";
import { CARS, Wishes } from "./options.svelte";

describe("what is asked of the server for a new table", () => {
  beforeEach(() => {
    chosen.game = "express";
  });

  it("needs no thought: four seats, by the standard rules, for friends, without a clock", () => {
    expect(new Wishes().table).toEqual({
      game: "express",
      options: { players: 4, expert: false, train: "random" },
      public: false,
      clock: null,
      pace: "calm",
      stand_in: "rustler",
    });
  });

  it("lets two players lead teams, and leaves the variant to the rules", () => {
    const wishes = new Wishes();
    wishes.players = 2;
    wishes.expert = true;
    expect(wishes.table.options).toEqual({ players: 2, train: "random", teams: "draft", placement: "chosen" });
    wishes.picking = false;
    expect(wishes.table.options).toEqual({ players: 2, train: "random", teams: "random", placement: "random" });
  });

  it("couples each car once, as many as there are seats", () => {
    const wishes = new Wishes();
    wishes.chooseTrain = true;
    wishes.couple(0, "mail");
    expect(wishes.order).toEqual(["mail", "second class", "dining", "saloon", "baggage", "first class"]);
    expect(wishes.table.options["train"]).toEqual(["mail", "second class", "dining", "saloon"]);
    wishes.couple(0, "mail");
    expect([...wishes.order].sort()).toEqual([...CARS].sort());
  });

  it("keeps to the seats that the other game has", () => {
    const wishes = new Wishes();
    wishes.players = 2;
    chosen.game = "super";
    expect(wishes.seated).toBe(3);
    wishes.players = 7;
    wishes.horse = true;
    expect(wishes.table.options).toEqual({ players: 7, reflex: false, horse: true });
    chosen.game = "express";
    expect(wishes.seated).toBe(6);
  });
});
