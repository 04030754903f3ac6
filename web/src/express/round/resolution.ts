/** The resolved cards of this round, derived from the log, because the view contains only the remaining cards. */

import type { Session } from "../../lib/net/session.svelte";
import type { Bandit, ExpressView } from "../../lib/game/views";

export interface Resolved {
  /** In the order in which they acted; the last one may still be acting. */
  done: { seat: number; bandit: Bandit; action: string }[];
  /** The log contains all of them. */
  whole: boolean;
}

export function resolved(session: Session, view: ExpressView): Resolved {
  const done: Resolved["done"] = [];
  if (view.phase !== "stealin") return { done, whole: false };
  /** The seat that took a move back: the cards after that seat's card will act again, so they are skipped. */
  let undone: number | null = null;
  for (const { told } of session.lines) {
    if (told.kind === "stealin-began") return { done: done.reverse(), whole: true };
    if (told.kind === "undone") undone = told.data["seat"] as number;
    if (told.kind !== "card-resolved") continue;
    const { seat, bandit, action } = told.data as { seat: number; bandit: Bandit; action: string };
    if (undone !== null && seat !== undone) continue;
    undone = null;
    done.push({ seat, bandit, action });
  }
  return { done: done.reverse(), whole: false };
}
