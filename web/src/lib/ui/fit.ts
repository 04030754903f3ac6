/**
 * Fits a long name into its place: first in the narrow font, then smaller, then in two lines. If that is not enough, it
 * is truncated with an ellipsis.
 */

import type { Attachment } from "svelte/attachments";

/** The smallest readable font size. */
const SMALLEST = 10.5;
const SHRINKS_TO = 0.7;

/** The font size in pixels for a text that needs the width `needs` where `room` is available. */
export function fitting(size: number, needs: number, room: number): number {
  if (needs <= room || room <= 0) return size;
  const least = Math.min(size, Math.max(SMALLEST, size * SHRINKS_TO));
  return Math.max(least, Math.floor((size * room * 10) / needs) / 10);
}

/** Attach to the element that contains the text. It keeps the height of one line, so that the layout does not move. */
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
    watch.observe(element.parentElement ?? element); // the element's own height changes
    void document.fonts.ready.then(measure);
    return () => watch.disconnect();
  };
}
