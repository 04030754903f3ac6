/** The light of a round: from morning in the first round to night in the last. */

import type { Light } from "../../stage/stageContext";
import type { SuperView } from "../../lib/game/views";

/** The maximum number of rounds: the initial number of cars. The train itself gets shorter before a round ends. */
export const rounds = (view: SuperView): number => view.players + 1;

export function light(view: SuperView): Light {
  const round = Math.max(1, view.round?.number ?? 1);
  const of = 1 + Math.ceil(((round - 1) * 4) / (rounds(view) - 1));
  return String(Math.min(5, of)) as Light;
}
