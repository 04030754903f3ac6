import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { api } from "./api";

afterEach(() => {
  settings.language = "en";
  vi.unstubAllGlobals();
});

it("does not send a request again when the language changes", async () => {
  const fetched = vi.fn((_: string) => Promise.resolve(new Response("[]")));
  vi.stubGlobal("fetch", fetched);
  const stop = $effect.root(() => {
    $effect(() => void api.openTables());
  });
  flushSync();
  settings.language = "de";
  flushSync();
  stop();
  expect(fetched).toHaveBeenCalledTimes(1);
  await api.openTables();
  expect(fetched.mock.calls.map(([address]) => new URL(address).searchParams.get("lang"))).toEqual(["en", "de"]);
});
