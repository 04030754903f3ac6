import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { declaredPages } from "../scripts/declaredPages.ts";
import Join from "./codes/Join.svelte";
import Home from "./home/Home.svelte";
import { pageAt, PAGES } from "./pages";
import Room from "./room/Room.svelte";

it("are all listed by the build", () => {
  const source = readFileSync(join(dirname(fileURLToPath(import.meta.url)), "pages.ts"), "utf8");
  expect(declaredPages(source)).toEqual(Object.keys(PAGES));
});

describe("a page", () => {
  it.each([
    ["/", Home, {}],
    ["/join", Join, {}],
    ["/join/ABCDEF", Join, { code: "ABCDEF" }],
    ["/table/abc/", Room, { id: "abc" }],
  ])("is found by its path: %s", (path, page, parameters) => expect(pageAt(path)).toEqual({ Shown: page, parameters }));

  it.each(["/nowhere", "/table", "/table/a/b", "/new/er", "/{id}"])("is missing: %s", (path) => expect(pageAt(path)).toBeNull());
});
