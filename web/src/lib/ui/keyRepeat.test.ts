import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ignoreKeyRepeat } from "./keyRepeat";

const press = (target: EventTarget, key: string, repeat: boolean): boolean =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true }));
const heard = vi.fn();

beforeEach(() => {
  addEventListener("keydown", ignoreKeyRepeat, { capture: true });
  addEventListener("keydown", heard);
});
afterEach(() => {
  removeEventListener("keydown", ignoreKeyRepeat, { capture: true });
  removeEventListener("keydown", heard);
  heard.mockReset();
});

it("ignores a key that is held down", () => {
  expect(press(document.body, "1", false)).toBe(true);
  expect(press(document.body, "1", true)).toBe(false);
  expect(heard).toHaveBeenCalledOnce();
});

it("lets other keys repeat, and all keys in text fields", () => {
  const field = document.body.appendChild(document.createElement("input"));
  expect(press(document.body, "ArrowLeft", true)).toBe(true);
  expect(press(field, "1", true)).toBe(true);
  expect(heard).toHaveBeenCalledTimes(2);
  field.remove();
});
