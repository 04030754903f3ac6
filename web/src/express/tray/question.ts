/** The pending question, and the turn of the round card. */

import type { Bandit, ExpressView, View } from "../../lib/game/views";

export interface Question {
  /** Empty: no question is pending. */
  kind: string;
  bandit: Bandit | null;
  victim: Bandit | null;
}

export function question(view: View | null): Question {
  const { bandit = null, victim = null } = (view?.asks?.data ?? {}) as { bandit?: Bandit; victim?: Bandit };
  return { kind: view?.asks?.kind ?? "", bandit, victim };
}

/** The current turn of the round card; empty outside Schemin'. */
export function turnNow(view: ExpressView): string {
  return view.phase === "schemin" ? (view.round?.turns?.[view.round.turn ?? 0] ?? "") : "";
}
