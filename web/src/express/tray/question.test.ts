// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { View } from "../../lib/game/views";
import { question } from "./question";

describe("the question", () => {
  it.each([
    ["tuco go", { kind: "go", bandit: "tuco", victim: null }],
    ["cheyenne knock doc", { kind: "knock", bandit: "cheyenne", victim: "doc" }],
    ["keep", { kind: "keep", bandit: null, victim: null }],
    ["", { kind: "", bandit: null, victim: null }],
  ])("%s", (text, taken) => expect(question({ asks: text } as View)).toEqual(taken));
});
