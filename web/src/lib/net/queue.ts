/** Happenings wait for each other: one at a time, in order, at the person's pace, and any of them can be cut short. */

import type { Happening } from "./protocol";

/** How long a step is shown. `done` settles when its animation is over, or at once when it is cut short. */
export interface Shown {
  done: Promise<void>;
  cut(): void;
}

export interface Stage {
  /** Let the view be what it is after this step, and begin to show it; null: there is nothing to wait for. */
  show(step: Happening, speed: number): Shown | null;
  /** Let the view be what it is after this step, without showing how it came about. */
  jump(step: Happening): void;
  /** Something is shown from now on, or no longer. */
  runs?(running: boolean): void;
}

/** With more waiting than this, everything goes twice as fast. */
export const MANY = 6;

interface Entry {
  step: Happening;
  after: (() => void) | null;
  /** It is long past: be there at once. */
  past: boolean;
}

export class Queue {
  #waiting: Entry[] = [];
  #entry: Entry | null = null;
  #now: Shown | null = null;
  #running = false;
  #skipping = false;

  constructor(
    private readonly stage: Stage,
    private readonly speed: () => number,
  ) {}

  get length(): number {
    return this.#waiting.length;
  }

  get idle(): boolean {
    return !this.#running;
  }

  /** Steps of one turn; `after` is called when the last has been shown: at once, if nothing of it takes time. */
  add(steps: readonly Happening[], after: () => void): void {
    this.#add(steps, after, false);
  }

  /** Steps of a turn that is long past: they are not shown, nor is what they would have to wait for. */
  addPast(steps: readonly Happening[], after: () => void): void {
    this.skip();
    this.#add(steps, after, true);
  }

  #add(steps: readonly Happening[], after: () => void, past: boolean): void {
    steps.forEach((step, index) =>
      this.#waiting.push({ step, after: index === steps.length - 1 ? after : null, past }),
    );
    if (!steps.length) this.#waiting.push({ step: {}, after, past });
    void this.#run();
  }

  /** Whatever is shown or waits: be there at once. */
  skip(): void {
    this.#skipping = true;
    this.#now?.cut();
    if (!this.#running) this.#skipping = false;
  }

  /** Only what is shown at the moment. */
  next(): void {
    this.#now?.cut();
  }

  /** Forget what waits, and whom to tell of it: something newer has come. Returns what will not be shown. */
  clear(): Happening[] {
    const forgotten = this.#waiting.map(({ step }) => step);
    this.#waiting = [];
    if (this.#entry) this.#entry.after = null;
    this.#now?.cut();
    return forgotten;
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.stage.runs?.(true);
    try {
      for (let entry = this.#waiting.shift(); entry; entry = this.#waiting.shift()) {
        const speed = this.speed() * (this.#waiting.length > MANY ? 2 : 1);
        this.#entry = entry;
        try {
          if (entry.past || this.#skipping || !Number.isFinite(speed)) this.stage.jump(entry.step);
          else {
            this.#now = this.stage.show(entry.step, speed);
            // what does not move must not wait either: not even for a moment in which nothing could be chosen
            if (this.#now) await this.#now.done;
          }
        } catch (problem) {
          // A picture that fails must not hold up the game.
          console.error(problem);
        }
        this.#now = null;
        entry.after?.();
      }
    } finally {
      this.#entry = null;
      this.#running = false;
      this.#skipping = false;
      this.stage.runs?.(false);
    }
  }
}
