// @vitest-environment node
import { beforeEach, describe, expect, it } from "vitest";
import type { Chair, ChairKind, TableInfo } from "../lib/net/protocol";
import { chosen } from "../home/chosen.svelte";
import { CARS, CLOCKS, Wishes } from "./options.svelte";

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
    wishes.game = "super";
    expect(wishes.seated).toBe(3);
    wishes.players = 7;
    wishes.horse = true;
    expect(wishes.table.options).toEqual({ players: 7, reflex: false, horse: true });
    wishes.game = "express";
    expect(wishes.seated).toBe(6);
  });
});

describe("what the host changes at a table that waits", () => {
  const chair = (kind: ChairKind): Chair =>
    ({ kind, name: "", level: "", bandit: "", stand_in: false, here: false, votes: 0, ready: false });
  const table = (over: Partial<TableInfo> = {}): TableInfo =>
    ({
      game: "express",
      options: { players: 4, expert: false, bandits: [null, null, null, null], train: "random", first: 2 },
      public: false,
      clock: null,
      pace: "calm",
      stand_in: "rustler",
      chairs: [chair("person"), chair("bot"), chair("open"), chair("bot")],
      ...over,
    }) as TableInfo;

  it("is nothing as long as the table is as they want it", () => {
    for (const each of [
      table(),
      table({ clock: { move: 17, reserve: 4 } }),
      table({ clock: { move: 60, reserve: 300, out: "bot" } }),
      table({ options: { players: 4, train: ["mail", "dining", "saloon", "baggage"] } }),
      table({ game: "super", options: { players: 4, horse: true, reflex: false } }),
      table({ chairs: [chair("person"), chair("open")], options: { players: 2, expert: true, teams: "random" } }),
    ])
      expect(Wishes.of(each).changes(each)).toEqual({});
  });

  it("is said alone: the rest stays", () => {
    const wishes = Wishes.of(table());
    wishes.clock = "live";
    expect(wishes.changes(table())).toEqual({ clock: { move: 60, reserve: 300 } });
    wishes.players = 3;
    wishes.level = "legend";
    expect(wishes.changes(table())).toEqual({
      clock: { move: 60, reserve: 300 },
      options: { players: 3, expert: false, train: "random" },
      stand_in: "legend",
      bots: { 1: "legend" },
    });
  });

  it("brings the other game's options with the other game", () => {
    const wishes = Wishes.of(table());
    wishes.game = "super";
    expect(wishes.changes(table())).toEqual({ game: "super", options: { players: 4, reflex: false, horse: false } });
  });

  it("keeps a clock that only programs choose", () => {
    const wishes = Wishes.of(table({ clock: { move: 17, reserve: 4 } }));
    expect(wishes.clocks[wishes.clock]).toEqual({ move: 17, reserve: 4 });
    expect(CLOCKS["own"]).toBeUndefined();
  });
});
