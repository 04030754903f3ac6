/** What stands on a card, and how large it may be. */

import type { Words } from "../lib/words/words";
import { Name } from "../lib/words/words";

export function cardTitle(words: Words, action: string): string {
  return action === "bullet" ? words.say("card-bullets", { number: 1 }) : words.say(new Name(`action-${action}`).key);
}

/** Long titles are set smaller; the longest in the text face, on two lines. `share`: how much of the card can be seen. */
export function titleFit(title: string, share = 1): "" | "m" | "s" | "xs" {
  const length = title.length / share;
  return length > 30 ? "xs" : length > (share < 1 ? 12.5 : 14) ? "s" : length > 9 ? "m" : "";
}
