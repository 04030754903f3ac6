// @vitest-environment node
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import golden from "./words.golden.json";
import type { Language } from "../net/protocol";
import { firstLanguage, LANGUAGES, moveForm, Name, Words, type Value } from "./words";

const TEXT = join(dirname(fileURLToPath(import.meta.url)), "../../../../src/coltexpress/i18n");

/** All files of a language: this test does not depend on what the build leaves out. */
function words(language: (typeof LANGUAGES)[number]): Words {
  const pages = readdirSync(join(TEXT, language)).sort();
  return Words.of(language, pages.map((page) => readFileSync(join(TEXT, language, page), "utf8")).join("\n"));
}

const spoken = Object.fromEntries(LANGUAGES.map((language) => [language, words(language)]));
const seats = (names: readonly string[]): Value[] =>
  names.map((name) => (name.startsWith("bandit-") ? new Name(name) : name));
/** Python and browsers use different narrow spaces as thousands separators. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, " ");

describe.each(LANGUAGES)("%s", (language) => {
  const own = spoken[language]!;

  it("formats events like the terminal", () => {
    for (const { kind, data, seats: names, train, said } of golden.events)
      expect(plain(own.event({ kind, data }, seats(names), train)), JSON.stringify(data)).toBe(plain(said[language]));
  });

  it("formats moves like the terminal", () => {
    for (const { move, kind, data, train, said } of golden.moves)
      expect(plain(own.move({ kind, data }, train)), move).toBe(plain(said[language]));
  });

  it("requests no missing message", () => {
    const complaint = vi.spyOn(console, "error");
    for (const { kind, data, seats: names, train } of golden.events) own.event({ kind, data }, seats(names), train);
    for (const { kind, data, train } of golden.moves) own.move({ kind, data }, train);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });
});

describe("events addressed to a reader", () => {
  const train = ["saloon", "mail"];
  const bandits = [["belle"], ["tuco"], ["doc"]];
  /** Amina and Pieter are players' names; Doc is the bandit of a bot. */
  const names: Value[] = ["Amina", "Pieter", new Name("bandit-doc")];
  const read = (language: Language, seat: number, kind: string, data: Record<string, unknown>, teams = false): string => {
    const team = teams ? [["belle", "cheyenne"], ["tuco", "doc"]] : bandits;
    return plain(spoken[language]!.event({ kind, data }, teams ? names.slice(0, 2) : names, train, { seat, bandits: team, teams }));
  };
  const played = { seat: 0, bandit: "belle", action: "fire", down: false };
  const climbed = { bandit: "belle", car: 1, roof: false, way: "climbed" };
  const shot = { bandit: "tuco", target: "belle" };

  it.each([
    ["en", "<b>You</b> play Fire.", "<b>You</b> climb down into the saloon car.", "Pieter shoots <b>you</b>."],
    ["nl", "<b>Je</b> speelt ‘Schieten’.", "<b>Je</b> klimt naar beneden, de saloonwagon in.", "Pieter schiet op <b>jou</b>."],
    ["fr", "<b>Vous</b> jouez Tir.", "<b>Vous</b> redescendez dans le wagon-saloon.", "Pieter tire sur <b>vous</b>."],
    ["sv", "<b>Du</b> spelar ”Skjut”.", "<b>Du</b> klättrar ner i saloonvagnen.", "Pieter skjuter <b>dig</b>."],
    ["ru", "<b>Вы</b> разыгрываете «Выстрел».", "<b>Вы</b> спускаетесь в вагон-салун.", "Pieter стреляет в <b>вас</b>."],
    ["de", "<b>Du</b> spielst „Feuer!“ aus.", "<b>Du</b> kletterst hinunter in den Saloonwagen.", "Pieter schießt auf <b>dich</b>."],
  ] as const)("speaks to the reader: %s", (language, play, climb, hit) => {
    expect(read(language, 0, "played", played)).toBe(play);
    expect(read(language, 0, "moved", climbed)).toBe(climb);
    expect(read(language, 0, "shot", shot)).toBe(hit);
  });

  it("calls others by the name on their panel: the player's name, or the bandit of a bot", () => {
    expect(read("en", 1, "played", played)).toBe("Amina plays Fire.");
    expect(read("en", 2, "moved", climbed)).toMatch(/^Amina climbs down/);
    expect(read("en", 1, "shot", shot)).toBe("<b>You</b> shoot Amina.");
    expect(read("en", 0, "shot", { bandit: "tuco", target: "doc" })).toBe("Pieter shoots Doc.");
    expect(read("en", 0, "card-resolved", { seat: 2, bandit: "doc", action: "fire" })).toBe("Doc: Fire");
    expect(read("en", 0, "card-resolved", played)).toBe("<b>Your</b> card: Fire");
  });

  it("addresses nobody when spectating", () => {
    expect(read("en", -1, "played", played)).toBe("Amina plays Fire.");
    expect(read("en", -1, "shot", shot)).toBe("Pieter shoots Amina.");
  });

  it("declines the bandit's name where a player's name cannot be declined", () => {
    expect(read("ru", -1, "shot", { bandit: "belle", target: "tuco" })).toBe("Amina стреляет в Туко (Pieter).");
    expect(read("ru", 1, "shot", { bandit: "belle", target: "doc" })).toBe("Amina стреляет в Дока.");
    expect(read("fr", 1, "fell", { bandit: "belle" })).toBe("Amina s'écroule, sonnée.");
    expect(read("fr", 0, "fell", { bandit: "belle" })).toBe("<b>Vous</b> vous écroulez, sonnée.");
  });

  it("distinguishes in teams between acts of the player and of a bandit", () => {
    expect(read("en", 0, "played", played, true)).toBe("<b>You</b> play Fire (Belle).");
    expect(read("en", 1, "played", played, true)).toBe("Amina plays Fire (Belle).");
    expect(read("en", 0, "card-resolved", played, true)).toBe("Belle: Fire");
    expect(read("en", 0, "moved", climbed, true)).toMatch(/^Belle climbs down/);
    expect(read("en", 0, "shot", shot, true)).toBe("Tuco shoots Belle.");
    expect(read("en", 0, "joined", { seat: 0, bandit: "cheyenne" }, true)).toBe("<b>You</b> pick Cheyenne.");
  });

  it("formats joining", () => {
    expect(read("en", 0, "joined", { seat: 0, bandit: "belle" })).toBe("<b>You</b> join the hold-up as Belle.");
    expect(read("en", 0, "joined", { seat: 2, bandit: "doc" })).toBe("Doc joins the hold-up.");
  });

  it.each(LANGUAGES)("formats all events for all readers: %s", (language) => {
    const complaint = vi.spyOn(console, "error");
    for (const { kind, data, seats: named, train: cars } of golden.events)
      for (const seat of [0, 1])
        for (const teams of [true, false]) {
          const reader = { seat, bandits: [["doc", "tuco"], ["belle", "django"]], teams };
          expect(spoken[language]!.event({ kind, data }, seats(named), cars, reader)).not.toMatch(/[{}]|told-/);
        }
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

  it("fills in plain values", () => expect(own.say("greeting", { who: "Ann" })).toBe("Hello, Ann!"));
  it("fills in a name with all its forms and its key", () =>
    expect(own.say("with-forms", { who: new Name("person") })).toBe("Doc (of the doctor's, person)"));
  it("returns an attribute", () => expect(own.say("person.gen")).toBe("the doctor's"));
  it("fills in the values that a name needs", () =>
    expect(own.say("in-it", { car: new Name("numbered"), number: 3 })).toBe("in Car 3"));
  it("reports which messages exist", () => {
    expect([own.has("greeting"), own.has("farewell")]).toEqual([true, false]);
    expect([own.has("person.gen"), own.has("person.dat"), own.has("farewell.gen")]).toEqual([true, false, false]);
  });
  it("returns all forms of a name", () => expect(own.forms("person")).toEqual(["Doc", "the doctor's"]));

  it("returns the key and logs an error for a missing message", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(own.say("farewell")).toBe("farewell");
    expect(own.say("greeting.loud")).toBe("greeting.loud");
    expect(complaint).toHaveBeenCalledTimes(2);
    complaint.mockRestore();
  });

  it("logs an error for a missing value", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(own.say("greeting")).toContain("Hello");
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});

describe("the form of a move", () => {
  it.each([
    ["programme", { cards: ["floor change", "move", "fire"] }, "programme"],
    ["take-back", {}, "take-back"],
    ["take-known", { value: 300, open: true }, "take-known-open"],
    ["take-known", { value: 300, open: false }, "take-known"],
    ["play", { bandit: "tuco", action: "fire", down: true }, "play-down"],
    ["keep", { cards: [] }, "keep-nothing"],
    ["keep", { cards: [{ action: "fire" }] }, "keep"],
    ["found", { value: 300, bandit: "doc" }, "found-known"],
    ["dance", { far: 3 }, "dance"],
  ])("%s %j", (kind, data, form) => expect(moveForm({ kind, data })).toBe(form));
});

describe("the initial language", () => {
  it("is the stored one", () => expect(firstLanguage("sv", ["de"])).toBe("sv"));
  it("otherwise the browser's first supported language", () =>
    expect(firstLanguage(null, ["ja-JP", "de-AT", "en"])).toBe("de"));
  it("otherwise English", () => expect(firstLanguage("xx", ["ja"])).toBe("en"));
});
