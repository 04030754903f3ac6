import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drag } from "./drag";

function at(kind: string, x: number): PointerEvent {
  return new MouseEvent(kind, { clientX: x, clientY: 0, button: 0 }) as PointerEvent;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

function lifted(): { card: HTMLElement; dropped: ReturnType<typeof vi.fn>; end: () => void } {
  const card = document.createElement("button");
  card.setPointerCapture = vi.fn();
  const dropped = vi.fn();
  const end = drag.to("[data-pile]", dropped)(card);
  card.dispatchEvent(at("pointerdown", 0));
  card.dispatchEvent(at("pointermove", 40));
  return { card, dropped, end };
}

it("a dragged element follows the pointer, and returns when it is released", () => {
  const { card, dropped } = lifted();
  expect(card.style.translate).toBe("40px 0px");
  expect(card.className).toBe("is-dragged");
  card.dispatchEvent(at("pointerup", 40));
  expect(dropped).toHaveBeenCalledExactlyOnceWith(null);
  expect([card.style.translate, card.className]).toEqual(["", ""]);
});

it("an element that stops being draggable returns to its place", () => {
  const { card, dropped, end } = lifted();
  end();
  expect([card.style.translate, card.className]).toEqual(["", ""]);
  card.dispatchEvent(at("pointerup", 40));
  expect(dropped).not.toHaveBeenCalled();
});
