/** Dragging as a shortcut: what is dragged onto the target counts as done; dropped elsewhere it goes back. */

import { createAttachmentKey } from "svelte/attachments";

const FAR = 8;
const swallow = (event: Event): void => event.stopPropagation();

function to(selector: string, dropped: () => void): (element: Element) => () => void {
  return (element) => {
    if (!(element instanceof HTMLElement)) return () => undefined;
    let from: { x: number; y: number } | null = null;
    let moving = false;
    const over = (event: PointerEvent): boolean => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box !== undefined && event.clientX >= box.left - 30 && event.clientX <= box.right + 30 && event.clientY >= box.top - 40 && event.clientY <= box.bottom + 30;
    };
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
      element.classList.toggle("is-over", over(event));
    };
    const end = (event: PointerEvent): void => {
      const lands = moving && event.type === "pointerup" && over(event);
      if (moving) {
        // the click that follows is no tap
        addEventListener("click", swallow, { capture: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      }
      from = null;
      moving = false;
      element.classList.remove("is-dragged", "is-over");
      element.style.translate = "";
      if (lands) dropped();
    };
    const listeners: [keyof HTMLElementEventMap, (event: PointerEvent) => void][] = [
      ["pointerdown", down], ["pointermove", move], ["pointerup", end], ["pointercancel", end],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
    };
  };
}

export const drag = { key: createAttachmentKey(), to };
