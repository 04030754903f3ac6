/** Animates events. The page already shows the new state; the animation leads to it. */

import type { Step } from "../../lib/net/protocol";
import type { Shown } from "../../lib/playback/queue";
import type { Prepare } from "../../lib/playback/showStep";
import { settings } from "../../lib/settings.svelte";
import { EventAnimation } from "./eventAnimation";
import { Boxes, PageElements } from "./pageElements";
import { MOTIONS } from "./motions";
import { outline } from "./still";

/**
 * For `session.prepare`: called before a step changes the view, it records the positions of all elements; the returned
 * function plays the animation afterwards. Elements outside of the train are found by `data-tag="<seat>"`, `data-pile`,
 * `data-hand` and `data-now`.
 */
export function animate(root: HTMLElement): Prepare {
  const elements = new PageElements(root);
  return (step) => {
    const motion = step.kind ? MOTIONS[step.kind] : null;
    if (!motion) return null;
    if (settings.reduced) return (now, _, speed) => still(elements, now, speed);
    const data = step.data ?? {};
    const old = new Boxes(elements);
    const captured = motion.capture?.(elements, data) ?? [];
    return (_, before, speed) => {
      const animation = new EventAnimation(speed);
      try {
        motion.play({ animation, elements, old, data, before, captured });
      } catch (reason) {
        // a failing animation must not stop the game
        console.warn(reason);
      }
      return animation.begin();
    };
  };
}

function still(elements: PageElements, step: Step, speed: number): Shown {
  const animation = new EventAnimation(speed);
  outline(animation, elements, step);
  return animation.begin();
}
