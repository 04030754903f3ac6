/** Shows one step: applies it to the view, and animates the change. */

import { tick } from "svelte";
import type { View } from "../game/views";
import type { Step } from "../net/protocol";
import type { Shown } from "./queue";

/** Animates a step. Called after the view has changed; `before` is the previous view. */
export type Animator = (step: Step, before: View, speed: number) => Shown;
/** Called before a step changes the view. Returns the animator for the step; null: nothing to animate. */
export type Prepare = (step: Step, view: View) => Animator | null;

/** `before`: the view before the step; `apply`: changes the view. Returns null if there is nothing to animate. */
export function showStep(step: Step, before: View | null, speed: number, prepare: Prepare | null, apply: () => void): Shown | null {
  let animator: Animator | null = null;
  try {
    if (before) animator = prepare?.(step, before) ?? null;
  } catch (problem) {
    // A failing animation must not lose the step.
    console.error(problem);
  }
  apply();
  if (!animator || !before) return null;
  const animate = animator;
  let cut = false;
  let shown: Shown | null = null;
  return {
    done: tick().then(() => {
      shown = animate(step, before, speed);
      if (cut) shown.cut();
      return shown.done;
    }),
    cut: () => {
      cut = true;
      shown?.cut();
    },
  };
}
