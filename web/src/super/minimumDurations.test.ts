// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Shown } from "../lib/playback/queue";
import type { View } from "../lib/game/views";
import { withMinimumDurations } from "./minimumDurations";

const view = {} as View;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ended = async (shown: Shown): Promise<boolean> => {
  let over = false;
  void shown.done.then(() => (over = true));
  await vi.advanceTimersByTimeAsync(0);
  return over;
};

describe("minimum durations", () => {
  it("hold a revealed card, half as long at double speed", async () => {
    const animator = withMinimumDurations(() => null)({ kind: "revealed" }, view);
    const shown = animator!({ kind: "revealed" }, view, 2);
    expect(await ended(shown)).toBe(false);
    await vi.advanceTimersByTimeAsync(700);
    expect(await ended(shown)).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(await ended(shown)).toBe(true);
  });

  it("wait for a motion that takes longer", async () => {
    let finish = (): void => undefined;
    const motion: Shown = { done: new Promise((resolve) => (finish = resolve)), cut: () => finish() };
    const shown = withMinimumDurations(() => () => motion)({ kind: "moved" }, view)!({ kind: "moved" }, view, 1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await ended(shown)).toBe(false);
    finish();
    expect(await ended(shown)).toBe(true);
  });

  it("end immediately when they are cut, together with the motion", async () => {
    const cut = vi.fn();
    const shown = withMinimumDurations(() => () => ({ done: Promise.resolve(), cut }))({ kind: "out" }, view)!({ kind: "out" }, view, 1);
    shown.cut();
    expect(await ended(shown)).toBe(true);
    expect(cut).toHaveBeenCalledOnce();
  });

  it("do not delay other events", () => {
    expect(withMinimumDurations(() => null)({ kind: "answered" }, view)).toBeNull();
    expect(withMinimumDurations(() => null)({}, view)).toBeNull();
  });
});
