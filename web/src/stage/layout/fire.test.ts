// @vitest-environment node
import { describe, expect, it } from "vitest";
import { fireLines, type HandPosition } from "./fire";

const at = (x: number, y = 62, fold = 0): HandPosition => ({ fold, x, y });
const ends = (path: string): [number, number] => {
  const numbers = path.match(/-?[\d.]+/g)!.map(Number);
  return [numbers[0]!, numbers.at(-2)!];
};
const highest = (path: string): number => Number(path.match(/Q\S+ (-?[\d.]+)/)![1]);

describe("lines of fire", () => {
  it("start and end at the hands", () => {
    const [line] = fireLines(at(400), [at(100)], [1156]);
    expect(ends(line!.path)).toEqual([368, 132]);
  });
  it("pass above the heads of nearer targets", () => {
    const [near, far] = fireLines(at(600), [at(100), at(400)], [1156]);
    expect(highest(far!.path)).toBeLessThan(highest(near!.path));
  });
  it("go straight through a roof", () => {
    const [line] = fireLines(at(110, 168), [at(120, 62)], [1156]);
    expect(line!.path).not.toContain("Q");
  });
  it("leave at one edge and continue at the other edge in a folded train", () => {
    const found = fireLines(at(300, 62, 0), [at(200, 62, 1)], [496, 660]);
    expect(found.map(({ fold }) => fold)).toEqual([0, 1]);
    expect(ends(found[0]!.path)[1]).toBe(496);
    expect(ends(found[1]!.path)[0]).toBe(0);
  });
  it("also go backwards", () => {
    const found = fireLines(at(200, 62, 1), [at(300, 62, 0)], [496, 660]);
    expect(ends(found[0]!.path)[1]).toBe(0);
    expect(ends(found[1]!.path)[0]).toBe(496);
  });

  it("contain the piece up to a fold only once, for any number of targets beyond it", () => {
    const beyond = [100, 200, 300].map((x) => ({ fold: 1, x, y: 62 }));
    const found = fireLines({ fold: 0, x: 500, y: 62 }, beyond, [900, 600]);
    expect(found.filter(({ fold }) => fold === 0)).toHaveLength(1);
    expect(found.filter(({ fold }) => fold === 1)).toHaveLength(3);
  });
});
