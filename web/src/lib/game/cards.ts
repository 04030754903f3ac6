/** Action cards as data: in a team with the bandit whose card it is. */

import { type Bandit, BANDITS, EXPRESS_ACTIONS } from "../../../../docs/schemas/games";

export interface CardData {
  action: string;
  bandit?: Bandit;
}

/** The name of a card in views and events: "fire", in a team "tuco fire". */
export const cardName = ({ bandit, action }: CardData): string => (bandit ? `${bandit} ${action}` : action);

const TEAM_CARDS = new Map(BANDITS.flatMap((bandit) => EXPRESS_ACTIONS.map((action) => [cardName({ bandit, action }), { bandit, action }] as const)));

/** The inverse of `cardName`. */
export const cardNamed = (name: string): CardData => TEAM_CARDS.get(name) ?? { action: name };
