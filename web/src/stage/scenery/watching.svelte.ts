/** Whether anybody can see the page: while it is hidden, nothing moves. */

import { createSubscriber } from "svelte/reactivity";

const changes = createSubscriber((update) => {
  document.addEventListener("visibilitychange", update);
  return () => document.removeEventListener("visibilitychange", update);
});

export const watching = {
  get hidden(): boolean {
    changes();
    return document.hidden;
  },
};
