/** The seats that are kept for the players of the previous game. */

import { sit } from "../lib/game/sit";
import { HostError } from "../lib/host/host";
import type { TableInfo } from "../lib/net/protocol";

/** The seats kept for players of this name. Names are not unique: only the server knows whose seat it is. */
export function keptSeats({ chairs }: TableInfo, name: string): number[] {
  return chairs.flatMap((chair, seat) => (chair.kind === "kept" && chair.name === name ? [seat] : []));
}

/** Take the first of these seats that is kept for this player; none, if all of them are kept for others. */
export async function takeKeptSeat(table: string, seats: readonly number[]): Promise<void> {
  for (const seat of seats) {
    try {
      await sit(table, { seat });
      return;
    } catch (reason) {
      if (!(reason instanceof HostError && reason.key === "server-seat-taken")) throw reason;
    }
  }
}
