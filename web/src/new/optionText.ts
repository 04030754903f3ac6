/** The options of a table as text. */

import type { ClockRules, TableInfo } from "../lib/net/protocol";
import { settings, t } from "../lib/settings.svelte";
import { Name } from "../lib/words/words";

const DAY = 86_400;

/** "60 seconds", "2 minutes", "1 day". */
export function span(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t("web-home-days", { number: seconds / DAY });
  if (seconds >= 3600 && seconds % 3600 === 0) return t("web-home-hours", { number: seconds / 3600 });
  if (seconds > 60 && seconds % 60 === 0) return t("web-home-minutes", { number: seconds / 60 });
  return t("web-home-seconds", { number: seconds });
}

export function clockWords(clock: ClockRules | null): string {
  if (!clock) return t("web-home-clock-none-about");
  const move = span(clock.move ?? 0);
  if (!clock.reserve) return t("web-home-clock-about", { time: move });
  return t("web-home-clock-reserve-about", { time: move, reserve: span(clock.reserve) });
}

/** The remaining time: "5 minutes", "2 days". */
export function until(due: number, now: number): string {
  const minutes = Math.max(1, Math.round((due - now) / 60_000));
  if (minutes < 60) return t("web-home-minutes", { number: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t("web-home-hours", { number: hours }) : t("web-home-days", { number: Math.round(hours / 24) });
}

/** "now", "5 minutes ago", "2 days ago". */
export function ago(then: number, now: number): string {
  const said = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return said.format(0, "second");
  const exactly = new Intl.RelativeTimeFormat(settings.language);
  if (minutes < 60) return exactly.format(-minutes, "minute");
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return exactly.format(-hours, "hour");
  const days = Math.floor(hours / 24);
  return days < 60 ? exactly.format(-days, "day") : exactly.format(-Math.floor(days / 30), "month");
}

/** "Ann, Bo and Cee" as a list: the elements, and between them the separators. */
export function listed(parts: string[]): string[] {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).formatToParts(parts).map(({ value }) => value);
}

export interface OptionLine {
  label: string;
  text: string;
}

/** The options of a table, as the host has set them. */
export function settingLines(table: TableInfo): OptionLine[] {
  const { options } = table;
  const players = table.chairs.length;
  const lines: OptionLine[] = [
    { label: t("web-home-game"), text: t(`web-home-game-${table.game}`) },
    {
      label: t("web-home-seats"),
      text: table.game === "express" && players === 2 ? t("web-home-seats-teams") : t("web-home-players", { number: players }),
    },
  ];
  if (table.game === "express") {
    lines.push({ label: t("web-home-rules"), text: t(options["expert"] ? "web-home-expert-about" : "web-home-standard-about") });
    const train = options["train"];
    lines.push({
      label: t("web-home-train"),
      text: Array.isArray(train)
        ? train.map((car) => t(`${new Name(`car-${String(car)}`).key}.short`)).join(" · ")
        : t("web-home-train-random"),
    });
  } else {
    const cards = (["reflex", "horse"] as const).filter((card) => options[card]).map((card) => t(`action-${card}`));
    lines.push({ label: t("web-home-extras"), text: cards.join(", ") || t("web-home-extras-none") });
  }
  lines.push({ label: t("web-home-bots"), text: t(`bot-${table.stand_in}`) });
  lines.push({ label: t("web-home-clock"), text: clockWords(table.clock) });
  lines.push({ label: t("web-home-found"), text: t(table.public ? "web-home-public-about" : "web-home-private-about") });
  return lines;
}
