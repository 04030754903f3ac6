// @vitest-environment node
import { describe, expect, it } from "vitest";
import { merge } from "./patch";

/** The examples of RFC 7396, appendix A: original, patch, result. */
const EXAMPLES: [unknown, unknown, unknown][] = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [["a", "b"], ["c", "d"], ["c", "d"]],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

describe("a merge patch", () => {
  it.each(EXAMPLES)("%j and %j make %j", (target, patch, result) => expect(merge(target, patch)).toEqual(result));

  it("does not modify the target or the patch", () => {
    const target = { train: { cars: [1, 2] }, round: { number: 1 } };
    const patch = { round: { number: 2, turn: null } };
    const [before, given] = [structuredClone(target), structuredClone(patch)];
    merge(target, patch);
    expect(target).toEqual(before);
    expect(patch).toEqual(given);
  });

  it("returns the same object for unchanged parts, so that the page does not render them again", () => {
    const target = { train: { cars: [1, 2] }, round: { number: 1, card: { name: "bridge" } } };
    const result = merge(target, { round: { number: 2 } }) as typeof target;
    expect(result).not.toBe(target);
    expect(result.train).toBe(target.train);
    expect(result.round).not.toBe(target.round);
    expect(result.round.card).toBe(target.round.card);
  });

  it("ignores names that objects inherit", () => {
    const patch: unknown = JSON.parse('{"__proto__": {"evil": true}, "toString": {"a": 1}}');
    const result = merge({}, patch) as Record<string, unknown>;
    expect(({} as Record<string, unknown>)["evil"]).toBeUndefined();
    expect(result["toString"]).toEqual({ a: 1 });
  });
});
