/** What both tables do with a session: tell again what was told while nobody looked, and show every step on the stage. */

import { onDestroy, untrack } from "svelte";
import type { Prepare, Session } from "../lib/net/session.svelte";
import { sound } from "../lib/sound/sound";
import { animate } from "../stage/motion";
import { recall } from "./log/past";

/** Call it while a table is made. `root`: what it is drawn in; `paced`: how its steps are drawn out. */
export function staged(session: () => Session, root: () => HTMLElement | undefined, paced = (show: Prepare): Prepare => show): void {
  let filled = -1;
  $effect(() => {
    const { view, table, holes } = session();
    if (filled === holes || !view || !table) return;
    filled = holes;
    untrack(() => recall(session())).catch((reason: unknown) => console.warn(reason));
  });
  $effect(() => {
    const drawn = root();
    if (!drawn) return;
    const show = paced(animate(drawn));
    session().prepare = (step, before) => {
      sound.event(step);
      return show(step, before);
    };
  });
  onDestroy(() => (session().prepare = null));
}
