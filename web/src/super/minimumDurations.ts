/** Minimum durations of steps: people need time to read a revealed card. */

import type { Shown } from "../lib/playback/queue";
import type { Prepare } from "../lib/playback/showStep";

/** In ms, at the calm pace. All steps of a round arrive at once, so most of them run at double speed. */
const MINIMUM_MS: Record<string, number> = {
  "stealin-began": 1200,
  revealed: 1500,
  moved: 1000,
  turned: 900,
  shot: 900,
  missed: 1000,
  woke: 900,
  fell: 900,
  rides: 1300,
  out: 1600,
  uncoupled: 1800,
  looted: 1500,
  "round-began": 900,
  "game-over": 1200,
};

const also = (shown: Shown | null, least: number): Shown => {
  let end = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, least);
    end = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return {
    done: Promise.all([held, shown?.done]).then(() => undefined),
    cut: () => {
      end();
      shown?.cut();
    },
  };
};

/** The same animations, with minimum durations. */
export function withMinimumDurations(prepare: Prepare): Prepare {
  return (step, view) => {
    const animator = prepare(step, view);
    const least = MINIMUM_MS[step.kind ?? ""];
    if (least === undefined) return animator;
    return (now, before, speed) => also(animator?.(now, before, speed) ?? null, least / speed);
  };
}
