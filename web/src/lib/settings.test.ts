import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Language } from "./net/protocol";
import { settings } from "./settings.svelte";
import { Words } from "./words/words";

/** The system's setting, which tests can change. */
const system = new EventTarget() as EventTarget & { matches: boolean };
function ask(matches: boolean): void {
  system.matches = matches;
  system.dispatchEvent(Object.assign(new Event("change"), { matches }));
}
const storedReduced = (): unknown => (JSON.parse(localStorage.getItem("coltexpress") ?? "{}") as Record<string, unknown>)["reduced"];

it("uses the language chosen last, whichever loads first", async () => {
  const words = (language: Language): Words => Words.of(language, "");
  let arrive = (_: Words): void => undefined;
  const slow = new Promise<Words>((resolve) => (arrive = resolve));
  const load = vi.spyOn(Words, "load").mockImplementation((language) => (language === "ru" ? slow : Promise.resolve(words(language))));
  const first = settings.chooseLanguage("ru");
  await settings.chooseLanguage("nl");
  arrive(words("ru"));
  await first;
  expect([settings.language, settings.words.language, document.documentElement.lang]).toEqual(["nl", "nl", "nl"]);
  load.mockRestore();
});

describe("reduced motion", () => {
  beforeEach(async () => {
    vi.stubGlobal("matchMedia", () => system);
    system.matches = true;
    localStorage.clear();
    await settings.start();
  });

  it("follows the system without storing it as the user's setting", () => {
    expect(settings.reduced).toBe(true);
    settings.sound = false;
    settings.store();
    expect(storedReduced()).toBe(false);
    ask(false);
    expect(settings.reduced).toBe(false);
    ask(true);
    expect(settings.reduced).toBe(true);
  });

  it("follows the user's setting, whatever the system's is", () => {
    ask(false);
    settings.calm = true;
    settings.store();
    expect(storedReduced()).toBe(true);
    ask(true);
    ask(false);
    expect(settings.reduced).toBe(true);
  });
});
