/** What a stage tells those who stand on it. */

import { getContext, setContext } from "svelte";

export type Light = "1" | "2" | "3" | "4" | "5" | "tunnel";

export interface StageContext {
  readonly light: Light;
  readonly moving: boolean;
  readonly fast: boolean;
  /** Nothing moves at the moment. */
  readonly still: boolean;
  /** What the curtain takes of the width on either side, and how high the stage is below what hangs from it; in px. */
  readonly side: number;
  readonly height: number;
  /** The train is folded: each of its rows has a landscape of its own. */
  folded: boolean;
}

const KEY = Symbol("stage");
export const open = (stage: StageContext): StageContext => setContext(KEY, stage);
export const stageContext = (): StageContext | undefined => getContext<StageContext | undefined>(KEY);
