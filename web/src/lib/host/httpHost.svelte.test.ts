import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HostError } from "./host";
import { type Language, PROTOCOL } from "../net/protocol";
import { HttpHost } from "./httpHost";
import { FakeSocket, fakeSockets } from "./socket.faked";

let language = $state<Language>("nl");
const host = new HttpHost(() => language);
const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  language = "nl";
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response("{}")));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => void vi.unstubAllGlobals());

/** Method, path, query and body of the last request. */
function last(): [string | undefined, string, Record<string, string>, unknown] {
  const [url, { method, body }] = fetched.mock.lastCall!;
  return [method, url.pathname, Object.fromEntries(url.searchParams), typeof body === "string" ? JSON.parse(body) : body];
}
const common = { lang: "nl", protocol: String(PROTOCOL) };

it("puts data into the path, the query or the body", async () => {
  await host.request("identity");
  expect(last()).toEqual(["GET", "/api/identity", common, undefined]);
  await host.request("history", { table_id: "a/b", seat: 2 });
  expect(last()).toEqual(["GET", "/api/tables/a%2Fb/history", { ...common, seat: "2" }, undefined]);
  await host.request("bot", { table_id: "abc", seat: 1, level: null });
  expect(last()).toEqual(["POST", "/api/tables/abc/bot", common, { seat: 1, level: null }]);
  await host.request("start", { table_id: "abc" });
  expect(last()).toEqual(["POST", "/api/tables/abc/start", common, undefined]);
});

it("rejects with the server's error, or with one of the page", async () => {
  const refused = { error: "server-table-full", message: "Vol!", details: { seats: 4 } };
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(refused), { status: 409 })));
  await expect(host.request("myTables")).rejects.toEqual(new HostError("server-table-full", { seats: 4 }, "Vol!"));
  fetched.mockImplementation(() => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })));
  await expect(host.request("myTables")).rejects.toMatchObject({ key: "unknown" });
  fetched.mockImplementation(() => Promise.reject(new TypeError("no network")));
  await expect(host.request("myTables")).rejects.toMatchObject({ key: "offline" });
});

it("does not send a request again when the language changes", () => {
  const stop = $effect.root(() => {
    $effect(() => void host.request("myTables"));
  });
  flushSync();
  language = "de";
  flushSync();
  stop();
  expect(fetched).toHaveBeenCalledTimes(1);
  void host.request("myTables");
  expect(last()[2]).toEqual({ ...common, lang: "de" });
});

it("has URLs for pictures and files", () => {
  expect(new URL(host.url("qr", { table_id: "abc" })).pathname).toBe("/api/tables/abc/qr");
});

it("connects to a table over a socket", () => {
  fakeSockets();
  const connection = host.connect("table", { table_id: "abc" }, { onFrame: () => undefined, onLink: () => undefined, lastVersion: () => 0 });
  expect(FakeSocket.last.address.pathname).toBe("/api/tables/abc/socket");
  connection.close();
});
