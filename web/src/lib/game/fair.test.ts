import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { storeSeedHash, storeSalt, checkFairness } from "./fair";
import type { TableInfo } from "../net/protocol";

const seed = "00ff10".repeat(8);
const seed_hash = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
const table = (over: Partial<TableInfo> = {}): TableInfo => ({ id: "t", seed, seed_hash, you: [1], ...over }) as TableInfo;

beforeEach(() => localStorage.clear());

test("an honest server passes the check", async () => {
  storeSeedHash(table({ seed: "" }));
  storeSalt("t", 1, "mine");
  expect(await checkFairness(table(), { salts: ["theirs", "mine"] })).toEqual({ seed: true, salts: true });
});

test("a seed that does not match its hash is detected", async () => {
  storeSeedHash(table({ seed: "" }));
  const other = createHash("sha256").update(Buffer.from("aa", "hex")).digest("hex");
  expect((await checkFairness(table({ seed: "aa" }), { salts: [] })).seed).toBe(false);
  expect((await checkFairness(table({ seed: "aa", seed_hash: other }), { salts: [] })).seed).toBe(false);
});

test("a missing salt is detected", async () => {
  storeSeedHash(table());
  storeSalt("t", 1, "mine");
  expect((await checkFairness(table(), { salts: ["theirs", "another"] })).salts).toBe(false);
  expect((await checkFairness(table(), { salts: ["mine", "another"] })).salts).toBe(false);
});

test("the first hash counts, and without stored data the result is unknown", async () => {
  storeSeedHash(table({ seed_hash: "first" }));
  storeSeedHash(table());
  expect((await checkFairness(table(), { salts: [] })).seed).toBe(false);
  expect(await checkFairness(table({ id: "another" }), { salts: [] })).toEqual({ seed: null, salts: null });
});

test("a salt stays valid when its owner moves to another seat", async () => {
  storeSalt("t", 4, "left");
  storeSalt("t", 5, "mine");
  expect((await checkFairness(table(), { salts: ["theirs", "mine"] })).salts).toBe(true);
});
