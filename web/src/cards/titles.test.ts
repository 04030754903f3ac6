// @vitest-environment node
import { expect, it } from "vitest";
import { titleFit } from "./titles";

it("sets long titles of cards smaller", () => {
  expect([titleFit("Fire"), titleFit("Floor Change"), titleFit("Van verdieping wisselen")]).toEqual(["", "m", "s"]);
});

it("sets them even smaller where a part of the card is covered", () => {
  expect([titleFit("Fire", 0.6), titleFit("Robbery", 0.6), titleFit("Floor Change", 0.6), titleFit("Van verdieping wisselen", 0.6)]).toEqual(["", "m", "s", "xs"]);
});
