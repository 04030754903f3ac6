/** The cards of this round that have been carried out: the view holds only those to come, the lines the others. */

import type { Session } from "../lib/session.svelte";
import type { Bandit, ExpressView } from "../lib/views";

export interface Resolved {
  /** In the order in which they acted; the last may be acting still. */
  done: { seat: number; bandit: Bandit; action: string }[];
  /** We have seen all of them. */
  whole: boolean;
}

export function resolved(session: Session, view: ExpressView): Resolved {
  const done: Resolved["done"] = [];
  if (view.phase !== "stealin") return { done, whole: false };
  for (const { told } of session.lines) {
    if (told.kind === "stealin-began") return { done: done.reverse(), whole: true };
    if (told.kind === "card-resolved") {
      const { seat, bandit, action } = told.data as { seat: number; bandit: Bandit; action: string };
      done.push({ seat, bandit, action });
    }
  }
  return { done: done.reverse(), whole: false };
}
