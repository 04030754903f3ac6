import { beforeEach, describe, expect, it } from "vitest";
import type { TableLine } from "../lib/net/protocol";
import { settings } from "../lib/settings.svelte";
import { lastChange, people, statusParts } from "./tableText";
import { agoText } from "../lib/words/timeText";

const NOW = Date.UTC(2026, 4, 1);
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

function line(changes: Partial<TableLine>): TableLine {
  return {
    id: "t", game: "express", players: 4, taken: 4, names: ["Ann", "rustler", "rustler", "Bo"], status: "playing", created: NOW - DAY,
    clock: null, you: [0], yours: false, due: 0, changed: NOW - 5 * MINUTE, round: 2, acting: [3], winners: [], ...changes,
  };
}

describe("a table in a list", () => {
  beforeEach(() => settings.useLanguage("en"));

  it("lists the names, and counts bots of the same level", () => expect(people(line({}))).toBe("Ann, 2\u00a0×\u00a0Rustler, Bo"));

  it.each<[Partial<TableLine>, string[]]>([
    [{ yours: true, acting: [0] }, ["Round 2", "your go"]],
    [{}, ["Round 2", "waiting for Bo"]],
    [{ acting: [1, 2, 3] }, ["Round 2", "waiting for 2\u00a0×\u00a0Rustler and Bo"]],
    [{ round: 0 }, ["waiting for Bo"]],
    [{ due: NOW + 90 * MINUTE }, ["Round 2", "waiting for Bo", "2 hours left"]],
    [{ due: NOW - MINUTE }, ["Round 2", "waiting for Bo"]],
    [{ status: "waiting", taken: 2, acting: [], round: 0, clock: { move: 60 } }, ["waiting for players", "2 of 4 seats", "60 seconds"]],
    [{ status: "over", acting: [], winners: [3] }, ["Bo wins the game"]],
    [{ status: "over", acting: [], winners: [0] }, ["You win the game"]],
    [{ status: "over", acting: [], winners: [0, 3] }, ["Winners: Ann and Bo"]],
    [{ status: "over", acting: [], winners: [] }, ["over"]],
  ])("%j", (changes, said) => expect(statusParts(line(changes), NOW)).toEqual(said));

  it("shows the time of the last change, or of creation", () => {
    expect(lastChange(line({}), NOW)).toBe("5 minutes ago");
    expect(lastChange(line({ changed: 0 }), NOW)).toBe("24 hours ago");
  });
});

describe("relative times", () => {
  it.each([
    ["en", 3, "now"], ["en", -2 * MINUTE, "now"], ["en", 59 * MINUTE, "59 minutes ago"], ["nl", 60 * MINUTE, "1 uur geleden"],
    ["fr", 47 * 60 * MINUTE, "il y a 47 heures"], ["sv", 2 * DAY, "för 2 dagar sedan"], ["ru", 5 * DAY, "5 дней назад"],
    ["de", 90 * DAY, "vor 3 Monaten"],
  ] as const)("%s, %d ms", async (language, span, said) => {
    await settings.useLanguage(language);
    expect(agoText(NOW - span, NOW).replace(/\u00a0/g, " ")).toBe(said);
  });
});
