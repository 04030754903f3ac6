import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import golden from "./words.golden.json";
import { firstLanguage, LANGUAGES, Name, parsed, Words, type Value } from "./words";

const TEXT = join(dirname(fileURLToPath(import.meta.url)), "../../../src/coltexpress/text");

/** All pages of a language: whatever the page leaves out is not asked for here. */
function words(language: (typeof LANGUAGES)[number]): Words {
  const pages = readdirSync(join(TEXT, language)).sort();
  return Words.of(language, pages.map((page) => readFileSync(join(TEXT, language, page), "utf8")).join("\n"));
}

const spoken = Object.fromEntries(LANGUAGES.map((language) => [language, words(language)]));
const seats = (names: readonly string[]): Value[] =>
  names.map((name) => (name.startsWith("bandit-") ? new Name(name) : name));
/** Python and browsers do not agree which narrow blank stands between thousands. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

describe.each(LANGUAGES)("%s", (language) => {
  const own = spoken[language]!;

  it("tells events as the terminal does", () => {
    for (const { kind, data, seats: names, train, said } of golden.events)
      expect(plain(own.event({ kind, data }, seats(names), train)), JSON.stringify(data)).toBe(plain(said[language]));
  });

  it("names moves as the terminal does", () => {
    for (const { move, train, said } of golden.moves)
      expect(plain(own.move(move, train)), move).toBe(plain(said[language]));
  });

  it("asks for nothing that is not there", () => {
    const complaint = vi.spyOn(console, "error");
    for (const { kind, data, seats: names, train } of golden.events) own.event({ kind, data }, seats(names), train);
    for (const { move, train } of golden.moves) own.move(move, train);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });
});

describe("messages", () => {
  const own = Words.of(
    "en",
    [
      "greeting = Hello, { $who }!",
      "with-forms = { $who } (of { $who_gen }, { $who_key })",
      "person = Doc\n    .gen = the doctor's",
      "numbered = Car { $number }",
      "in-it = in { $car }",
    ].join("\n"),
  );

  it("fills plain values", () => expect(own.say("greeting", { who: "Ann" })).toBe("Hello, Ann!"));
  it("fills a name with all its forms and its key", () =>
    expect(own.say("with-forms", { who: new Name("person") })).toBe("Doc (of the doctor's, person)"));
  it("says an attribute", () => expect(own.say("person.gen")).toBe("the doctor's"));
  it("fills a name's own values too", () =>
    expect(own.say("in-it", { car: new Name("numbered"), number: 3 })).toBe("in Car 3"));
  it("knows what it has", () => expect([own.has("greeting"), own.has("farewell")]).toEqual([true, false]));

  it("says the key and complains where a message is missing", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(own.say("farewell")).toBe("farewell");
    expect(own.say("greeting.loud")).toBe("greeting.loud");
    expect(complaint).toHaveBeenCalledTimes(2);
    complaint.mockRestore();
  });

  it("complains where a value is missing", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(own.say("greeting")).toContain("Hello");
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});

describe("moves taken apart", () => {
  it.each([
    ["programme floor move turn", "programme", { first: "floor", second: "move", third: "turn" }],
    ["take back", "take-back", {}],
    ["take a purse", "take-unknown", {}],
    ["take open purse 300", "take-open", { value: "300" }],
    ["take jewel", "take", { loot: "jewel" }],
    ["play tuco fire face down", "play-down", { play: "tuco fire" }],
    ["play tuco fire", "play", { play: "tuco fire" }],
    ["keep nothing", "keep-nothing", {}],
    ["keep 2 fire, move", "keep", { cards: "2 fire, move" }],
    ["marshal to 0", "send-marshal", { car: "0" }],
  ])("%s", (move, key, found) => expect(parsed(move)).toEqual({ key, found }));

  it("leaves what is no move alone", () => {
    expect(parsed("dance")).toBeNull();
    expect(spoken["en"]!.move("dance")).toBe("dance");
  });
});

describe("the first language", () => {
  it("is the one chosen before", () => expect(firstLanguage("sv", ["de"])).toBe("sv"));
  it("else the first that the browser wants and we have", () =>
    expect(firstLanguage(null, ["ja-JP", "de-AT", "en"])).toBe("de"));
  it("else English", () => expect(firstLanguage("xx", ["ja"])).toBe("en"));
});
