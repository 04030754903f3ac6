/** A name that is too long for its place is written in the narrow face, then smaller, then in two lines; only what is
 *  still too long ends in dots. */

import type { Attachment } from "svelte/attachments";

/** Nobody reads smaller letters. */
const SMALLEST = 10.5;
const SHRINKS_TO = 0.7;

/** How many pixels high letters are that need `needs` where there is room for `room`. */
export function fitting(size: number, needs: number, room: number): number {
  if (needs <= room || room <= 0) return size;
  const least = Math.min(size, Math.max(SMALLEST, size * SHRINKS_TO));
  return Math.max(least, Math.floor((size * room * 10) / needs) / 10);
}

/** On the element whose own text this is. It takes as much height as one line of its own size, so that nothing else moves. */
export function fit(name: string): Attachment<HTMLElement> {
  return (element) => {
    const { classList, style } = element;
    const tooLong = (): boolean => element.scrollWidth > element.clientWidth;
    const measure = (): void => {
      classList.remove("tight", "two");
      style.fontSize = style.lineHeight = style.marginBlock = "";
      if (!tooLong()) return;
      classList.add("tight");
      if (!tooLong()) return;
      const { fontSize, lineHeight } = getComputedStyle(element);
      const size = fitting(parseFloat(fontSize), element.scrollWidth, element.clientWidth);
      style.fontSize = `${size}px`;
      style.lineHeight = lineHeight;
      if (!tooLong()) return;
      classList.add("two");
      style.lineHeight = `${size}px`;
      style.marginBlock = `${(parseFloat(lineHeight) - 2 * size) / 2}px`;
    };
    element.title = name;
    const watch = new ResizeObserver(measure);
    watch.observe(element.parentElement ?? element); // its own height changes
    void document.fonts.ready.then(measure);
    return () => watch.disconnect();
  };
}
