/** The colours, shapes and names of the bandits. */

import { hyphened } from "../words/words";
import type { Bandit } from "./views";

export const SYMBOLS: Record<Bandit | "marshal", string> = {
  belle: "heart",
  cheyenne: "feather",
  django: "horseshoe",
  doc: "plus",
  ghost: "moon",
  tuco: "cactus",
  mei: "fan",
  marshal: "star",
};

/** Whether a name from a view, an event or a move is that of a bandit. */
export const isBandit = (name: unknown): name is Bandit => typeof name === "string" && name !== "marshal" && Object.hasOwn(SYMBOLS, name);

/** The custom properties of an owner's colours, for a `style` attribute. */
export function colours(owner: Bandit | "marshal" | null): string {
  if (!owner) return "--owner:#6d6459;--owner-ink:#fffaf0;--c:#6d6459;--c-ink:#fffaf0";
  const own = `--c:var(--${owner});--c-ink:var(--${owner}-ink);--owner:var(--${owner});--owner-ink:var(--${owner}-ink)`;
  return owner === "ghost" ? `${own};--c-line:#6b6258;--owner-sym:#24160f` : own;
}

/** The name of a card's drawing, from the action's name. */
export const cardDrawing = (action: string): string => `card-${hyphened(action)}`;
