/** Texts for a table in a list. */

import type { TableLine } from "../lib/net/protocol";
import { settings, t } from "../lib/settings.svelte";
import { listText } from "../lib/words/listText";
import { agoText, durationText, remainingText } from "../lib/words/timeText";

const name = (each: string): string => (settings.words.has(`bot-${each}`) ? t(`bot-${each}`) : each);

/** Remove duplicates; bots of one level are counted: "Ann", "2 × Rustler", with non-breaking spaces. */
function counted(names: string[]): string[] {
  const found = new Map<string, number>();
  for (const each of names) found.set(name(each), (found.get(name(each)) ?? 0) + 1);
  return [...found].map(([who, number]) => (number > 1 ? `${number}\u00a0×\u00a0${who}` : who));
}

/** "Ann, Bo, 2 × Rustler": the people and bots at the table. */
export const people = (table: TableLine): string => counted(table.names).join(", ");

/** "Ann and Bo": the players in these seats. */
const namesOf = ({ names }: TableLine, seats: number[]): string => listText(counted(seats.map((seat) => names[seat] ?? "")));

function turn(table: TableLine): string {
  return table.yours ? t("web-home-list-yours") : t("web-home-list-turn", { names: namesOf(table, table.acting ?? []) });
}

/** The winners; unknown for games that were finished before the server stored them. */
function result(table: TableLine): string {
  const { winners = [], you = [] } = table;
  if (!winners.length) return t("web-home-list-over");
  if (winners.length > 1) return t("web-table-share-win", { players: namesOf(table, winners) });
  return you.includes(winners[0] ?? -1) ? t("web-table-you-win") : t("web-table-wins", { player: namesOf(table, winners) });
}

/** The state of the table in a few words. */
export function statusParts(table: TableLine, now: number): string[] {
  const { status, round, clock, due = 0 } = table;
  if (status === "over") return [result(table)];
  if (status === "playing") {
    const parts = round ? [t("web-table-kick", { round }), turn(table)] : [turn(table)];
    return due > now ? [...parts, t("web-home-list-due", { time: remainingText(due, now) })] : parts;
  }
  const parts = [t("web-home-list-waiting"), t("web-home-list-seats", { taken: table.taken, number: table.players })];
  return clock ? [...parts, durationText(clock.move ?? 0)] : parts;
}

/** The time of the last change. */
export const lastChange = (table: TableLine, now: number): string => agoText(table.changed || table.created, now);
