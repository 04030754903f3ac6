/** Connects the session of either table to the stage: restores the log when it has holes, and animates every step. */

import { onDestroy, untrack } from "svelte";
import type { Session } from "../lib/net/session.svelte";
import type { Prepare } from "../lib/playback/showStep";
import { sound } from "../lib/sound/sound";
import { animate } from "../stage/motion/animate";
import { restoreLog } from "./log/restoreLog";

/** Call during component initialisation. `root`: the element of the table; `wrap`: wraps the animations. */
export function connectStage(session: () => Session, root: () => HTMLElement | undefined, wrap = (show: Prepare): Prepare => show): void {
  let filled = -1;
  $effect(() => {
    const { view, table, holes } = session();
    if (filled === holes || !view || !table) return;
    filled = holes;
    untrack(() => restoreLog(session())).catch((reason: unknown) => console.warn(reason));
  });
  $effect(() => {
    const drawn = root();
    if (!drawn) return;
    const show = wrap(animate(drawn));
    session().prepare = (step, before) => {
      sound.event(step);
      return show(step, before);
    };
  });
  onDestroy(() => (session().prepare = null));
}
