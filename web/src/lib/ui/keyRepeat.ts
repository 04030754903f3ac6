/** Suppresses key repeat for keys that make a choice: one key press makes one choice. */

const CHOOSES = /^(Enter| |Escape|[1-9])$/;

/** A `keydown` listener for the capture phase. Key repeat in text fields is allowed. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (!event.repeat || !CHOOSES.test(event.key)) return;
  if (event.target instanceof HTMLElement && event.target.matches("input, textarea, select")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
