/** How steps are shown: by the stage's motion, as soon as it is there. */

import type { Happening } from "../lib/protocol";
import type { Animator } from "../lib/session.svelte";
import type { View } from "../lib/views";

type Prepare = (step: Happening, view: View) => Animator | null;
const found = import.meta.glob<{ animate: (root: HTMLElement) => Prepare }>("../stage/motion.ts");

export function mover(root: HTMLElement): Prepare {
  let prepare: Prepare = () => null;
  void found["../stage/motion.ts"]?.().then(({ animate }) => (prepare = animate(root)));
  return (step, view) => prepare(step, view);
}
