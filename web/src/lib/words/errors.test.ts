// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import golden from "./errors.golden.json";
import { errorSentence } from "./errors";
import { LANGUAGES, Words } from "./words";

/** Python and browsers use different narrow spaces as thousands separators. */
const plain = (text: string | null): string | undefined => text?.replace(/[\u00a0\u202f]/g, " ");

describe.each(LANGUAGES)("%s", (language) => {
  it("formats errors like the server, with the messages of the built page", async () => {
    const complaint = vi.spyOn(console, "error");
    const words = await Words.load(language);
    for (const { key, details, said } of golden) expect(plain(errorSentence(words, key, details)), key).toBe(plain(said[language]));
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });
});

it("has no sentence for an error of a newer server", async () => {
  expect(errorSentence(await Words.load("en"), "server-of-the-future", {})).toBeNull();
});

it("leaves a message that quotes a move to the host", async () => {
  expect(errorSentence(await Words.load("en"), "illegal-move", { move: "play fire" })).toBeNull();
});
