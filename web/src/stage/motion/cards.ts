/** Cards: played, drawn, turned over. */

import type { Cards } from "../../lib/game/views";
import { box, middle, type Box } from "./pageElements";
import { number, type Motion, type Told } from "./motionContext";

const onTop = ({ find }: Told): HTMLElement | null => {
  const all = find.pile?.querySelectorAll<HTMLElement>(".card") ?? [];
  return all[all.length - 1] ?? null;
};

/** The previous position: in the user's hand, otherwise the player's tag. */
function from({ find, old, data, before }: Told): Box | null {
  const seat = number(data, "seat");
  const own = before.game === "express" && before.seats?.[seat]?.hand !== undefined;
  if (own && old.hand) return old.hand;
  const tag = find.tag(seat);
  return tag ? box(tag) : null;
}

export const played: Motion = {
  play(told) {
    const card = onTop(told);
    const start = from(told);
    if (!card || !start) return;
    const [a, b] = [middle(start), middle(box(card))];
    told.act.enact(card, "is-played", { "--dx": `${a.x - b.x}px`, "--dy": `${a.y - b.y}px`, "--r0": "-6deg" });
  },
};

export const drew: Motion = {
  play({ act, find, data }) {
    // only the player who drew knows the cards; the hand is sorted
    const cards = Object.entries((data["cards"] ?? {}) as Cards).flatMap(([name, drawn]) =>
      [...(find.hand?.querySelectorAll<HTMLElement>(`[data-held="${name}"] .card`) ?? [])].slice(-drawn),
    );
    cards.forEach((card, index) => act.enact(card, "is-drawn", { "--i": index }));
    if (!cards.length) act.run(find.tag(number(data, "seat")), [{ transform: "none" }, { transform: "translateY(-4px)" }, { transform: "none" }], 220);
  },
};

export const turnedOver: Motion = {
  play({ act, find }) {
    const pile = find.pile ?? find.one(".row.next");
    act.enact(pile, "is-turned-back");
    act.hold(700);
  },
};

export const resolved: Motion = { play: ({ act, find }) => act.enact(find.now, "is-flipped") };
export const refused: Motion = { play: ({ act, find }) => act.enact(find.now ?? find.pile, "is-refused") };
