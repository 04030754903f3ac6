// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Step } from "../net/protocol";
import { MANY, Queue, type Shown, type StepPlayer } from "./queue";

/** A stage on which every step lasts until the test ends it. */
class Slow implements StepPlayer {
  shown: { kind: string; speed: number }[] = [];
  jumped: string[] = [];
  cuts = 0;
  running = false;
  #end: (() => void) | null = null;

  show(step: Step, speed: number): Shown {
    this.shown.push({ kind: step.kind ?? "", speed });
    return {
      done: new Promise((resolve) => (this.#end = resolve)),
      cut: () => {
        this.cuts++;
        this.#end?.();
      },
    };
  }

  jump(step: Step): void {
    this.jumped.push(step.kind ?? "");
  }

  setBusy(running: boolean): void {
    this.running = running;
  }

  /** End the current step. */
  async over(): Promise<void> {
    this.#end?.();
    await settled();
  }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};
const steps = (...kinds: string[]): Step[] => kinds.map((kind) => ({ kind }));
const numbered = (count: number): Step[] => steps(...Array.from({ length: count }, (_, index) => `s${index}`));

let stage: Slow;
let pace: number;
let queue: Queue;

beforeEach(() => {
  stage = new Slow();
  pace = 1;
  queue = new Queue(stage, () => pace);
});

describe("the queue", () => {
  it("shows one step after the other in order, and calls back after the last one", async () => {
    const after = vi.fn();
    queue.add(steps("a", "b"), after);
    queue.add(steps("c"), () => after("second"));
    expect(stage.shown.map(({ kind }) => kind)).toEqual(["a"]);
    await stage.over();
    expect(stage.shown.map(({ kind }) => kind)).toEqual(["a", "b"]);
    expect(after).not.toHaveBeenCalled();
    await stage.over();
    expect(after).toHaveBeenCalledOnce();
    expect(stage.shown.map(({ kind }) => kind)).toEqual(["a", "b", "c"]);
    expect(stage.running).toBe(true);
    await stage.over();
    expect(after).toHaveBeenLastCalledWith("second");
    expect(stage.running).toBe(false);
  });

  it("calls back for an empty turn, after the steps before it", async () => {
    const order: string[] = [];
    queue.add(steps("a"), () => order.push("first"));
    queue.add([], () => order.push("empty"));
    expect(order).toEqual([]);
    await stage.over();
    await stage.over();
    expect(order).toEqual(["first", "empty"]);
  });

  it("doubles the speed while more than six steps wait", async () => {
    queue.add(numbered(MANY + 3), () => undefined);
    for (let each = 0; each < MANY + 3; each++) await stage.over();
    expect(stage.shown.map(({ speed }) => speed)).toEqual([2, 2, 1, 1, 1, 1, 1, 1, 1]);
  });

  it("uses the current pace for each step", async () => {
    queue.add(steps("a", "b"), () => undefined);
    pace = 2;
    await stage.over();
    expect(stage.shown.map(({ speed }) => speed)).toEqual([1, 2]);
  });

  it("shows nothing at the instant pace", () => {
    pace = Infinity;
    const after = vi.fn();
    queue.add(steps("a", "b"), after);
    expect(stage.shown).toEqual([]);
    expect(stage.jumped).toEqual(["a", "b"]);
    expect(after).toHaveBeenCalledOnce();
  });

  it("skips everything that waits, and shows steps that are added later", async () => {
    const after = vi.fn();
    queue.add(steps("a", "b", "c"), after);
    queue.skip();
    await settled();
    expect(stage.jumped).toEqual(["b", "c"]);
    expect(after).toHaveBeenCalledOnce();
    queue.add(steps("d"), () => undefined);
    expect(stage.shown.map(({ kind }) => kind)).toEqual(["a", "d"]);
  });

  it("has nothing to skip while it is empty", () => {
    queue.skip();
    queue.add(steps("a"), () => undefined);
    expect(stage.shown).toHaveLength(1);
  });

  it("does not wait for steps without a motion", () => {
    const after = vi.fn();
    const jumped: string[] = [];
    const unmoved = new Queue({ show: ({ kind }) => (jumped.push(kind ?? ""), null), jump: () => undefined }, () => 1);
    unmoved.add(steps("a", "b"), after);
    expect(jumped).toEqual(["a", "b"]);
    expect(after).toHaveBeenCalledOnce();
  });

  it("does not show past steps, nor the steps before them", async () => {
    const after = vi.fn();
    queue.add(steps("a", "b"), after);
    queue.addPast(steps("c"), after);
    await settled();
    expect(stage.shown.map(({ kind }) => kind)).toEqual(["a"]);
    expect(stage.jumped).toEqual(["b", "c"]);
    queue.addPast(steps("d"), after);
    queue.add(steps("e"), after);
    expect(stage.jumped).toEqual(["b", "c", "d"]);
    expect(stage.shown.map(({ kind }) => kind)).toEqual(["a", "e"]);
  });

  it("drops the waiting steps and their callback", async () => {
    const after = vi.fn();
    queue.add(steps("a", "b"), after);
    expect(queue.clear()).toEqual(steps("b"));
    await settled();
    expect(stage.shown.map(({ kind }) => kind)).toEqual(["a"]);
    expect(stage.jumped).toEqual([]);
    expect(after).not.toHaveBeenCalled();
    expect(stage.running).toBe(false);
  });

  it("drops the callback of the current step", async () => {
    const after = vi.fn();
    queue.add(steps("a"), after);
    queue.clear();
    await settled();
    expect(after).not.toHaveBeenCalled();
  });

  it("shows steps that are added right after it was cleared", async () => {
    queue.add(steps("a", "b"), () => undefined);
    queue.clear();
    queue.add(steps("c"), () => undefined);
    await settled();
    expect(stage.shown.map(({ kind }) => kind)).toEqual(["a", "c"]);
  });

  it("continues when a step fails", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const after = vi.fn();
    let running = true;
    const failing = new Queue(
      {
        show: ({ kind }) => {
          if (kind === "a") throw new Error("at once");
          return { done: kind === "b" ? Promise.reject(new Error("later")) : Promise.resolve(), cut: () => undefined };
        },
        jump: () => undefined,
        setBusy: (now) => (running = now),
      },
      () => 1,
    );
    failing.add(steps("a", "b", "c"), after);
    await settled();
    expect(after).toHaveBeenCalledOnce();
    expect(complaint).toHaveBeenCalledTimes(2);
    expect(running).toBe(false);
    complaint.mockRestore();
  });
});
