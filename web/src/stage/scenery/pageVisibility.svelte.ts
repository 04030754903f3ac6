/** Whether the page is visible: while it is hidden, all motion stops. */

import { createSubscriber } from "svelte/reactivity";

const changes = createSubscriber((update) => {
  document.addEventListener("visibilitychange", update);
  return () => document.removeEventListener("visibilitychange", update);
});

export const pageVisibility = {
  get hidden(): boolean {
    changes();
    return document.hidden;
  },
};
