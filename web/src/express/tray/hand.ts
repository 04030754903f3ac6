/** The cards of a hand, one by one, from the counts in the view. */

import type { Bandit, Cards } from "../../lib/game/views";

export interface HandCard {
  /** Unique within the hand. */
  key: string;
  /** As in moves: "fire", in a team "tuco fire". */
  name: string;
  action: string;
  owner: Bandit | null;
  /** Bullets are one entry with a count, because all are the same. */
  count: number;
}

const ORDER = ["move", "floor change", "fire", "robbery", "punch", "marshal", "bullet"];

/** The owner and the action of a card. */
export function cardOf(name: string, bandits: readonly Bandit[], keeper?: Bandit): { owner: Bandit | null; action: string } {
  if (name === "bullet") return { owner: null, action: name };
  const [first = "", ...rest] = name.split(" ");
  const named = bandits.find((bandit) => bandit === first);
  if (named) return { owner: named, action: rest.join(" ") };
  return { owner: (bandits.length > 1 ? keeper : bandits[0]) ?? null, action: name };
}

export function handCards(cards: Cards, bandits: readonly Bandit[], keeper?: Bandit): HandCard[] {
  const found: HandCard[] = [];
  for (const [name, number] of Object.entries(cards)) {
    const { owner, action } = cardOf(name, bandits, keeper);
    if (action === "bullet") {
      if (number) found.push({ key: name, name, action, owner, count: number });
      continue;
    }
    for (let index = 0; index < number; index++) found.push({ key: `${name}#${index}`, name, action, owner, count: 1 });
  }
  const rank = ({ owner, action }: HandCard): number =>
    (owner ? bandits.indexOf(owner) : bandits.length) * ORDER.length + ORDER.indexOf(action);
  return found.sort((one, other) => rank(one) - rank(other));
}
