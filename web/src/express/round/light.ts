/** The light of a round: from morning in the first round to night in the last; in a tunnel it is dark. */

import type { ExpressView } from "../../lib/game/views";
import type { Light } from "../../stage/stageContext";
import { turnNow } from "../tray/question";

export const ROUNDS = 5;

export function light(view: ExpressView): Light {
  if (turnNow(view) === "tunnel") return "tunnel";
  return String(Math.min(ROUNDS, Math.max(1, view.round?.number ?? 1))) as Light;
}
