/** Whether the last thing that somebody did was to press a key: then the focus goes on to what is next, and can be seen. */

let keys = false;
addEventListener("keydown", () => (keys = true), { capture: true });
addEventListener("pointerdown", () => (keys = false), { capture: true });

export const byKeys = (): boolean => keys;
