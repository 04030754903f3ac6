/** The players of a finished game, as rows of the ledger. */

import type { Bandit } from "../../lib/game/views";

export interface Row {
  seat: number;
  place: number;
  bandits: Bandit[];
  total: number;
}

export const byPlace = (one: Row, other: Row): number => one.place - other.place || one.seat - other.seat;
