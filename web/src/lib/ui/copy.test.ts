import { afterEach, expect, it, vi } from "vitest";
import { copy } from "./copy";

const marked = vi.fn<() => string>();
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "execCommand");
});

function clipboard(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
}
function command(can: boolean): void {
  Object.defineProperty(document, "execCommand", {
    configurable: true,
    value: () => (marked.mockReturnValue((document.activeElement as HTMLTextAreaElement).value), can),
  });
}

it("uses the clipboard API if there is one", async () => {
  const writes = vi.fn(() => Promise.resolve());
  clipboard(writes);
  expect(await copy("a link")).toBe(true);
  expect(writes).toHaveBeenCalledWith("a link");
});

it("copies a selection where there is no clipboard API, as without https, and cleans up", async () => {
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  clipboard(() => Promise.reject(new Error("forbidden")));
  command(true);
  expect(await copy("http://here/table/x")).toBe(true);
  expect(marked()).toBe("http://here/table/x");
  expect(document.querySelector("textarea")).toBeNull();
  expect(document.activeElement).toBe(button);
});

it("returns false if nothing works", async () => {
  clipboard(() => Promise.reject(new Error("forbidden")));
  command(false);
  expect(await copy("a link")).toBe(false);
});
