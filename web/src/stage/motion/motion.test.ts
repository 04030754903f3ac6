import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { animate } from "./animate";
import { EventAnimation } from "./eventAnimation";
import { drew } from "./cards";
import { PageElements } from "./pageElements";
import { line } from "./guns";
import { MOTIONS } from "./motions";
import { star } from "./props";
import { changed } from "./still";
import { eventKinds } from "../../testing/eventKinds";
import type { View } from "../../lib/game/views";

describe("the events", () => {
  it("all have an entry, which may be null", () => {
    const kinds = eventKinds();
    expect(kinds.length).toBeGreaterThan(40);
    expect(Object.keys(MOTIONS).sort()).toEqual(kinds);
  });

  it("without a motion take no time", () => {
    const prepare = animate(document.createElement("div"));
    expect(prepare({ kind: "passed", data: { seat: 0 } }, {} as View)).toBeNull();
    expect(prepare({ patch: {} }, {} as View)).toBeNull();
  });
});

describe("an animation", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("lasts for the held time, divided by the speed, and then cleans up", async () => {
    const animation = new EventAnimation(2);
    const parent = document.createElement("div");
    animation.prop(document.createElement("i"), parent);
    animation.hold(700);
    animation.begin();
    await vi.advanceTimersByTimeAsync(340);
    expect(parent.childElementCount).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(parent.childElementCount).toBe(0);
    await animation.done;
  });

  it("ends immediately when it is cut, and cleans up only once", async () => {
    const animation = new EventAnimation(1);
    const parent = document.createElement("div");
    animation.prop(document.createElement("i"), parent);
    animation.hold(5000);
    animation.begin();
    animation.cut();
    animation.cut();
    await animation.done;
    expect(parent.childElementCount).toBe(0);
  });
});

describe("the line of a shot", () => {
  const at = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({ x, y, width: 60, height: 82 });
  const row = { left: 0, right: 390 };

  it("is straight along the train", () => {
    const { path, side } = line(at(500, 100), at(100, 100), row);
    expect(side).toBe(-1);
    expect(path.match(/M/g)).toHaveLength(1);
  });
  it("goes straight up through the roof", () => {
    expect(line(at(100, 300), at(110, 200), row).side).toBe(0);
  });
  it("leaves at one edge and enters at the other in a folded train", () => {
    const { path, side } = line(at(100, 20), at(200, 200), row);
    expect(side).toBe(1);
    expect(path).toMatch(/^M\S+ \S+L390\.0 \S+M0\.0 /);
  });
  it("has a mask no larger than the line", () => {
    const { around } = line(at(500, 100), at(100, 100), row);
    expect(around.height).toBe(0);
    expect(around.width).toBeLessThan(400);
  });
});

it("animates the drawn cards, wherever they are in the hand", () => {
  const root = document.createElement("div");
  const held = (name: string): string => `<li data-held="${name}"><i class="card"></i></li>`;
  root.innerHTML = `<ul data-hand>${["move", "fire", "fire", "punch", "bullet"].map(held).join("")}</ul>`;
  const elements = new PageElements(root);
  const addClass = vi.fn<(card: HTMLElement) => void>();
  drew.play?.({ animation: { addClass }, elements, data: { seat: 0, number: 2, cards: { move: 1, fire: 1 } } } as never);
  expect(addClass.mock.calls.map(([card]) => [...root.querySelectorAll(".card")].indexOf(card))).toEqual([0, 2]);
});

it("a star has the requested number of points", () => {
  expect(star(0, 0, 10, 5, 8, 0).split("L")).toHaveLength(16);
});

it("with reduced motion, changes are outlined", () => {
  const root = document.createElement("div");
  root.innerHTML = `<div class="st" data-bandit="doc"></div><div class="st" data-bandit="tuco"></div><article data-tag="1"></article>`;
  const names = changed(new PageElements(root), { kind: "shot", data: { bandit: "doc", target: "tuco" } }).map(({ dataset }) => dataset["bandit"]);
  expect(names).toEqual(["doc", "tuco"]);
  expect(changed(new PageElements(root), { kind: "passed", data: { seat: 1 } })).toHaveLength(1);
  root.innerHTML = `<section class="phone-round" data-round></section>`; // the phone layout
  expect(changed(new PageElements(root), { kind: "round-card-turned" })).toHaveLength(1);
});
