// @vitest-environment node
import { expect, test } from "vitest";
import { fitting } from "./fit";

test("what fits keeps its size, and so does what is not laid out yet", () => {
  expect(fitting(18, 80, 80)).toBe(18);
  expect(fitting(18, 80, 0)).toBe(18);
});

test("what is too long shrinks just as far as it must, rounded down", () => {
  expect(fitting(18, 100, 90)).toBe(16.2);
  expect(fitting(18, 101, 90)).toBe(16);
});

test("it never gets unreadably small, and small letters do not grow", () => {
  expect(fitting(18, 1000, 90)).toBeCloseTo(12.6);
  expect(fitting(13, 1000, 90)).toBe(10.5);
  expect(fitting(9, 1000, 90)).toBe(9);
});
