/** The HTTP API. Error responses are thrown as `Refused`, with the server's message in the user's language. */

import { untrack } from "svelte";
import type {
  ChangedIdentity, ChangeTable, ChooseBandit, ClaimLink, DeviceLink, Found, GameRecord, History, Identity, NewIdentity, NewTable,
  Problem, SayReady, SeatBot, SitDown, TableInfo, TableLine,
} from "./protocol";
import { thrown } from "../game/fair";
import { PROTOCOL } from "./protocol";
import { settings } from "../settings.svelte";

export class Refused extends Error {
  constructor(
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

/** The error message to show for a failed request. */
export const why = (reason: unknown): string => (reason instanceof Refused ? reason.message : settings.words.say("web-server-trouble"));

/** The URL of a path below the server's base path. */
export const at = (path: string): string => new URL(path, document.baseURI).href;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  // an effect that sends a request must not run again when the language changes
  const language = untrack(() => settings.language);
  let answer: Response;
  try {
    answer = await fetch(at(`api${path}${path.includes("?") ? "&" : "?"}lang=${language}&protocol=${PROTOCOL}`), {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Refused("offline", settings.words.say("web-offline"));
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.error ?? "unknown", problem?.message ?? settings.words.say("web-server-trouble"));
}

/** Random bytes in hex: this device's contribution to every shuffle. */
export function salt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api = {
  me: () => ask<Identity>("GET", "/identity"),
  introduce: (who: NewIdentity) => ask<Identity>("POST", "/identity", who),
  change: (what: ChangedIdentity) => ask<Identity>("PATCH", "/identity", what),
  linkDevice: () => ask<DeviceLink>("POST", "/identity/link"),
  claim: (link: ClaimLink) => ask<Identity>("POST", "/identity/claim", link),
  openTables: (status: "waiting" | "playing" = "waiting") => ask<TableLine[]>("GET", `/tables?status=${status}`),
  myTables: () => ask<TableLine[]>("GET", "/tables/mine"),
  open: (table: NewTable) => ask<TableInfo>("POST", "/tables", table),
  find: (code: string) => ask<Found>("GET", `/codes/${encodeURIComponent(code)}`),
  table: (id: string) => ask<TableInfo>("GET", `/tables/${encodeURIComponent(id)}`),
  async sit(id: string, how: Omit<SitDown, "salt">): Promise<TableInfo> {
    const own = salt();
    const table = await ask<TableInfo>("POST", `/tables/${id}/sit`, { ...how, salt: own } satisfies SitDown);
    thrown(id, how.seat ?? table.you.at(-1) ?? -1, own);
    return table;
  },
  bandit: (id: string, choice: ChooseBandit) => ask<TableInfo>("POST", `/tables/${id}/bandit`, choice),
  bot: (id: string, seat: SeatBot) => ask<TableInfo>("POST", `/tables/${id}/bot`, seat),
  ready: (id: string, ready: boolean) => ask<TableInfo>("POST", `/tables/${id}/ready`, { ready } satisfies SayReady),
  options: (id: string, changes: ChangeTable) => ask<TableInfo>("POST", `/tables/${id}/options`, changes),
  remove: (id: string, seat: number) => ask<TableInfo>("POST", `/tables/${id}/remove`, { seat }),
  start: (id: string) => ask<TableInfo>("POST", `/tables/${id}/start`),
  leave: (id: string) => ask<TableInfo>("POST", `/tables/${id}/leave`),
  rematch: (id: string) => ask<TableInfo>("POST", `/tables/${id}/rematch`),
  record: (id: string) => ask<GameRecord>("GET", `/tables/${id}/record`),
  history: (id: string, seat: number) => ask<History>("GET", `/tables/${id}/history?seat=${seat}`),
};
