/** The cards of this round that have been carried out: the view holds only those to come, the lines the others. */

import type { Session } from "../../lib/net/session.svelte";
import type { Bandit, ExpressView } from "../../lib/game/views";

export interface Resolved {
  /** In the order in which they acted; the last may be acting still. */
  done: { seat: number; bandit: Bandit; action: string }[];
  /** We have seen all of them. */
  whole: boolean;
}

export function resolved(session: Session, view: ExpressView): Resolved {
  const done: Resolved["done"] = [];
  if (view.phase !== "stealin") return { done, whole: false };
  /** Who took a choice back: the cards that came after it are to come again, until we are back at theirs. */
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
