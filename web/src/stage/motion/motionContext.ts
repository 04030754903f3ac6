/** The interface of motions. */

import type { View } from "../../lib/game/views";
import type { EventAnimation } from "./eventAnimation";
import type { Boxes, PageElements } from "./pageElements";

export interface MotionContext {
  animation: EventAnimation;
  elements: PageElements;
  /** The previous positions. */
  old: Boxes;
  /** The data of the event. */
  data: Record<string, unknown>;
  before: View;
  /** Elements captured from before the view changed. */
  captured: HTMLElement[];
}

export interface Motion {
  /** Returns the elements to keep, because they will be gone when the view has changed. */
  capture?(elements: PageElements, data: Record<string, unknown>): HTMLElement[];
  play(context: MotionContext): void;
}

export const text = (data: Record<string, unknown>, field: string): string => String(data[field] ?? "");
export const number = (data: Record<string, unknown>, field: string): number => Number(data[field] ?? 0);

/** Move bandits that make room; the acting ones have their own motion. */
export function makeRoom({ animation, elements, old }: MotionContext, actors: readonly string[]): void {
  for (const element of elements.all(".st[data-bandit]")) {
    const who = element.dataset["bandit"]!;
    const was = old.people.get(who);
    if (actors.includes(who) || !was) continue;
    const now = element.getBoundingClientRect();
    const [dx, dy] = [was.x - now.x, was.y - now.y];
    if (Math.hypot(dx, dy) < 2 || Math.abs(dy) > 40) continue;
    animation.run(element, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], 260);
  }
}
