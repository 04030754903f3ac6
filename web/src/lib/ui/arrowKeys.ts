/** Moves the focus along the cards of a hand with the arrow keys, Home and End. */

/** The index of the card that now has the focus; null: another key. `last`: the index of the last card. */
export function focusCard(event: KeyboardEvent, index: number, last: number): number | null {
  const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
  if (to === undefined) return null;
  event.preventDefault();
  const next = Math.max(0, Math.min(last, to));
  const cards = (event.currentTarget as HTMLElement).closest("[data-hand]")?.querySelectorAll<HTMLElement>("button.card");
  cards?.[next]?.focus();
  return next;
}
