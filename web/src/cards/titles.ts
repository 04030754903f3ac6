/** What stands on a card, and how large it may be. */

import type { Words } from "../lib/words";
import { Name } from "../lib/words";

export function cardTitle(words: Words, action: string): string {
  return action === "bullet" ? words.say("card-bullets", { number: 1 }) : words.say(new Name(`action-${action}`).key);
}

/** Long titles are set smaller; the longest in the text face, on two lines. */
export function titleFit(title: string): "" | "m" | "s" {
  return title.length > 14 ? "s" : title.length > 9 ? "m" : "";
}
