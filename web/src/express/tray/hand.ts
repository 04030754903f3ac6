/** The cards of a hand, one by one, from the counts in the view. */

import { type CardData, cardNamed } from "../../lib/game/cards";
import type { Bandit, Cards } from "../../lib/game/views";

export interface HandCard {
  /** Unique within the hand. */
  key: string;
  /** As in views: "fire", in a team "tuco fire". */
  name: string;
  /** As in moves. */
  card: CardData;
  action: string;
  owner: Bandit | null;
  /** Bullets are one entry with a count, because all are the same. */
  count: number;
}

const ORDER = ["move", "floor change", "fire", "robbery", "punch", "marshal", "bullet"];

export function handCards(cards: Cards, bandits: readonly Bandit[], keeper?: Bandit): HandCard[] {
  const found: HandCard[] = [];
  for (const [name, number] of Object.entries(cards)) {
    const card = cardNamed(name);
    const { action } = card;
    if (action === "bullet") {
      if (number) found.push({ key: name, name, card, action, owner: null, count: number });
      continue;
    }
    // in a team only the Marshal card is not named after a bandit
    const owner = card.bandit ?? (bandits.length > 1 ? keeper : bandits[0]) ?? null;
    for (let index = 0; index < number; index++) found.push({ key: `${name}#${index}`, name, card, action, owner, count: 1 });
  }
  const rank = ({ owner, action }: HandCard): number =>
    (owner ? bandits.indexOf(owner) : bandits.length) * ORDER.length + ORDER.indexOf(action);
  return found.sort((one, other) => rank(one) - rank(other));
}
