/** A card can be dragged into a slot, or out of one: a shortcut, nothing needs it. */

import { createAttachmentKey } from "svelte/attachments";

const FAR = 8;
const swallow = (event: Event): void => event.stopPropagation();

/** The slot under this point; -1: none. */
function slotAt(x: number, y: number): number {
  for (const element of document.querySelectorAll<HTMLElement>("[data-slot]")) {
    const box = element.getBoundingClientRect();
    if (x >= box.left - 6 && x <= box.right + 6 && y >= box.top - 12 && y <= box.bottom + 12) return Number(element.dataset["slot"]);
  }
  return -1;
}

/** `dropped` is told over which slot the card was let go; -1: over none. */
function to(dropped: (slot: number) => void): (element: Element) => () => void {
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
        if (Math.hypot(dx, dy) < FAR) return;
        moving = true;
        element.setPointerCapture(event.pointerId);
        element.classList.add("is-dragged");
      }
      element.style.translate = `${dx}px ${dy}px`;
    };
    const end = (event: PointerEvent): void => {
      const landed = moving && event.type === "pointerup";
      if (moving) {
        // the click that follows is no tap
        addEventListener("click", swallow, { capture: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      }
      from = null;
      moving = false;
      if (landed) dropped(slotAt(event.clientX, event.clientY));
      element.classList.remove("is-dragged");
      element.style.translate = "";
    };
    const listeners: [string, (event: PointerEvent) => void][] = [
      ["pointerdown", down], ["pointermove", move], ["pointerup", end], ["pointercancel", end],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
    };
  };
}

export const drag = { key: createAttachmentKey(), to };
