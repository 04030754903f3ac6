/** The content of a place as text, for screen readers. */

import { t } from "../../lib/settings.svelte";
import type { Bandit, View } from "../../lib/game/views";
import { Name } from "../../lib/words/words";
import type { Lying, Row, Who } from "./layout";

export function carName(view: View, index: number): string {
  const car = view.train[index]?.car ?? "number";
  return t(new Name(`car-${car}`).key, { number: index });
}

/** A name with additional information: "Belle (you, facing the locomotive)". */
export function person(view: View, who: Who, mine: readonly Bandit[]): string {
  const name = t(who === "marshal" ? "marshal" : `bandit-${who}`);
  const notes: string[] = [];
  if (who !== "marshal") {
    if (mine.includes(who)) notes.push(t("web-stage-is-you"));
    const standing = view.game === "super" ? view.bandits?.[who] : undefined;
    if (standing?.facing) notes.push(t(`web-stage-faces-${standing.facing}`));
    if (standing?.stunned) notes.push(t("web-stage-stunned"));
  }
  return notes.length ? t("web-stage-noted", { who: name, notes: notes.join(", ") }) : name;
}

export function loot({ kind, value, count }: Lying): string {
  if (value && count === 1) return t("loot-known-purse", { value });
  const counted = t(kind === "purse" ? "loot-purses" : kind === "jewel" ? "loot-jewels" : "loot-strongboxes", { number: count });
  return value ? t("web-stage-noted", { who: counted, notes: t("money", { amount: value }) }) : counted;
}

/** "Belle (you), Tuco; 2 purses, 1 jewel" */
export function contents(view: View, { standing, lying }: Row, mine: readonly Bandit[]): string {
  const parts = [
    standing.map(({ who }) => person(view, who, mine)).join(", "),
    lying.map(loot).join(", "),
  ].filter(Boolean);
  return parts.join("; ") || t("web-stage-nobody");
}
