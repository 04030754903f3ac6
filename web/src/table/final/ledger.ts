/** The final holdings of all players, from the view of a finished game. */

import type { Bandit, ExpressView, SuperView, View } from "../../lib/game/views";
import { GAME_FACTS } from "../../lib/net/protocol";
import { t } from "../../lib/settings.svelte";
import { banditsOf } from "../players";

/** A player's total: money, or loot cards. */
export const scoreText = ({ game }: View, total: number): string => t(GAME_FACTS[game].unit, { amount: total, number: total });

/** The values printed on the tokens. */
const JEWEL = 500;
const STRONGBOX = 1000;

export interface Row {
  seat: number;
  place: number;
  bandits: Bandit[];
  total: number;
}

export interface MoneyRow extends Row {
  purses: { number: number; worth: number };
  jewels: { number: number; worth: number };
  strongboxes: { number: number; worth: number };
  ransom: number;
  /** The remaining difference: the Gunslinger's reward. */
  bonus: number;
  bullets: number;
  given: number;
  taken: number;
}

export interface LootRow extends Row {
  loot: number[];
  out: boolean;
}

const byPlace = (one: Row, other: Row): number => one.place - other.place || one.seat - other.seat;

/** The value of a bandit's loot, as far as its purses are known. */
export function lootValue(view: ExpressView, bandits: readonly Bandit[]): number {
  return bandits.reduce((sum, bandit) => {
    const holds = view.bandits?.[bandit];
    if (!holds) return sum;
    return sum + holds.purses.reduce((all, value) => all + value, 0) + holds.jewels * JEWEL + holds.strongboxes * STRONGBOX + holds.money;
  }, 0);
}

export function moneyRows(view: ExpressView): MoneyRow[] {
  const { outcome } = view;
  if (!outcome) return [];
  return outcome.money
    .map((total, seat) => {
      const bandits = banditsOf(view, seat);
      const all = bandits.flatMap((bandit) => view.bandits?.[bandit] ?? []);
      const sum = (pick: (holds: (typeof all)[number]) => number): number => all.reduce((whole, holds) => whole + pick(holds), 0);
      const jewels = sum(({ jewels: number }) => number);
      const strongboxes = sum(({ strongboxes: number }) => number);
      const bullets = sum(({ bullets: number }) => number);
      return {
        seat,
        bandits,
        total,
        place: outcome.places[seat] ?? 0,
        purses: { number: sum(({ purses }) => purses.length), worth: sum(({ purses }) => purses.reduce((whole, value) => whole + value, 0)) },
        jewels: { number: jewels, worth: jewels * JEWEL },
        strongboxes: { number: strongboxes, worth: strongboxes * STRONGBOX },
        ransom: sum(({ money }) => money),
        bonus: total - lootValue(view, bandits),
        bullets,
        given: all.length * 6 - bullets,
        taken: sum(({ wounds }) => wounds),
      };
    })
    .sort(byPlace);
}

export function lootRows(view: SuperView): LootRow[] {
  const { outcome } = view;
  if (!outcome) return [];
  return outcome.loot_cards
    .map((total, seat) => {
      const bandits = banditsOf(view, seat);
      const bandit = bandits[0] ? view.bandits?.[bandits[0]] : undefined;
      return { seat, bandits, total, place: outcome.places[seat] ?? 0, loot: bandit?.loot ?? [], out: bandit?.out ?? false };
    })
    .sort(byPlace);
}
