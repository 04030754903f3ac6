/** Number of unread chat lines. */

import type { Session } from "../../lib/net/session.svelte";
import { chatsAfter } from "./chats";

export function unread(session: () => Session, looking: () => boolean): { readonly count: number } {
  // lines from before the page was opened count as read
  let seen = $state<number | null>(null);
  const latest = $derived(session().chats.at(-1)?.number ?? -1);
  $effect(() => {
    if (seen === null && session().view) seen = latest;
    if (looking()) seen = latest;
  });
  return {
    get count() {
      const from = seen;
      return from === null ? 0 : chatsAfter(session(), from).length;
    },
  };
}
