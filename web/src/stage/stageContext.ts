/** The context that a stage provides to its content. */

import { getContext, setContext } from "svelte";

export type Light = "1" | "2" | "3" | "4" | "5" | "tunnel";

export interface StageContext {
  readonly light: Light;
  readonly fast: boolean;
  /** All motion is stopped. */
  readonly still: boolean;
  /** `side`: the width of the curtain on each side; `height`: the height of the stage below the tags; in px. */
  readonly side: number;
  readonly height: number;
  /** The train is in two rows, each with its own landscape. */
  folded: boolean;
}

const KEY = Symbol("stage");
export const setStageContext = (stage: StageContext): StageContext => setContext(KEY, stage);
export const stageContext = (): StageContext | undefined => getContext<StageContext | undefined>(KEY);
