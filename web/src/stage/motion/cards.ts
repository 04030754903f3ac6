/** Cards: played, drawn, turned over. */

import type { Cards } from "../../lib/game/views";
import { box, middle, type Box } from "./pageElements";
import { number, type Motion, type MotionContext } from "./motionContext";

const onTop = ({ elements }: MotionContext): HTMLElement | null => {
  const all = elements.pile?.querySelectorAll<HTMLElement>(".card") ?? [];
  return all[all.length - 1] ?? null;
};

/** The previous position: in the user's hand, otherwise the player's tag. */
function from({ elements, old, data, before }: MotionContext): Box | null {
  const seat = number(data, "seat");
  const own = before.game === "express" && before.seats?.[seat]?.hand !== undefined;
  if (own && old.hand) return old.hand;
  const tag = elements.tag(seat);
  return tag ? box(tag) : null;
}

export const played: Motion = {
  play(context) {
    const card = onTop(context);
    const start = from(context);
    if (!card || !start) return;
    const [a, b] = [middle(start), middle(box(card))];
    context.animation.addClass(card, "is-played", { "--dx": `${a.x - b.x}px`, "--dy": `${a.y - b.y}px`, "--r0": "-6deg" });
  },
};

export const drew: Motion = {
  play({ animation, elements, data }) {
    // only the player who drew knows the cards; the hand is sorted
    const cards = Object.entries((data["cards"] ?? {}) as Cards).flatMap(([name, drawn]) =>
      [...(elements.hand?.querySelectorAll<HTMLElement>(`[data-held="${name}"] .card`) ?? [])].slice(-drawn),
    );
    cards.forEach((card, index) => animation.addClass(card, "is-drawn", { "--i": index }));
    if (!cards.length) animation.run(elements.tag(number(data, "seat")), [{ transform: "none" }, { transform: "translateY(-4px)" }, { transform: "none" }], 220);
  },
};

export const turnedOver: Motion = {
  play({ animation, elements }) {
    const pile = elements.pile ?? elements.one(".row.next");
    animation.addClass(pile, "is-turned-back");
    animation.hold(700);
  },
};

export const resolved: Motion = { play: ({ animation, elements }) => animation.addClass(elements.now, "is-flipped") };
export const refused: Motion = { play: ({ animation, elements }) => animation.addClass(elements.now ?? elements.pile, "is-refused") };
