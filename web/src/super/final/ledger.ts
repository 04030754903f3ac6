/** The final holdings of all players, from the view of a finished game. */

import type { SuperView } from "../../lib/game/views";
import { banditsOf } from "../../table/players";
import { byPlace, type Row } from "../../table/final/rows";

export interface LootRow extends Row {
  loot: number[];
  out: boolean;
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
