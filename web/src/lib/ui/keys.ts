/** Whether the last input was a key press: then the focus moves on to the next control, with a visible outline. */

let keys = false;
addEventListener("keydown", () => (keys = true), { capture: true });
addEventListener("pointerdown", () => (keys = false), { capture: true });

export const byKeys = (): boolean => keys;
