// @vitest-environment node
import { beforeEach, describe, expect, it } from "vitest";
import type { Chair, ChairKind, ExpressOptions, TableInfo } from "../lib/net/protocol";
import { chosen } from "../lib/chosenGame.svelte";
import { CARS, CLOCKS, TableSettings } from "./options.svelte";

describe("the request for a new table", () => {
  beforeEach(() => {
    chosen.game = "express";
  });

  it("has defaults: four seats, standard rules, private, no clock", () => {
    expect(new TableSettings().table).toEqual({
      game: "express",
      options: { players: 4, expert: false, train: "random" },
      public: false,
      clock: null,
      pace: "calm",
      stand_in: "rustler",
    });
  });

  it("has teams for two players, without an option for the expert variant", () => {
    const tableSettings = new TableSettings();
    tableSettings.players = 2;
    tableSettings.turn("expert", true);
    expect(tableSettings.table.options).toEqual({ players: 2, train: "random", teams: "draft", placement: "chosen" });
    tableSettings.picking = false;
    expect(tableSettings.table.options).toEqual({ players: 2, train: "random", teams: "random", placement: "random" });
  });

  it("contains each car at most once, and one car per seat", () => {
    const tableSettings = new TableSettings();
    tableSettings.chooseTrain = true;
    tableSettings.swapCars(0, "mail");
    expect(tableSettings.order).toEqual(["mail", "second class", "dining", "saloon", "baggage", "first class"]);
    expect((tableSettings.table.options as ExpressOptions).train).toEqual(["mail", "second class", "dining", "saloon"]);
    tableSettings.swapCars(0, "mail");
    expect([...tableSettings.order].sort()).toEqual([...CARS].sort());
  });

  it("limits the number of seats to what the other game allows", () => {
    const tableSettings = new TableSettings();
    tableSettings.players = 2;
    tableSettings.game = "super";
    expect(tableSettings.seated).toBe(3);
    tableSettings.players = 7;
    tableSettings.turn("horse", true);
    expect(tableSettings.table.options).toEqual({ players: 7, reflex: false, horse: true });
    tableSettings.game = "express";
    expect(tableSettings.seated).toBe(6);
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
      expect(TableSettings.of(each).changes(each)).toEqual({});
  });

  it("contain only what has changed", () => {
    const tableSettings = TableSettings.of(table());
    tableSettings.clock = "live";
    expect(tableSettings.changes(table())).toEqual({ clock: { move: 60, reserve: 300 } });
    tableSettings.players = 3;
    tableSettings.level = "legend";
    expect(tableSettings.changes(table())).toEqual({
      clock: { move: 60, reserve: 300 },
      options: { players: 3, expert: false, train: "random" },
      stand_in: "legend",
      bots: { 1: "legend" },
    });
  });

  it("contain the options of the other game when the game changes", () => {
    const tableSettings = TableSettings.of(table());
    tableSettings.game = "super";
    expect(tableSettings.changes(table())).toEqual({ game: "super", options: { players: 4, reflex: false, horse: false } });
  });

  it("keep a clock that the page does not offer", () => {
    const tableSettings = TableSettings.of(table({ clock: { move: 17, reserve: 4 } }));
    expect(tableSettings.clocks[tableSettings.clock]).toEqual({ move: 17, reserve: 4 });
    expect(CLOCKS["own"]).toBeUndefined();
  });
});
