/** The final holdings of all players, from the view of a finished game. */

import type { Bandit, ExpressView } from "../../lib/game/views";
import { banditsOf } from "../../table/players";
import { byPlace, type Row } from "../../table/final/rows";

/** The values printed on the tokens. */
const JEWEL = 500;
const STRONGBOX = 1000;

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
