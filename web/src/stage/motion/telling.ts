/** What every motion is told. */

import type { Happening } from "../../lib/net/protocol";
import type { View } from "../../lib/game/views";
import type { Act } from "./act";
import type { Boxes, Finding } from "./finding";

export interface Told {
  act: Act;
  find: Finding;
  /** Where everything was. */
  old: Boxes;
  /** What the event tells. */
  data: Record<string, unknown>;
  step: Happening;
  before: View;
  /** What was kept before the view changed. */
  kept: HTMLElement[];
}

export interface Motion {
  /** Keeps what will be gone when the view has changed. */
  keep?(find: Finding, data: Record<string, unknown>): HTMLElement[];
  play(told: Told): void;
}

export const text = (data: Record<string, unknown>, field: string): string => String(data[field] ?? "");
export const number = (data: Record<string, unknown>, field: string): number => Number(data[field] ?? 0);

/** Those who make room move over; whoever acts has a motion of their own. */
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
