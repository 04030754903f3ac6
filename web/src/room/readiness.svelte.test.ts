import { flushSync } from "svelte";
import { expect, it } from "vitest";
import type { Chair, TableInfo } from "../lib/net/protocol";
import { Readiness } from "./readiness.svelte";

const at = (ready: boolean): TableInfo => ({ you: [0], hosting: false, chairs: [{ ready } as Chair] }) as TableInfo;
const run = (requests: () => Promise<void>): Promise<boolean> => requests().then(() => true, () => false);

function prepare(send: (ready: boolean) => Promise<unknown>) {
  let table = $state.raw(at(false));
  let readiness!: Readiness;
  $effect.root(() => void (readiness = new Readiness(() => table, send)));
  flushSync();
  return { readiness, show: (ready: boolean) => flushSync(() => (table = at(ready))) };
}

it("sends a quick second change after the first one", async () => {
  const sent: boolean[] = [];
  let answer = (): void => undefined;
  const { readiness } = prepare((ready) => {
    sent.push(ready);
    return new Promise<void>((resolve) => (answer = resolve));
  });
  const toggling = readiness.toggle(run);
  expect(readiness.ready).toBe(true);
  await readiness.toggle(run);
  expect([readiness.ready, sent]).toEqual([false, [true]]);
  answer();
  await Promise.resolve();
  answer();
  await toggling;
  expect(sent).toEqual([true, false]);
});

it("falls back to the table if the request fails", async () => {
  const { readiness } = prepare(() => Promise.reject(new Error("offline")));
  await readiness.toggle(run);
  expect(readiness.ready).toBe(false);
});

it("tells the player that the options have changed, but not after a change of their own", async () => {
  const { readiness, show } = prepare(() => Promise.resolve());
  show(true);
  show(false);
  expect(readiness.looksAgain).toBe(true);
  show(true);
  expect(readiness.looksAgain).toBe(false);
  await readiness.toggle(run);
  show(false);
  expect(readiness.looksAgain).toBe(false);
});
