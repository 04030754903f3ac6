/** The light of a round: the day goes from the first round to the last, however many there are. */

import type { SuperView } from "../lib/views";

export type Light = "1" | "2" | "3" | "4" | "5";

export function light(view: SuperView): Light {
  const round = Math.max(1, view.round?.number ?? 1);
  // one car goes each round
  const last = Math.max(2, round + view.train.length - 2);
  const of = 1 + Math.ceil(((round - 1) * 4) / (last - 1));
  return String(Math.min(5, of)) as Light;
}

/** How many rounds there are, as far as the train tells. */
export const rounds = (view: SuperView): number => Math.max(1, (view.round?.number ?? 1) + view.train.length - 2);
