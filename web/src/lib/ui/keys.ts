/** Whether the last input was a key press: then the focus moves on to the next control, with a visible outline. */

let keys = false;
addEventListener("keydown", () => (keys = true), { capture: true });
addEventListener("pointerdown", () => (keys = false), { capture: true });

export const byKeys = (): boolean => keys;

/** Whether the target of a key press is a field that uses the keys itself. */
export const isField = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches("input, textarea, select");

/** Whether a key press is for the table: not for a field or a dialog, and not a shortcut of the browser. */
export function isTableKey({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !(altKey || ctrlKey || metaKey || isField(target) || document.querySelector("dialog[open]"));
}
