/** The HTTP API. Error responses are thrown as `ApiError`, with the server's message in the user's language. */

import { untrack } from "svelte";
import type {
  ChangedIdentity, ChangeTable, ChooseBandit, ClaimLink, DeviceLink, Found, GameRecord, History, Identity, NewIdentity, NewTable,
  Problem, SayReady, SeatBot, SitDown, TableInfo, TableLine,
} from "./protocol";
import { storeSalt } from "../game/fair";
import { PROTOCOL } from "./protocol";
import { settings } from "../settings.svelte";

export class ApiError extends Error {
  constructor(
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

/** The error message to show for a failed request. */
export const errorMessage = (reason: unknown): string => (reason instanceof ApiError ? reason.message : settings.words.say("web-server-trouble"));

/** The URL of a path below the server's base path. */
export const apiUrl = (path: string): string => new URL(path, document.baseURI).href;

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  // an effect that sends a request must not run again when the language changes
  const language = untrack(() => settings.language);
  let answer: Response;
  try {
    answer = await fetch(apiUrl(`api${path}${path.includes("?") ? "&" : "?"}lang=${language}&protocol=${PROTOCOL}`), {
      method,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new ApiError("offline", settings.words.say("web-offline"));
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new ApiError(problem?.error ?? "unknown", problem?.message ?? settings.words.say("web-server-trouble"));
}

/** Random bytes in hex: this device's contribution to every shuffle. */
export function randomSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api = {
  me: () => request<Identity>("GET", "/identity"),
  introduce: (who: NewIdentity) => request<Identity>("POST", "/identity", who),
  change: (what: ChangedIdentity) => request<Identity>("PATCH", "/identity", what),
  linkDevice: () => request<DeviceLink>("POST", "/identity/link"),
  claim: (link: ClaimLink) => request<Identity>("POST", "/identity/claim", link),
  openTables: (status: "waiting" | "playing" = "waiting") => request<TableLine[]>("GET", `/tables?status=${status}`),
  myTables: () => request<TableLine[]>("GET", "/tables/mine"),
  createTable: (table: NewTable) => request<TableInfo>("POST", "/tables", table),
  find: (code: string) => request<Found>("GET", `/codes/${encodeURIComponent(code)}`),
  table: (id: string) => request<TableInfo>("GET", `/tables/${encodeURIComponent(id)}`),
  async sit(id: string, how: Omit<SitDown, "salt">): Promise<TableInfo> {
    const own = randomSalt();
    const table = await request<TableInfo>("POST", `/tables/${id}/sit`, { ...how, salt: own } satisfies SitDown);
    storeSalt(id, how.seat ?? table.you.at(-1) ?? -1, own);
    return table;
  },
  bandit: (id: string, choice: ChooseBandit) => request<TableInfo>("POST", `/tables/${id}/bandit`, choice),
  bot: (id: string, seat: SeatBot) => request<TableInfo>("POST", `/tables/${id}/bot`, seat),
  ready: (id: string, ready: boolean) => request<TableInfo>("POST", `/tables/${id}/ready`, { ready } satisfies SayReady),
  options: (id: string, changes: ChangeTable) => request<TableInfo>("POST", `/tables/${id}/options`, changes),
  remove: (id: string, seat: number) => request<TableInfo>("POST", `/tables/${id}/remove`, { seat }),
  start: (id: string) => request<TableInfo>("POST", `/tables/${id}/start`),
  leave: (id: string) => request<TableInfo>("POST", `/tables/${id}/leave`),
  rematch: (id: string) => request<TableInfo>("POST", `/tables/${id}/rematch`),
  record: (id: string) => request<GameRecord>("GET", `/tables/${id}/record`),
  history: (id: string, seat: number) => request<History>("GET", `/tables/${id}/history?seat=${seat}`),
};
