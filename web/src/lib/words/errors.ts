/** The sentences for errors of a host: the same selection of messages and values as `Words.error` in i18n/words.py. */

import { Name, type Values, type Words } from "./words";

/**
 * The sentence for an error; null: there is no message, because a newer server sent it, or the message quotes a move,
 * which the details have in notation.
 */
export function errorSentence(words: Words, key: string, details: Readonly<Record<string, unknown>>): string | null {
  if (!words.has(`error-${key}`) || "move" in details) return null;
  const values: Values = {};
  for (const [field, value] of Object.entries(details)) if (typeof value === "number" || typeof value === "string") values[field] = value;
  const { card, bandit } = details;
  for (const [field, name] of [["card", `action-${String(card)}`], ["bandit", `bandit-${String(bandit)}`]] as const)
    if (words.has(new Name(name).key)) values[field] = new Name(name);
  return words.say(`error-${key}`, values);
}
