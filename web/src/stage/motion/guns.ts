/** Shots, bullets and punches. */

import { isBandit } from "../../lib/game/people";
import { box, middle, banditState, type Box } from "./pageElements";
import { bullet, burst, pose, tracer } from "./props";
import { text, type Motion, type MotionContext } from "./motionContext";

/** The position of the gun: slightly above the middle. */
const gunPosition = (at: Box, side: number): { x: number; y: number } => ({ x: at.x + at.width / 2 + side * at.width * 0.46, y: at.y + at.height * 0.46 });

/** The box of a standee, without its temporary pose. */
function standeeBox(context: MotionContext, who: string): Box | null {
  const element = context.elements.person(who);
  return element ? box(element) : null;
}

/** The line of a shot: straight, or in two pieces in a folded train. */
export function line(from: Box, to: Box, row: { left: number; right: number } | null): { path: string; around: Box; side: number } {
  const upright = Math.abs(middle(from).x - middle(to).x) < from.width * 0.6;
  const folded = !upright && row !== null && Math.abs(from.y - to.y) > from.height * 0.6 && Math.abs(from.y - to.y) > 90;
  const side = folded ? (to.y > from.y ? 1 : -1) : upright ? 0 : Math.sign(middle(to).x - middle(from).x);
  const a = gunPosition(from, side);
  const b = gunPosition(to, -side * 0.8);
  const pieces = folded
    ? [[a, { x: side > 0 ? row.right : row.left, y: a.y }], [{ x: side > 0 ? row.left : row.right, y: b.y }, b]]
    : [[a, b]];
  const points = pieces.flat();
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  return {
    path: pieces.map(([p, q]) => `M${p!.x.toFixed(1)} ${p!.y.toFixed(1)}L${q!.x.toFixed(1)} ${q!.y.toFixed(1)}`).join(""),
    around: { x: left, y: top, width: Math.max(...points.map(({ x }) => x)) - left, height: Math.max(...points.map(({ y }) => y)) - top },
    side,
  };
}

export const shot: Motion = {
  play(context) {
    const { animation, elements, data, before } = context;
    const [who, target] = [text(data, "bandit"), text(data, "target")];
    const [from, to] = [standeeBox(context, who), standeeBox(context, target) ?? context.old.people.get(target) ?? null];
    if (!from || !to) return;
    const { path, around, side } = line(from, to, elements.train?.getBoundingClientRect() ?? null);
    const muzzle = gunPosition(from, side);
    tracer(elements, animation, path, around);
    burst(elements, animation, muzzle.x, muzzle.y, Math.max(14, from.width * 0.36));
    const victim = elements.person(target);
    if (victim) {
      pose(animation, victim, "hit");
      animation.addClass(victim, "is-hit", { "--wait": "200ms" });
    }
    const tag = before.game === "express" ? elements.tag(banditState(before, target)?.seat) : null;
    if (tag) bullet(elements, animation, to, box(tag), isBandit(who) ? who : null, 260);
    animation.hold(700);
  },
};

export const missed: Motion = {
  play(context) {
    const { animation, elements, data, before } = context;
    const from = standeeBox(context, text(data, "bandit"));
    if (!from) return;
    const side = banditState(before, text(data, "bandit"))?.facing === "tail" ? 1 : -1;
    const muzzle = gunPosition(from, side);
    const away = { x: from.x + side * from.width * 4, y: from.y, width: from.width, height: from.height };
    const { path, around } = line(from, away, null);
    tracer(elements, animation, path, around);
    burst(elements, animation, muzzle.x, muzzle.y, Math.max(14, from.width * 0.36));
    animation.hold(600);
  },
};

/** A bullet without a shooter. */
export const wounded: Motion = {
  play(context) {
    const { animation, elements, data, before } = context;
    const who = text(data, "bandit");
    const from = standeeBox(context, who);
    const tag = elements.tag(banditState(before, who)?.seat);
    if (from && tag) bullet(elements, animation, from, box(tag), null, 0);
  },
};

export const punched: Motion = {
  play(context) {
    const { animation, elements, data } = context;
    const [from, to] = [standeeBox(context, text(data, "bandit")), standeeBox(context, text(data, "victim"))];
    if (!to) return;
    const [a, b] = [from ? middle(from) : middle(to), middle(to)];
    burst(elements, animation, (a.x + 2 * b.x) / 3, b.y, Math.max(18, to.width * 0.5));
    const victim = elements.person(text(data, "victim"));
    if (!victim) return;
    pose(animation, victim, "hit");
    animation.addClass(victim, "is-hit", { "--wait": "80ms" });
  },
};
