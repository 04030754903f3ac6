/** The pending question, and the turn of the round card. */

import { isBandit } from "../../lib/game/people";
import type { Bandit, ExpressView, View } from "../../lib/game/views";

/** A parsed question: "cheyenne knock doc" -> knock, cheyenne, doc. */
export interface Question {
  kind: string;
  bandit: Bandit | null;
  victim: Bandit | null;
}

const QUESTIONS = new Set(["bullets", "keep", "pick", "place"]);

export function question(view: View | null): Question {
  const words = (view?.asks ?? "").split(" ");
  const [first = "", second = "", third = ""] = words;
  if (!first || QUESTIONS.has(first)) return { kind: first, bandit: null, victim: null };
  return { kind: second, bandit: isBandit(first) ? first : null, victim: isBandit(third) ? third : null };
}

/** The current turn of the round card; empty outside Schemin'. */
export function turnNow(view: ExpressView): string {
  return view.phase === "schemin" ? (view.round?.turns?.[view.round.turn ?? 0] ?? "") : "";
}
