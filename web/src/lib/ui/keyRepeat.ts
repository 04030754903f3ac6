/** Suppresses key repeat for keys that make a choice: one key press makes one choice. */

import { isField } from "./keys";

const CHOOSES = /^(Enter| |Escape|[1-9])$/;

/** A `keydown` listener for the capture phase. Key repeat in text fields is allowed. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (!event.repeat || !CHOOSES.test(event.key)) return;
  if (isField(event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
