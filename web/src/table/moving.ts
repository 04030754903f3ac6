/** How steps are shown at a table: by the motion of the stage. */

import type { Happening } from "../lib/protocol";
import type { Animator } from "../lib/session.svelte";
import type { View } from "../lib/views";
import { animate } from "../stage/motion";

export function mover(root: HTMLElement): (step: Happening, view: View) => Animator | null {
  return animate(root);
}
