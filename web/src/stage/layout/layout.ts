/** The layout of the train in units of the drawings (a car is 280 high); without pixels, DOM or rules of the game. */

import type { Bandit, Place, View } from "../../lib/game/views";

export type Level = "roof" | "inside";
export type Who = Bandit | "marshal";
export type LootKind = "purse" | "jewel" | "strongbox";

/** The drawing of a car. Bandits and loot have the room that begins at `from`. */
export interface Shape {
  drawing: "car" | "car-narrow" | "locomotive" | "locomotive-short";
  width: number;
  from: number;
  room: number;
}

export const SHAPES: Record<Shape["drawing"], Shape> = {
  car: { drawing: "car", width: 220, from: 0, room: 220 },
  "car-narrow": { drawing: "car-narrow", width: 170, from: 0, room: 170 },
  locomotive: { drawing: "locomotive", width: 330, from: 170, room: 152 },
  "locomotive-short": { drawing: "locomotive-short", width: 276, from: 116, room: 152 },
};

/** The height of the highest content: a bandit on a roof with a pennant. */
export const HEIGHT = 288;
export const LARGEST = 1.15;
/** From this number of cars on, they are narrow. */
const MANY_CARS = 5;
/** From this number of standees in one place on, they stand in two ranks. */
export const CROWD = 4;

/** The position of a standee: the x coordinate of its middle, its width and its rank. */
export interface Standing {
  who: Who;
  x: number;
  width: number;
  rank: "one" | "back" | "front";
  /** The distance to the middle of the next one, if there is one. */
  near?: number;
}

/** A loot token; `value`: the value of purses if it is known, otherwise 0. */
export interface Lying {
  kind: LootKind;
  value: number;
  count: number;
  x: number;
  near?: number;
}

export interface Row {
  level: Level;
  standing: Standing[];
  lying: Lying[];
}

export interface Car {
  index: number;
  name: string;
  shape: Shape;
  /** The row of the folded train, and the x coordinate in it. */
  fold: number;
  at: number;
  rows: [roof: Row, inside: Row];
}

/** The largest unit, in pixels, with which `units` fit; 0 if a measure is not known yet. */
export function unit(width: number, units: number, height = 0, largest = LARGEST): number {
  if (width <= 0 || units <= 0) return 0;
  const fits = Math.min(largest, width / units, height > 0 ? height / HEIGHT : largest);
  return Math.floor(fits * 1000) / 1000;
}

