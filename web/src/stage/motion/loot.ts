/** Loot changes hands. */

import { box, lootKey, banditState, type Box } from "./pageElements";
import { carry } from "./props";
import { makeRoom, number, text, type Motion, type MotionContext } from "./motionContext";

const small = ({ x, y, width, height }: Box, size: number): Box => ({ x: x + width / 2 - size / 2, y: y + height / 2 - size / 2, width: size, height: size });

/** The previous box of the token. */
function previousBox({ old, data, before }: MotionContext): Box | undefined {
  const at = banditState(before, text(data, "bandit"));
  const begins = `${at?.car}/${at?.roof ? "roof" : "inside"}/${text(data, "loot")}`;
  const known = old.loot.get(`${begins}-${number(data, "value")}`) ?? old.loot.get(begins);
  return known ?? [...old.loot].find(([key]) => key.startsWith(begins))?.[1];
}

export const took: Motion = {
  play(context) {
    const { animation, elements, data, before } = context;
    makeRoom(context, []);
    const from = previousBox(context);
    const tag = elements.tag(banditState(before, text(data, "bandit"))?.seat);
    if (from && tag) carry(elements, animation, `loot-${text(data, "loot")}`, from, box(tag));
  },
};

export const dropped: Motion = {
  play(context) {
    const { animation, elements, data, before } = context;
    makeRoom(context, []);
    const at = banditState(before, text(data, "bandit"));
    if (at?.car === undefined) return;
    animation.addClass(elements.token(at.car, at.roof ?? false, text(data, "loot"), number(data, "value")), "is-dropped");
  },
};

/** Taken by the Marshal, and out of the game. */
export const lost: Motion = {
  play({ animation, elements, data, before }) {
    const tag = elements.tag(banditState(before, text(data, "bandit"))?.seat);
    const marshal = elements.person("marshal");
    if (tag && marshal) carry(elements, animation, `loot-${text(data, "loot")}`, small(box(tag), 34), box(marshal));
  },
};

export const strongbox: Motion = {
  play(context) {
    makeRoom(context, []);
    const token = context.elements.token(number(context.data, "car"), false, "strongbox");
    if (token && !context.old.loot.has(lootKey(token))) context.animation.hold(500);
    context.animation.addClass(token, "is-dropped");
  },
};

/** Money from the locomotive's safe. */
export const ransomed: Motion = {
  play({ animation, elements, data, before }) {
    const tag = elements.tag(banditState(before, text(data, "bandit"))?.seat);
    const person = elements.person(text(data, "bandit"));
    if (tag && person) carry(elements, animation, "loot-purse", small(box(person), 30), box(tag));
  },
};

/** The loot card of an uncoupled car. */
export const looted: Motion = {
  play({ animation, elements, data, before }) {
    const tag = elements.tag(banditState(before, text(data, "bandit"))?.seat);
    const stage = elements.stage;
    if (!tag || !stage) return;
    const at = box(stage);
    carry(elements, animation, "loot-purse", { x: at.x + at.width - 70, y: at.y + at.height - 90, width: 44, height: 44 }, box(tag));
  },
};
