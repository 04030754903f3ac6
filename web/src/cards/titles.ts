/** The titles of cards and their font sizes. */

import type { Words } from "../lib/words/words";
import { Name } from "../lib/words/words";

export function cardTitle(words: Words, action: string): string {
  return action === "bullet" ? words.say("card-bullets", { number: 1 }) : words.say(new Name(`action-${action}`).key);
}

/** The size class of a title: long titles are smaller, the longest use two lines. `share`: visible part of the card. */
export function titleFit(title: string, share = 1): "" | "m" | "s" | "xs" {
  const length = title.length / share;
  return length > 30 ? "xs" : length > (share < 1 ? 12.5 : 14) ? "s" : length > 9 ? "m" : "";
}
