import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";

/** What the system asks for, and how it changes its mind. */
const system = new EventTarget() as EventTarget & { matches: boolean };
function ask(matches: boolean): void {
  system.matches = matches;
  system.dispatchEvent(Object.assign(new Event("change"), { matches }));
}
const kept = (): unknown => (JSON.parse(localStorage.getItem("coltexpress") ?? "{}") as Record<string, unknown>)["reduced"];

describe("less motion", () => {
  beforeEach(async () => {
    vi.stubGlobal("matchMedia", () => system);
    system.matches = true;
    localStorage.clear();
    await settings.start();
  });

  it("is what the system asks for, which is not taken for the person's wish", () => {
    expect(settings.reduced).toBe(true);
    settings.sound = false;
    settings.keep();
    expect(kept()).toBe(false);
    ask(false);
    expect(settings.reduced).toBe(false);
    ask(true);
    expect(settings.reduced).toBe(true);
  });

  it("is also what the person wishes, whatever the system asks for", () => {
    ask(false);
    settings.calm = true;
    settings.keep();
    expect(kept()).toBe(true);
    ask(true);
    ask(false);
    expect(settings.reduced).toBe(true);
  });
});
