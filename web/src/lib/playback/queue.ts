/** A queue of steps: shows one step at a time, in order, at the user's pace. Every step can be cut short. */

import type { Step } from "../net/protocol";

/** A step that is being shown. `done` settles at the end of its animation, or immediately after `cut`. */
export interface Shown {
  done: Promise<void>;
  cut(): void;
}

export interface StepPlayer {
  /** Apply the step to the view and start to show it; null: there is no motion to wait for. */
  show(step: Step, speed: number): Shown | null;
  /** Apply the step to the view without showing it. */
  jump(step: Step): void;
  /** The queue has started or stopped showing steps. */
  setBusy?(running: boolean): void;
}

/** With more than this many waiting steps, the speed is doubled. */
export const MANY = 6;

interface Entry {
  step: Step;
  after: (() => void) | null;
  /** A past step: do not show it. */
  past: boolean;
}

export class Queue {
  #waiting: Entry[] = [];
  #entry: Entry | null = null;
  #now: Shown | null = null;
  #running = false;
  #skipping = false;

  constructor(
    private readonly player: StepPlayer,
    private readonly speed: () => number,
  ) {}

  /** Add the steps of a turn. `after` is called after the last one; synchronously, if no step takes time. */
  add(steps: readonly Step[], after: () => void): void {
    this.#add(steps, after, false);
  }

  /** Add the steps of a past turn: neither they nor the steps before them are shown. */
  addPast(steps: readonly Step[], after: () => void): void {
    this.skip();
    this.#add(steps, after, true);
  }

  #add(steps: readonly Step[], after: () => void, past: boolean): void {
    steps.forEach((step, index) =>
      this.#waiting.push({ step, after: index === steps.length - 1 ? after : null, past }),
    );
    if (!steps.length) this.#waiting.push({ step: {}, after, past });
    void this.#run();
  }

  /** Skip to the end of the queue. */
  skip(): void {
    this.#skipping = true;
    this.#now?.cut();
    if (!this.#running) this.#skipping = false;
  }

  /** Drop the waiting steps and their callbacks, because a newer state has arrived. Returns the steps not shown. */
  clear(): Step[] {
    const forgotten = this.#waiting.map(({ step }) => step);
    this.#waiting = [];
    if (this.#entry) this.#entry.after = null;
    this.#now?.cut();
    return forgotten;
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.player.setBusy?.(true);
    try {
      for (let entry = this.#waiting.shift(); entry; entry = this.#waiting.shift()) {
        const speed = this.speed() * (this.#waiting.length > MANY ? 2 : 1);
        this.#entry = entry;
        try {
          if (entry.past || this.#skipping || !Number.isFinite(speed)) this.player.jump(entry.step);
          else {
            this.#now = this.player.show(entry.step, speed);
            // without a motion, do not await: even a microtask would leave a moment without choices
            if (this.#now) await this.#now.done;
          }
        } catch (problem) {
          // A failing animation must not stop the game.
          console.error(problem);
        }
        this.#now = null;
        entry.after?.();
      }
    } finally {
      this.#entry = null;
      this.#running = false;
      this.#skipping = false;
      this.player.setBusy?.(false);
    }
  }
}
