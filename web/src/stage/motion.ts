/** Animates events. The page already shows the new state; the animation leads to it. */

import type { Happening } from "../lib/net/protocol";
import type { Shown } from "../lib/net/queue";
import type { Prepare } from "../lib/net/session.svelte";
import { settings } from "../lib/settings.svelte";
import { Act } from "./motion/eventAnimation";
import { Boxes, Finding } from "./motion/pageElements";
import { MOTIONS } from "./motion/motions";
import { outline } from "./motion/still";

/**
 * For `session.prepare`: called before a step changes the view, it records the positions of all elements; the returned
 * function plays the animation afterwards. Elements outside of the train are found by `data-tag="<seat>"`, `data-pile`,
 * `data-hand` and `data-now`.
 */
export function animate(root: HTMLElement): Prepare {
  const find = new Finding(root);
  return (step) => {
    const motion = step.kind ? MOTIONS[step.kind] : null;
    if (!motion) return null;
    if (settings.reduced) return (now, _, speed) => still(find, now, speed);
    const data = step.data ?? {};
    const old = new Boxes(find);
    const kept = motion.keep?.(find, data) ?? [];
    return (now, before, speed) => {
      const act = new Act(speed);
      try {
        motion.play({ act, find, old, data, step: now, before, kept });
      } catch (reason) {
        // a failing animation must not stop the game
        console.warn(reason);
      }
      return act.begin();
    };
  };
}

function still(find: Finding, step: Happening, speed: number): Shown {
  const act = new Act(speed);
  outline(act, find, step);
  return act.begin();
}