/** The shapes of the cars, locomotive first. `spare`: available width in pixels; `roomy`: wide cars, however many. */
export function shapes(view: View, spare = 0, roomy = false): Shape[] {
  const cars = Math.max(0, view.train.length - 1);
  const narrow = view.game === "super" || (cars >= MANY_CARS && !roomy);
  const car = SHAPES[narrow ? "car-narrow" : "car"];
  const long = !narrow && (SHAPES.locomotive.width + cars * car.width) * LARGEST <= spare;
  return view.train.map((_, index) => (index ? car : SHAPES[long ? "locomotive" : "locomotive-short"]));
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The index of the first car in the lower row of a folded train. */
export function breaks(widths: readonly number[]): number {
  const cars = widths.length - 1;
  if (cars < 2) return widths.length;
  // half of the narrow cars next to the locomotive: long trains stay low
  if ((widths[1] ?? 0) < SHAPES.car.width) return 1 + Math.floor(cars / 2);
  let best = widths.length;
  let shortest = Infinity;
  for (let at = 2; at < widths.length; at++) {
    const upper = sum(widths.slice(0, at));
    const lower = sum(widths.slice(at));
    const longest = Math.max(upper, lower);
    if (upper <= lower + (widths[0] ?? 0) && longest < shortest) [best, shortest] = [at, longest];
  }
  return best;
}

const TOKEN_WIDTH = 29;
/** Minimum visible width of a token, in units. */
const MIN_TOKEN_WIDTH = 18;

/** The tokens of a place: one for each kind with a count, and one for each known purse value. */
export function tokens(place: Place): Omit<Lying, "x">[] {
  const found: Omit<Lying, "x">[] = [];
  for (const value of place.purses) {
    const same = found.find((token) => token.value === value);
    if (same) same.count++;
    else found.push({ kind: "purse", value, count: 1 });
  }
  // unknown values first
  found.sort((one, other) => one.value - other.value);
  if (place.jewels) found.push({ kind: "jewel", value: 0, count: place.jewels });
  if (place.strongboxes) found.push({ kind: "strongbox", value: 0, count: place.strongboxes });
  return found;
}

/** Positions of the loot: at the front of the floor, closer together if there is little room. */
export function lay(found: readonly Omit<Lying, "x">[], shape: Shape, level: Level, crowded: boolean): Lying[] {
  const long = shape.drawing === "car";
  const cab = shape.from > 0 && level === "inside";
  const last = shape.room - 8 - TOKEN_WIDTH;
  const wished = crowded ? (level === "roof" ? 4 : 10) : cab ? 56 : level === "roof" ? (long ? 28 : 20) : long ? 20 : 16;
  const widest = crowded ? 26 : cab ? 30 : long ? 38 : 34;
  // start further to the front if too little of each token would be visible
  const first = Math.max(4, Math.min(wished, last - MIN_TOKEN_WIDTH * (found.length - 1)));
  const most = found.length > 1 ? (last - first) / (found.length - 1) : widest;
  const step = Math.min(widest, most);
  return found.map((token, index) => ({ ...token, x: Math.round(shape.from + first + index * step) }));
}

/** Add the distances to the neighbours: touch areas must not overlap. */
export function apart<Each extends { x: number; near?: number }>(all: readonly Each[]): Each[] {
  return all.map((one) => {
    const others = all.filter((other) => other !== one).map(({ x }) => Math.abs(x - one.x));
    return others.length ? { ...one, near: Math.min(...others) } : one;
  });
}

const WIDTH = 70;
const HALF = WIDTH / 2;

/** One rank: in the middle, or to the right of the loot if there is room. */
export function abreast(count: number, room: number, loot: number): number[] {
  if (!loot) {
    const gap = Math.min(62, (room - 56) / Math.max(1, count - 1));
    return range(count).map((index) => room / 2 + gap * (index - (count - 1) / 2));
  }
  const right = room - 40;
  const left = Math.min(right, loot + HALF);
  if (count === 1) return [(left + right) / 2];
  const gap = Math.min(56, Math.max(38, (right - left) / (count - 1)));
  const spread = gap * (count - 1);
  // in the middle of the free room; otherwise as far to the tail as necessary, but not beyond the front wall
  const first = Math.max(30, spread < right - left ? (left + right - spread) / 2 : right - spread);
  return range(count).map((index) => first + gap * index);
}

/** Two ranks: the back one stands on a step, between the front ones. `mine` stand in front. */
export function ranks(who: readonly Who[], mine: readonly Who[], room: number, level: Level, ordered: boolean): Standing[] {
  const back: Who[] = [];
  const front: Who[] = [];
  let backFirst: boolean;
  if (ordered) {
    // alternate, so that the order from front to tail can be read
    const own = who.findIndex((each) => mine.includes(each));
    backFirst = own < 0 ? who.length % 2 === 0 : own % 2 === 1;
    who.forEach((each, index) => ((index % 2 === 0) === backFirst ? back : front).push(each));
  } else {
    const others = who.filter((each) => !mine.includes(each));
    const behind = Math.min(others.length, Math.floor(who.length / 2));
    back.push(...others.slice(0, behind));
    front.push(...others.slice(behind), ...who.filter((each) => mine.includes(each)));
    backFirst = back.length >= front.length;
  }
  const width = level === "roof" ? 60 : 52;
  const pad = level === "roof" ? 0 : 20;
  const steps = (who.length - 1) / 2;
  const gap = Math.min(58, (room - pad - width + 10) / steps);
  const first = pad + (room - pad - gap * steps) / 2;
  const place = (each: Who, index: number, half: boolean, rank: "back" | "front"): Standing => ({
    who: each,
    x: Math.round(first + gap * (index + (half ? 0.5 : 0))),
    width: rank === "back" ? width - 4 : width,
    rank,
  });
  return [
    ...back.map((each, index) => place(each, index, !backFirst, "back")),
    ...front.map((each, index) => place(each, index, backFirst, "front")),
  ];
}

function row(who: Who[], found: Omit<Lying, "x">[], shape: Shape, level: Level, mine: readonly Bandit[], ordered: boolean): Row {
  const crowded = who.length >= CROWD;
  const lying = apart(lay(found, shape, level, crowded));
  const last = lying.at(-1);
  const standing = crowded
    ? ranks(who, mine, shape.room, level, ordered)
    : abreast(who.length, shape.room, last ? last.x - shape.from + TOKEN_WIDTH : 0).map(
        (x, index): Standing => ({ who: who[index]!, x: Math.round(x), width: WIDTH, rank: "one" }),
      );
  return { level, lying, standing: apart(standing).map((each) => ({ ...each, x: each.x + shape.from })) };
}

/** The whole train. `mine`: the viewer's bandits; `folded`: in two rows; `spare`: the available width in pixels. */
export function arrange(view: View, mine: readonly Bandit[], folded: boolean, spare: number, roomy = false): Car[] {
  const forms = shapes(view, folded ? 0 : spare, roomy);
  const broken = folded ? breaks(forms.map(({ width }) => width)) : forms.length;
  const rows = (index: number, level: Level): Row => {
    const shape = forms[index]!;
    if (view.game === "super") return row(view.train[index]![level], [], shape, level, mine, true);
    const place = view.train[index]![level];
    const here: Who[] = [...place.bandits];
    if (level === "inside" && view.marshal === index) here.push("marshal");
    return row(here, tokens(place), shape, level, mine, false);
  };
  return forms.map((shape, index) => {
    const fold = index < broken ? 0 : 1;
    const at = sum(forms.slice(fold ? broken : 0, index).map(({ width }) => width));
    return { index, name: view.train[index]!.car, shape, fold, at, rows: [rows(index, "roof"), rows(index, "inside")] };
  });
}

/** The length of each row. */
export function lengths(cars: readonly Car[]): number[] {
  const rows: number[] = [];
  for (const { fold, at, shape } of cars) rows[fold] = Math.max(rows[fold] ?? 0, at + shape.width);
  return rows;
}
