// @vitest-environment node
import { describe, expect, it } from "vitest";
import { directEvents, landings } from "./preview";

const walked = { kind: "moved", data: { bandit: "doc", car: 1, roof: false, way: "walked" } };
const wounded = { kind: "wounded", data: { bandit: "doc" } };
const fled = { kind: "moved", data: { bandit: "doc", car: 1, roof: true, way: "fled" } };
const next = { kind: "card-resolved", data: { seat: 1, bandit: "belle", action: "move" } };

describe("the preview of a choice", () => {
  it("ends where the next card begins", () => expect(directEvents([walked, next, fled])).toEqual([walked]));
  it("leaves out steps without an event", () => expect(directEvents([{ patch: {} }, walked])).toEqual([walked]));
  it("shows the final position of everybody who moves", () =>
    expect(landings([walked, wounded, fled])).toEqual([{ who: "doc", car: 1, roof: true, hurt: true }]));
  it("includes the Marshal", () =>
    expect(landings([{ kind: "marshal-moved", data: { car: 0 } }])).toEqual([{ who: "marshal", car: 0, roof: false, hurt: false }]));
  it("has no position for bandits that are only hit", () => expect(landings([{ kind: "shot", data: { bandit: "doc", target: "belle" } }])).toEqual([]));
});
