/** Loot changes hands. */

import { box, lootKey, standing, type Box } from "./pageElements";
import { carry } from "./props";
import { makeRoom, number, text, type Motion, type Told } from "./motionContext";

const small = ({ x, y, width, height }: Box, size: number): Box => ({ x: x + width / 2 - size / 2, y: y + height / 2 - size / 2, width: size, height: size });

/** The previous box of the token. */
function lay({ old, data, before }: Told): Box | undefined {
  const at = standing(before, text(data, "bandit"));
  const begins = `${at?.car}/${at?.roof ? "roof" : "inside"}/${text(data, "loot")}`;
  const known = old.loot.get(`${begins}-${number(data, "value")}`) ?? old.loot.get(begins);
  return known ?? [...old.loot].find(([key]) => key.startsWith(begins))?.[1];
}

export const took: Motion = {
  play(told) {
    const { act, find, data, before } = told;
    makeRoom(told, []);
    const from = lay(told);
    const tag = find.tag(standing(before, text(data, "bandit"))?.seat);
    if (from && tag) carry(find, act, `loot-${text(data, "loot")}`, from, box(tag));
  },
};

export const dropped: Motion = {
  play(told) {
    const { act, find, data, before } = told;
    makeRoom(told, []);
    const at = standing(before, text(data, "bandit"));
    if (at?.car === undefined) return;
    act.enact(find.token(at.car, at.roof ?? false, text(data, "loot"), number(data, "value")), "is-dropped");
  },
};

/** Taken by the Marshal, and out of the game. */
export const lost: Motion = {
  play({ act, find, data, before }) {
    const tag = find.tag(standing(before, text(data, "bandit"))?.seat);
    const marshal = find.person("marshal");
    if (tag && marshal) carry(find, act, `loot-${text(data, "loot")}`, small(box(tag), 34), box(marshal));
  },
};

export const strongbox: Motion = {
  play(told) {
    makeRoom(told, []);
    const token = told.find.token(number(told.data, "car"), false, "strongbox");
    if (token && !told.old.loot.has(lootKey(token))) told.act.hold(500);
    told.act.enact(token, "is-dropped");
  },
};

/** Money from the locomotive's safe. */
export const ransomed: Motion = {
  play({ act, find, data, before }) {
    const tag = find.tag(standing(before, text(data, "bandit"))?.seat);
    const person = find.person(text(data, "bandit"));
    if (tag && person) carry(find, act, "loot-purse", small(box(person), 30), box(tag));
  },
};

/** The loot card of an uncoupled car. */
export const looted: Motion = {
  play({ act, find, data, before }) {
    const tag = find.tag(standing(before, text(data, "bandit"))?.seat);
    const stage = find.stage;
    if (!tag || !stage) return;
    const at = box(stage);
    carry(find, act, "loot-purse", { x: at.x + at.width - 70, y: at.y + at.height - 90, width: 44, height: 44 }, box(tag));
  },
};
