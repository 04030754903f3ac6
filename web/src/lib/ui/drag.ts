/** Drag and drop as a shortcut for a click. Elements dropped outside of the targets return. Nothing requires it. */

import { createAttachmentKey } from "svelte/attachments";

/** A shorter movement, in px, is still a click. */
const MIN_DISTANCE = 8;
const swallow = (event: Event): void => event.stopPropagation();

/** The target at this point or within the tolerance `near`. */
function under(selector: string, near: number, { clientX: x, clientY: y }: PointerEvent): HTMLElement | null {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const box = element.getBoundingClientRect();
    if (x >= box.left - near && x <= box.right + near && y >= box.top - near && y <= box.bottom + near) return element;
  }
  return null;
}

/** `dropped` is called with the target at the end of a drag; null: none. */
function to(selector: string, dropped: (onto: HTMLElement | null) => void, near = 30): (element: Element) => () => void {
  return (element) => {
    if (!(element instanceof HTMLElement)) return () => undefined;
    let from: { x: number; y: number } | null = null;
    let moving = false;
    const down = (event: PointerEvent): void => {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving) {
        if (Math.hypot(dx, dy) < MIN_DISTANCE) return;
        moving = true;
        element.setPointerCapture(event.pointerId);
        element.classList.add("is-dragged");
      }
      element.style.translate = `${dx}px ${dy}px`;
      element.classList.toggle("is-over", under(selector, near, event) !== null);
    };
    const letGo = (): void => {
      element.classList.remove("is-dragged", "is-over");
      element.style.translate = "";
    };
    const end = (event: PointerEvent): void => {
      const landed = moving && event.type === "pointerup";
      if (moving) {
        // suppress the click that follows
        addEventListener("click", swallow, { capture: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      }
      from = null;
      moving = false;
      if (landed) dropped(under(selector, near, event));
      letGo();
    };
    const listeners: [keyof HTMLElementEventMap, (event: PointerEvent) => void][] = [
      ["pointerdown", down], ["pointermove", move], ["pointerup", end], ["pointercancel", end],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
      letGo(); // the element may be in the middle of a drag
    };
  };
}

export const drag = { key: createAttachmentKey(), to };
