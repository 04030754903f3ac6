/** The types of views, and the names in them: see `view.py` of each game. */

import type { Bandit, GameSlug } from "../net/protocol";

export type { Bandit };
export type Action =
  | "move" | "floor change" | "fire" | "robbery" | "punch" | "marshal" | "bullet"
  | "turn around" | "reflex" | "horse";
export type Phase = "set-up" | "schemin" | "stealin" | "round-end" | "over";

interface SharedView {
  game: GameSlug;
  players: number;
  phase: Phase;
  to_act: number[];
  /** The question, in notation: "tuco go". */
  asks: string;
  first: number;
  set_up: { bandits: Bandit[][]; marshal_cards?: Bandit[] };
  /** The viewer's own secret answer, while others are still choosing. */
  answer?: string;
}

export interface Place {
  bandits: Bandit[];
  /** Values; 0: unknown to this viewer. */
  purses: number[];
  jewels: number;
  strongboxes: number;
}

export interface ExpressBandit {
  seat: number;
  car: number;
  roof: boolean;
  bullets: number;
  wounds: number;
  purses: number[];
  jewels: number;
  strongboxes: number;
  money: number;
  open_purse: boolean;
  lost_purses: number;
}

/** Cards by name: "fire", in a team "tuco fire". */
export type Cards = Record<string, number>;

export interface ExpressSeat {
  hand_size: number;
  deck_size: number;
  hand?: Cards;
  deck?: Cards;
  discard?: Cards;
  marshal_card?: Bandit;
  deck_top?: number;
  discard_size?: number;
  discard_seen?: Cards;
  hand_bullets?: { known: number; possible: number };
}

export interface PileCard {
  seat: number;
  down: boolean;
  bandit?: Bandit;
  action?: Action;
}

export interface ExpressView extends SharedView {
  game: "express";
  expert: boolean;
  train: { car: string; roof: Place; inside: Place }[];
  marshal?: number;
  neutral_bullets?: number;
  second_strongbox?: boolean;
  round?: { number: number; cards_seen: string[]; card?: string; event?: string; turns?: string[]; turn?: number };
  bandits?: Partial<Record<Bandit, ExpressBandit>>;
  seats?: ExpressSeat[];
  /** The remaining cards, next one first. */
  pile?: PileCard[];
  acting?: { bandit: Bandit; action: Action };
  outcome?: { money: number[]; places: number[]; gunslingers: number[] };
}

export interface SuperBandit {
  seat: number;
  loot: number[];
  riding: boolean;
  out: boolean;
  car?: number;
  roof?: boolean;
  facing?: "front" | "tail";
  stunned?: boolean;
  moment?: number;
}

export interface SuperView extends SharedView {
  game: "super";
  cards: Action[];
  train: { car: string; roof: Bandit[]; inside: Bandit[] }[];
  bandits?: Partial<Record<Bandit, SuperBandit>>;
  seats?: { shown: Action[]; to_come?: Action[] }[];
  unseen_loot?: number[];
  round?: { number: number; turn: number };
  outcome?: { how: string; loot_cards: number[]; places: number[] };
}

export type View = ExpressView | SuperView;

/** The names of the cars behind the locomotive. */
export const carNames = (view: View | null): string[] => (view?.train ?? []).slice(1).map(({ car }) => car);
