/** The light of a round: the day goes from the first round to the last, however many there are. */

import type { Light } from "../stage/stageContext";
import type { SuperView } from "../lib/game/views";

/** How many rounds there are at most: as many as cars at the beginning. The train itself is shorter before a round is over. */
export const rounds = (view: SuperView): number => view.players + 1;

export function light(view: SuperView): Light {
  const round = Math.max(1, view.round?.number ?? 1);
  const of = 1 + Math.ceil(((round - 1) * 4) / (rounds(view) - 1));
  return String(Math.min(5, of)) as Light;
}
