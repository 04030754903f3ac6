/** The options of a table as text. */

import type { ClockRules, TableInfo } from "../lib/net/protocol";
import { t } from "../lib/settings.svelte";
import { durationText } from "../lib/words/timeText";
import { Name } from "../lib/words/words";

export function clockWords(clock: ClockRules | null): string {
  if (!clock) return t("web-home-clock-none-about");
  const move = durationText(clock.move ?? 0);
  if (!clock.reserve) return t("web-home-clock-about", { time: move });
  return t("web-home-clock-reserve-about", { time: move, reserve: durationText(clock.reserve) });
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
