// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameFacts, TableInfo } from "../lib/net/protocol";
import { chosen } from "../lib/chosenGame.svelte";
import { TableSettings } from "./options.svelte";

vi.mock("../lib/net/protocol", async (original) => {
  const protocol = await original<typeof import("../lib/net/protocol")>();
  const facts: GameFacts = {
    ...protocol.GAME_FACTS.super,
    options: [
      { name: "reflex", control: "switch", players: [3, 4, 5, 6, 7], always: true, otherwise: false, needs: [], excludes: [] },
      { name: "rain", control: "switch", players: [3, 4, 5, 6, 7], otherwise: false, needs: [], excludes: [] },
      {
        name: "house",
        control: "group",
        players: [3, 4, 5, 6, 7],
        switches: [
          { name: "slow-start", players: [3, 4], otherwise: false, needs: [], excludes: [] },
          { name: "fast-end", players: [], otherwise: false, needs: [], excludes: ["slow-start"] },
          { name: "faster-end", players: [], otherwise: false, needs: ["fast-end", "reflex"], excludes: [] },
        ],
        presets: { short: ["fast-end", "faster-end"] },
      },
    ],
  };
  return { ...protocol, GAME_FACTS: { ...protocol.GAME_FACTS, super: facts } };
});

describe("a group of switches", () => {
  beforeEach(() => {
    chosen.game = "super";
  });

  const optionsOf = (tableSettings: TableSettings): object => tableSettings.table.options;

  it("is omitted while all are off, and otherwise a list", () => {
    const tableSettings = new TableSettings();
    expect(optionsOf(tableSettings)).toEqual({ players: 4, reflex: false });
    tableSettings.turn("slow-start", true);
    expect(optionsOf(tableSettings)).toEqual({ players: 4, reflex: false, house: ["slow-start"] });
    tableSettings.turn("slow-start", false);
    expect(optionsOf(tableSettings)).toEqual({ players: 4, reflex: false });
  });

  it("omits switches that the number of players does not have", () => {
    const tableSettings = new TableSettings();
    tableSettings.turn("slow-start", true);
    tableSettings.players = 5;
    expect(optionsOf(tableSettings)).toEqual({ players: 5, reflex: false });
  });

  it("turns off what is excluded, and on what is needed", () => {
    const tableSettings = new TableSettings();
    tableSettings.turn("slow-start", true);
    tableSettings.turn("faster-end", true);
    expect(optionsOf(tableSettings)).toEqual({ players: 4, reflex: true, house: ["fast-end", "faster-end"] });
    tableSettings.turn("slow-start", true);
    expect(optionsOf(tableSettings)).toEqual({ players: 4, reflex: true, house: ["slow-start"] });
    tableSettings.turn("faster-end", true);
    tableSettings.turn("reflex", false);
    expect(optionsOf(tableSettings)).toEqual({ players: 4, reflex: false, house: ["fast-end"] });
  });

  it("is read from an existing table", () => {
    const table = {
      game: "super",
      options: { players: 4, reflex: true, house: ["fast-end"] },
      public: false,
      clock: null,
      stand_in: "rustler",
      chairs: [{}, {}, {}, {}],
    } as unknown as TableInfo;
    const tableSettings = TableSettings.of(table);
    expect(tableSettings.changes(table)).toEqual({});
    tableSettings.turn("fast-end", false);
    expect(tableSettings.changes(table)).toEqual({ options: { players: 4, reflex: true } });
  });
});
