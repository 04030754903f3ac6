/** Taking a seat. */

import { host } from "../host/host";
import type { SitDown, TableInfo } from "../net/protocol";
import { storeSalt } from "./fair";

/** Random bytes in hex: this device's contribution to every shuffle. */
function randomSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Take a seat; without a number, the first free one. */
export async function sit(id: string, how: Omit<SitDown, "salt">): Promise<TableInfo> {
  const salt = randomSalt();
  const table = await host.request("sit", { table_id: id, ...how, salt });
  storeSalt(id, how.seat ?? table.you.at(-1) ?? -1, salt);
  return table;
}
