/** A plan in progress. The programmes that the server offers determine which card may go where. */

import type { Choice } from "../../lib/net/protocol";
import type { Action } from "../../lib/game/views";
import { parsed, PROGRAMMED } from "../../lib/words/words";

export type Slots = readonly (Action | null)[];

export interface Programme {
  move: string;
  cards: Action[];
}

/** The fields of a parsed programme, in order. */
const PLACES = ["first", "second", "third"];
export const STEPS = PLACES.length;

/** The cards of a programme in notation, in order; null: not a programme. */
export function cardsOf(move: string): Action[] | null {
  const taken = parsed(move);
  if (taken?.key !== "programme") return null;
  return PLACES.map((place) => {
    const word = taken.found[place] ?? "";
    return (PROGRAMMED[word] ?? word) as Action;
  });
}

export function programmes(choices: readonly Choice[]): Programme[] {
  return choices.flatMap(({ move }) => {
    const cards = cardsOf(move);
    return cards ? [{ move, cards }] : [];
  });
}

/** The programmes that are still possible with these slots. */
export function possibleProgrammes(all: readonly Programme[], slots: Slots): Programme[] {
  return all.filter(({ cards }) => slots.every((card, slot) => card === null || cards[slot] === card));
}

/** The first empty slot; -1: none. */
export const nextSlot = (slots: Slots): number => slots.indexOf(null);

/** Whether a card may go into a slot, replacing the card there. */
export function fits(all: readonly Programme[], slots: Slots, card: Action, slot: number): boolean {
  return possibleProgrammes(all, slots.with(slot, null)).some(({ cards }) => cards[slot] === card);
}

/** The slots with the card placed; unchanged if it may not go there. */
export function placed(all: readonly Programme[], slots: Slots, card: Action, slot = nextSlot(slots)): Slots {
  if (slot < 0 || !fits(all, slots, card, slot)) return slots;
  return slots.with(slot, card);
}

/** The slots with two cards swapped; unchanged if no programme allows that. */
export function swapped(all: readonly Programme[], slots: Slots, one: number, other: number): Slots {
  const next = slots.with(one, slots[other] ?? null).with(other, slots[one] ?? null);
  return possibleProgrammes(all, next).length ? next : slots;
}

/** The programme of these slots, when all are full. */
export function complete(all: readonly Programme[], slots: Slots): Programme | null {
  if (!slots.length || nextSlot(slots) >= 0) return null;
  return possibleProgrammes(all, slots)[0] ?? null;
}

/** Empty slots: as many as a programme has cards. */
export const empty = (all: readonly Programme[]): Slots => (all[0]?.cards ?? []).map(() => null);
