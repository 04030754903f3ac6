/** The interface of motions. */

import type { Happening } from "../../lib/net/protocol";
import type { View } from "../../lib/game/views";
import type { Act } from "./eventAnimation";
import type { Boxes, Finding } from "./pageElements";

export interface Told {
  act: Act;
  find: Finding;
  /** The previous positions. */
  old: Boxes;
  /** The data of the event. */
  data: Record<string, unknown>;
  step: Happening;
  before: View;
  /** Elements kept from before the view changed. */
  kept: HTMLElement[];
}

export interface Motion {
  /** Returns the elements to keep, because they will be gone when the view has changed. */
  keep?(find: Finding, data: Record<string, unknown>): HTMLElement[];
  play(told: Told): void;
}

export const text = (data: Record<string, unknown>, field: string): string => String(data[field] ?? "");
export const number = (data: Record<string, unknown>, field: string): number => Number(data[field] ?? 0);

/** Move bandits that make room; the acting ones have their own motion. */
export function makeRoom({ act, find, old }: Told, actors: readonly string[]): void {
  for (const element of find.all(".st[data-bandit]")) {
    const who = element.dataset["bandit"]!;
    const was = old.people.get(who);
    if (actors.includes(who) || !was) continue;
    const now = element.getBoundingClientRect();
    const [dx, dy] = [was.x - now.x, was.y - now.y];
    if (Math.hypot(dx, dy) < 2 || Math.abs(dy) > 40) continue;
    act.run(element, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], 260);
  }
}
