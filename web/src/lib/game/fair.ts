/** Verifies that a game was fair: compares the seed hash and salts stored on this device with the published record. */

import { readJson, writeJson } from "../localStore";
import type { TableInfo } from "../net/protocol";

interface StoredProof {
  /** The hash of the server's seed that this device saw first. */
  hash?: string;
  /** The salts that this device sent, by seat. */
  salts?: Record<string, string>;
}

export interface FairnessResult {
  /** The seed matches the stored hash; null: unknown. */
  seed: boolean | null;
  /** The record contains a salt from this device in one of the user's seats; null: it sent none. */
  salts: boolean | null;
}

const MAX_PROOFS = 50;

type StoredProofs = Record<string, StoredProof>;

const storedProofs = (): Partial<StoredProofs> => readJson<StoredProofs>("fair");

/** Without storage the result of the later check is "unknown". */
function updateProof(table: string, change: (proof: StoredProof) => StoredProof): void {
  const { [table]: proof = {}, ...others } = storedProofs();
  const latest = [...Object.entries(others).slice(1 - MAX_PROOFS), [table, change(proof)]];
  writeJson("fair", Object.fromEntries(latest) as object);
}

/** Store the first hash; later hashes prove nothing. */
export function storeSeedHash({ id, seed_hash }: TableInfo): void {
  if (!storedProofs()[id]?.hash) updateProof(id, (proof) => ({ ...proof, hash: seed_hash }));
}

/** Store the salt that this device sent when it took a seat. */
export function storeSalt(table: string, seat: number, salt: string): void {
  updateProof(table, (proof) => ({ ...proof, salts: { ...proof.salts, [seat]: salt } }));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null; // only available in secure contexts
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Check the server's seed and salts. `record`: the record of the game, with the salts by seat. */
export async function checkFairness(table: TableInfo, record: { salts: string[] }): Promise<FairnessResult> {
  const proof = storedProofs()[table.id] ?? {};
  const seed = new Uint8Array((table.seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  const hash = await sha256(seed);
  const salts = Object.values(proof.salts ?? {}); // includes seats that were left; seats also move up when a table shrinks
  return {
    seed: hash === null || !proof.hash ? null : hash === proof.hash && hash === table.seed_hash,
    salts: salts.length ? table.you.some((seat) => salts.includes(record.salts[seat] ?? "")) : null,
  };
}
