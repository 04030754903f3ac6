/** Chat lines that are new to the user. */

import type { Chat } from "../../lib/net/protocol";
import type { Session } from "../../lib/net/session.svelte";

/** The lines after this number, without those of the user's own seat. Spectators have no seat and see all lines. */
export function chatsAfter({ chats, seat: own }: Pick<Session, "chats" | "seat">, after: number): Chat[] {
  return chats.filter(({ number, seat = -1 }) => number > after && !(seat >= 0 && seat === own));
}
