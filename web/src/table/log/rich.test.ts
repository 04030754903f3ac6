// @vitest-environment node
import { describe, expect, it } from "vitest";
import { pieces, plain, withNames } from "./rich";

describe("sentences", () => {
  it("set in bold what the catalogue marks, and nothing else", () => {
    expect(pieces("Your turn, <b>Belle</b>: play.")).toEqual([
      { text: "Your turn, ", bold: false }, { text: "Belle", bold: true }, { text: ": play.", bold: false },
    ]);
    expect(pieces("<i>Ann</i> <script>")).toEqual([{ text: "<i>Ann</i> <script>", bold: false }]);
  });
  it("have no markup as plain text", () => expect(plain("<b>You</b> play <i>.")).toBe("You play <i>."));
  it("set names in bold, but not within other words", () => {
    expect(withNames("Doc shoots Docker, (Doc).", ["Doc"]).filter(({ bold }) => bold)).toHaveLength(2);
    expect(withNames("a.b* draws", ["a.b*"])[0]).toEqual({ text: "a.b*", bold: true });
    expect(withNames("Nobody", [])).toEqual([{ text: "Nobody", bold: false }]);
  });
});
