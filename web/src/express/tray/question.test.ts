// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { View } from "../../lib/game/views";
import { question } from "./question";

describe("the question", () => {
  it.each([
    [{ kind: "go", seats: [0], data: { bandit: "tuco" } }, { kind: "go", bandit: "tuco", victim: null }],
    [{ kind: "knock", seats: [0], data: { bandit: "cheyenne", victim: "doc" } }, { kind: "knock", bandit: "cheyenne", victim: "doc" }],
    [{ kind: "keep", seats: [0, 1], data: {} }, { kind: "keep", bandit: null, victim: null }],
    [undefined, { kind: "", bandit: null, victim: null }],
  ])("%j", (asks, taken) => expect(question({ asks } as View)).toEqual(taken));
});
