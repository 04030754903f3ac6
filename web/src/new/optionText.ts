/** The options of a table as text. */

import { GAME_FACTS, type ClockRules, type TableInfo } from "../lib/net/protocol";
import { settings, t } from "../lib/settings.svelte";
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

/** Whether the choices of a switch have names; otherwise they are yes and no. */
export const hasChoices = (name: string): boolean => settings.words.has(`option-${name}.on`);

export const switchLabel = (name: string): string => t(settings.words.has(`option-${name}.label`) ? `option-${name}.label` : `option-${name}`);

export function choiceText(name: string, on: boolean): string {
  if (hasChoices(name)) return on ? t(`option-${name}.on`) : t(`option-${name}.off`);
  return on ? t("web-home-yes") : t("web-home-no");
}

const listed = (names: readonly string[]): string => names.map((name) => t(`option-${name}`)).join(", ");

/** The options of a table, as the host has set them. */
export function settingLines(table: TableInfo): OptionLine[] {
  const options: Record<string, unknown> = { ...table.options };
  const declared = GAME_FACTS[table.game].options;
  const players = table.chairs.length;
  const teams = declared.some((option) => option.control === "teams" && option.players.includes(players));
  const lines: OptionLine[] = [
    { label: t("web-home-game"), text: t(`web-home-game-${table.game}`) },
    {
      label: t("web-home-seats"),
      text: teams ? t("web-home-seats-teams") : t("web-home-players", { number: players }),
    },
  ];
  const plain: string[] = [];
  for (const { name, control } of declared) {
    const value = options[name];
    if (control === "switch" && hasChoices(name)) lines.push({ label: switchLabel(name), text: value ? t(`option-${name}.about`) : t(`option-${name}.about-off`) });
    else if (control === "switch") plain.push(name);
    else if (control === "group" && Array.isArray(value)) lines.push({ label: t(`option-${name}`), text: listed(value as string[]) });
    else if (control === "train")
      lines.push({
        label: t("option-train"),
        text: Array.isArray(value) ? value.map((car) => t(`${new Name(`car-${String(car)}`).key}.short`)).join(" · ") : t("web-home-train-random"),
      });
  }
  if (plain.length)
    lines.push({ label: t(`options-${table.game}`), text: listed(plain.filter((name) => options[name] === true)) || t(`options-${table.game}.none`) });
  lines.push({ label: t("web-home-bots"), text: t(`bot-${table.stand_in}`) });
  lines.push({ label: t("web-home-clock"), text: clockWords(table.clock) });
  lines.push({ label: t("web-home-found"), text: t(table.public ? "web-home-public-about" : "web-home-private-about") });
  return lines;
}
