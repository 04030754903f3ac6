// @vitest-environment node
import { beforeEach, describe, expect, it } from "vitest";
import type { Chair, ChairKind, TableInfo } from "../lib/net/protocol";
import { chosen } from "../home/chosen.svelte";
import { CARS, CLOCKS, Wishes } from "./options.svelte";

describe("the request for a new table", () => {
  beforeEach(() => {
    chosen.game = "express";
  });

  it("has defaults: four seats, standard rules, private, no clock", () => {
    expect(new Wishes().table).toEqual({
      game: "express",
      options: { players: 4, expert: false, train: "random" },
      public: false,
      clock: null,
      pace: "calm",
      stand_in: "rustler",
    });
  });

  it("has teams for two players, without an option for the expert variant", () => {
    const wishes = new Wishes();
    wishes.players = 2;
    wishes.expert = true;
    expect(wishes.table.options).toEqual({ players: 2, train: "random", teams: "draft", placement: "chosen" });
    wishes.picking = false;
    expect(wishes.table.options).toEqual({ players: 2, train: "random", teams: "random", placement: "random" });
  });

  it("contains each car at most once, and one car per seat", () => {
    const wishes = new Wishes();
    wishes.chooseTrain = true;
    wishes.couple(0, "mail");
    expect(wishes.order).toEqual(["mail", "second class", "dining", "saloon", "baggage", "first class"]);
    expect(wishes.table.options["train"]).toEqual(["mail", "second class", "dining", "saloon"]);
    wishes.couple(0, "mail");
    expect([...wishes.order].sort()).toEqual([...CARS].sort());
  });

  it("limits the number of seats to what the other game allows", () => {
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

describe("the changes of a waiting table", () => {
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

  it("are empty if nothing has changed", () => {
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

  it("contain only what has changed", () => {
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

  it("contain the options of the other game when the game changes", () => {
    const wishes = Wishes.of(table());
    wishes.game = "super";
    expect(wishes.changes(table())).toEqual({ game: "super", options: { players: 4, reflex: false, horse: false } });
  });

  it("keep a clock that the page does not offer", () => {
    const wishes = Wishes.of(table({ clock: { move: 17, reserve: 4 } }));
    expect(wishes.clocks[wishes.clock]).toEqual({ move: 17, reserve: 4 });
    expect(CLOCKS["own"]).toBeUndefined();
  });
});
