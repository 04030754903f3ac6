import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadFonts, TIMEOUT_MS } from "./fonts";

const asked = vi.fn<(face: string, sample: string) => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document, "fonts", { configurable: true, value: { load: asked } });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, "fonts");
  asked.mockReset();
});

async function settled(promise: Promise<void>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

it("waits until all fonts of the language's script are loaded", async () => {
  let come = (): void => undefined;
  asked.mockResolvedValue([]).mockReturnValueOnce(new Promise<void>((resolve) => (come = resolve)));
  const waiting = loadFonts("ru");
  expect(asked.mock.calls.every(([, sample]) => /[A-Za-z]/.test(sample) && /[а-я]/.test(sample))).toBe(true);
  expect(await settled(waiting)).toBe(false);
  come();
  expect(await settled(waiting)).toBe(true);
});

it("does not wait for fonts that fail or are slow", async () => {
  asked.mockRejectedValue(new Error("no such file"));
  expect(await settled(loadFonts("en"))).toBe(true);
  asked.mockReturnValue(new Promise(() => undefined));
  const waiting = loadFonts("en");
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  expect(await settled(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await settled(waiting)).toBe(true);
});
