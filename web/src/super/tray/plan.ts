/** A plan in progress. The server's selection determines which cards may be placed, and how many. */

import type { Choice, Selection } from "../../lib/net/protocol";
import type { Action } from "../../lib/game/views";

export type Slots = readonly (Action | null)[];

/** The kind of move with which a plan is submitted. */
export const PROGRAMME = "programme";
/** The number of cards that are carried out in each round. */
export const STEPS = 3;

/** The cards for a plan; null: it is not the time for one. */
export const offeredSelection = (choices: readonly Choice[]): Selection | null =>
  choices.find(({ kind }) => kind === PROGRAMME)?.select ?? null;

/** The first empty slot; -1: none. */
export const nextSlot = (slots: Slots): number => slots.indexOf(null);

/** Whether a card may go into a slot, replacing the card there. */
export function fits(offer: Selection | null, slots: Slots, card: Action, slot: number): boolean {
  return Boolean(offer?.cards.includes(card)) && !slots.with(slot, null).includes(card);
}

/** The slots with the card placed; unchanged if it may not go there. */
export function placed(offer: Selection | null, slots: Slots, card: Action, slot = nextSlot(slots)): Slots {
  if (slot < 0 || !fits(offer, slots, card, slot)) return slots;
  return slots.with(slot, card);
}

/** The slots with two cards swapped. */
export const swapped = (slots: Slots, one: number, other: number): Slots => slots.with(one, slots[other] ?? null).with(other, slots[one] ?? null);

/** The cards of the plan, when all slots are full. */
export function complete(slots: Slots): Action[] | null {
  return slots.length && nextSlot(slots) < 0 ? slots.filter((card) => card !== null) : null;
}

/** Empty slots: as many as a programme has cards. */
export const empty = (offer: Selection | null): Slots => Array.from({ length: offer?.most ?? 0 }, () => null);
