/** Fair by proof: what this device was shown and threw before a game, held against what the server shows after it. */

import type { TableInfo } from "../net/protocol";

interface Kept {
  /** The hash of the server's seed, as it was first shown. */
  hash?: string;
  /** What this device threw, by seat. */
  salts?: Record<string, string>;
}

export interface Verdict {
  /** The seed has the hash that was shown; null: this device cannot tell. */
  seed: boolean | null;
  /** What the cards were made of has a salt of this device, in a seat of ours; null: it threw none. */
  salts: boolean | null;
}

const MOST = 50;
const PLACE = "coltexpress-fair";

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

function change(table: string, what: (kept: Kept) => Kept): void {
  const { [table]: kept = {}, ...others } = all();
  const latest = [...Object.entries(others).slice(1 - MOST), [table, what(kept)]];
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // a device that keeps nothing cannot check later, and says so
  }
}

/** Keep the first hash that was shown; a later one would prove nothing. */
export function shown({ id, seed_hash }: TableInfo): void {
  if (!all()[id]?.hash) change(id, (kept) => ({ ...kept, hash: seed_hash }));
}

/** Keep what this device threw when it sat down. */
export function thrown(table: string, seat: number, salt: string): void {
  change(table, (kept) => ({ ...kept, salts: { ...kept.salts, [seat]: salt } }));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null; // only where the connection is secure
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Hold the server to its word; `record` is the game's, with the salts by seat. */
export async function verdict(table: TableInfo, record: { salts: string[] }): Promise<Verdict> {
  const kept = all()[table.id] ?? {};
  const seed = new Uint8Array((table.seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  const hash = await sha256(seed);
  const salts = Object.values(kept.salts ?? {}); // some may be of seats that were left; and seats move up when a table gets smaller
  return {
    seed: hash === null || !kept.hash ? null : hash === kept.hash && hash === table.seed_hash,
    salts: salts.length ? table.you.some((seat) => salts.includes(record.salts[seat] ?? "")) : null,
  };
}
