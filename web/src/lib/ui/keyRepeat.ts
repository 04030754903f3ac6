/** A key that is held down presses again and again; a choice is made by pressing it once. */

const CHOOSES = /^(Enter| |Escape|[1-9])$/;

/** For `keydown`, before anybody else hears of it. Whoever writes may hold a key. */
export function notHeld(event: KeyboardEvent): void {
  if (!event.repeat || !CHOOSES.test(event.key)) return;
  if (event.target instanceof HTMLElement && event.target.matches("input, textarea, select")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
