/** Animates cards from their previous to their current position. Each card is identified by its `data-glide`. */

import { settings } from "../../lib/settings.svelte";

/** Duration of the animation. */
const DURATION_MS = 280;

export function boxes(root: Element | undefined): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root?.querySelectorAll<HTMLElement>("[data-glide]") ?? [])
    found.set(element.dataset["glide"] ?? "", element.getBoundingClientRect());
  return found;
}

export function glide(root: Element | undefined, before: ReadonlyMap<string, DOMRect>): void {
  if (!root || settings.reduced || settings.pace === "instant") return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-glide]")) {
    const was = before.get(element.dataset["glide"] ?? "");
    const is = element.getBoundingClientRect();
    if (!was || (Math.abs(was.left - is.left) < 2 && Math.abs(was.top - is.top) < 2)) continue;
    element.animate?.(
      [
        {
          transform: `translate(${was.left - is.left}px, ${was.top - is.top}px) scale(${was.width / (is.width || 1)})`,
          transformOrigin: "0 0",
        },
        { transform: "none", transformOrigin: "0 0" },
      ],
      { duration: DURATION_MS, easing: "cubic-bezier(.2,.9,.25,1.15)" },
    );
  }
}
