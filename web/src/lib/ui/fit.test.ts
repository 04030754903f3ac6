// @vitest-environment node
import { expect, test } from "vitest";
import { fitting } from "./fit";

test("a text that fits keeps its size, as does a text without a layout", () => {
  expect(fitting(18, 80, 80)).toBe(18);
  expect(fitting(18, 80, 0)).toBe(18);
});

test("a text that is too long shrinks as far as necessary, rounded down", () => {
  expect(fitting(18, 100, 90)).toBe(16.2);
  expect(fitting(18, 101, 90)).toBe(16);
});

test("a text never gets unreadably small, and small text does not grow", () => {
  expect(fitting(18, 1000, 90)).toBeCloseTo(12.6);
  expect(fitting(13, 1000, 90)).toBe(10.5);
  expect(fitting(9, 1000, 90)).toBe(9);
});
