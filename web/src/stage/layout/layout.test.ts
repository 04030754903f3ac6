// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Bandit, ExpressView, Place, SuperView } from "../../lib/game/views";
import { abreast, apart, arrange, breaks, lay, lengths, ranks, shapes, SHAPES, tokens, unit } from "./layout";

const place = (more: Partial<Place> = {}): Place => ({ bandits: [], purses: [], jewels: 0, strongboxes: 0, ...more });

function express(cars: number, more: Partial<ExpressView> = {}): ExpressView {
  return {
    game: "express",
    players: 4,
    phase: "stealin",
    first: 0,
    set_up: { bandits: [] },
    expert: false,
    train: Array.from({ length: cars + 1 }, (_, i) => ({ car: i ? "mail" : "locomotive", roof: place(), inside: place() })),
    ...more,
  };
}

function superExpress(rows: Bandit[][]): SuperView {
  return {
    game: "super",
    players: 3,
    phase: "stealin",
    first: 0,
    set_up: { bandits: [] },
    cards: [],
    train: rows.map((inside, i) => ({ car: i ? "number" : "locomotive", roof: [], inside })),
  };
}

describe("the unit", () => {
  it("is the largest with which the train fits the width", () => {
    expect(unit(1088, 1156)).toBeCloseTo(0.941, 3);
  });
  it("has a maximum", () => {
    expect(unit(4000, 500)).toBe(1.15);
  });
  it("is limited by the height of the stage", () => {
    expect(unit(1088, 1156, 144)).toBeCloseTo(0.5, 3);
  });
  it("is 0 before the stage is measured", () => {
    expect(unit(0, 1156)).toBe(0);
  });
});

describe("the cars", () => {
  it("are narrow if there are five or more", () => {
    expect(shapes(express(4)).map(({ drawing }) => drawing)).toEqual(["locomotive-short", "car", "car", "car", "car"]);
    expect(shapes(express(5))[1]!.drawing).toBe("car-narrow");
    expect(shapes(express(5), 0, true)[1]!.drawing).toBe("car");
  });
  it("are always narrow in Colt Super Express, so that they do not change when the train gets shorter", () => {
    expect(shapes(superExpress([[], []]))[1]!.drawing).toBe("car-narrow");
  });
  it("follow a long locomotive if there is room", () => {
    expect(shapes(express(2), 1400)[0]!.drawing).toBe("locomotive");
    expect(shapes(express(4), 1088)[0]!.drawing).toBe("locomotive-short");
  });
});

describe("a folded train", () => {
  const widths = (drawing: "car" | "car-narrow", cars: number): number[] => [276, ...Array<number>(cars).fill(SHAPES[drawing].width)];

  it("has rows of similar length", () => {
    expect(breaks(widths("car", 4))).toBe(2);
    expect(breaks(widths("car", 3))).toBe(2);
  });
  it("has half of the narrow cars in each row", () => {
    expect(breaks(widths("car-narrow", 6))).toBe(4);
    expect(breaks(widths("car-narrow", 5))).toBe(3);
  });
  it("has an upper row no longer than the lower one plus the locomotive", () => {
    for (const drawing of ["car", "car-narrow"] as const)
      for (let cars = 2; cars <= 8; cars++) {
        const all = widths(drawing, cars);
        const at = breaks(all);
        const upper = all.slice(0, at).reduce((a, b) => a + b);
        const lower = all.slice(at).reduce((a, b) => a + b, 0);
        if (at < all.length) expect(upper).toBeLessThanOrEqual(lower + 276);
      }
  });
  it("has one row if only one car is left", () => {
    expect(breaks([276, 170])).toBe(2);
    expect(lengths(arrange(superExpress([[]]), [], true, 0))).toEqual([276]);
  });
  it("starts the second row at the left", () => {
    const cars = arrange(express(4), [], true, 0);
    expect(cars.map(({ fold, at }) => [fold, at])).toEqual([[0, 0], [0, 276], [1, 0], [1, 220], [1, 440]]);
    expect(lengths(cars)).toEqual([496, 660]);
  });
});

describe("loot", () => {
  it("has one token for each kind, and one for each known value", () => {
    expect(tokens(place({ purses: [400, 0, 0], jewels: 2, strongboxes: 1 }))).toEqual([
      { kind: "purse", value: 0, count: 2 },
      { kind: "purse", value: 400, count: 1 },
      { kind: "jewel", value: 0, count: 2 },
      { kind: "strongbox", value: 0, count: 1 },
    ]);
  });
  it("stays inside the car", () => {
    const many = tokens(place({ purses: [500, 450, 400, 350, 300, 250, 0], jewels: 3, strongboxes: 1 }));
    for (const shape of Object.values(SHAPES))
      for (const level of ["roof", "inside"] as const)
        for (const { x } of lay(many, shape, level, false)) {
          expect(x).toBeGreaterThanOrEqual(shape.from);
          expect(x + 29).toBeLessThanOrEqual(shape.from + shape.room);
        }
  });
});

describe("a tap", () => {
  /** Half the size of the touch area, see stage.css. */
  const half = (drawn: number, near: number | undefined, u: number): number => Math.max(drawn * u, Math.min(44, (near ?? 999) * u)) / 2;
  const lone = <Each extends { x: number; near?: number }>(all: Each[], drawn: (each: Each) => number): void => {
    for (const u of [0.4, 0.45, 0.585, 0.7, 1, 1.15])
      for (const one of all)
        for (const other of all)
          if (one !== other) expect(Math.abs(one.x - other.x) * u).toBeGreaterThanOrEqual(half(drawn(other), other.near, u) - 0.001);
  };
  it("on the middle of a token hits that token", () => {
    for (const purses of [[0], [0, 250], [0, 250, 300], [0, 250, 300, 400, 500]])
      for (const cars of [3, 6]) {
        const view = express(cars);
        for (const car of view.train) car.roof = car.inside = place({ purses, jewels: 2, strongboxes: 1 });
        for (const car of arrange(view, [], true, 0)) for (const row of car.rows) lone(row.lying, () => 29);
      }
  });
  it("on the middle of a bandit in one rank hits that bandit", () => {
    for (const bandits of [["doc", "ghost"], ["doc", "ghost", "tuco"]] as Bandit[][])
      for (const purses of [[], [0], [0, 250, 300]])
        for (const cars of [3, 6]) {
          const view = express(cars);
          for (const car of view.train) car.roof = car.inside = place({ bandits, purses, jewels: purses.length });
          for (const car of arrange(view, [], true, 0)) for (const row of car.rows) lone(row.standing, ({ width }) => width);
        }
  });
  it("on a lone element has the full touch area", () => {
    expect(apart([{ x: 5 }])).toEqual([{ x: 5 }]);
    expect(apart<{ x: number; near?: number }>([{ x: 5 }, { x: 43 }, { x: 90 }]).map(({ near }) => near)).toEqual([38, 38, 47]);
  });
});

describe("one rank", () => {
  it("stands in the middle of an empty place", () => {
    expect(abreast(1, 220, 0)).toEqual([110]);
    expect(abreast(2, 220, 0)).toEqual([79, 141]);
  });
  it("stands to the right of the loot", () => {
    expect(abreast(2, 220, 87).map(Math.round)).toEqual([123, 179]);
    expect(abreast(1, 170, 83)[0]).toBeGreaterThan(118);
  });
  it("overlaps the loot rather than leave the car", () => {
    const three = abreast(3, 170, 43);
    expect(three.at(-1)).toBe(130);
    expect(three[0]).toBeGreaterThanOrEqual(50);
  });
});

describe("two ranks", () => {
  const six: Bandit[] = ["belle", "doc", "ghost", "tuco", "django", "cheyenne"];

  it("put the viewer's bandits in front, at the end", () => {
    const all = ranks(six, ["belle"], 170, "roof", false);
    expect(all.filter(({ rank }) => rank === "back").map(({ who }) => who)).toEqual(["doc", "ghost", "tuco"]);
    expect(all.at(-1)).toMatchObject({ who: "belle", rank: "front" });
  });
  it("hide no face: nobody stands directly behind somebody", () => {
    for (let count = 4; count <= 6; count++)
      for (const level of ["roof", "inside"] as const) {
        const all = ranks(six.slice(0, count), ["doc"], 170, level, false);
        const front = all.filter(({ rank }) => rank === "front");
        for (const behind of all.filter(({ rank }) => rank === "back"))
          for (const each of front) expect(Math.abs(each.x - behind.x)).toBeGreaterThan(12);
      }
  });
  it("keep the order from front to tail where it matters, with the viewer's bandits in front", () => {
    for (let count = 4; count <= 6; count++)
      for (const mine of six.slice(0, count)) {
        const all = ranks(six.slice(0, count), [mine], 170, "inside", true);
        const read = [...all].sort((one, other) => one.x - other.x).map(({ who }) => who);
        expect(read).toEqual(six.slice(0, count));
        expect(all.find(({ who }) => who === mine)!.rank).toBe("front");
      }
  });
  it("are smaller than a single rank", () => {
    const all = ranks(six, [], 170, "roof", false);
    expect(all.map(({ width }) => width)).toEqual([56, 56, 56, 60, 60, 60]);
  });
});

describe("the whole train", () => {
  it("has the Marshal inside his car", () => {
    const cars = arrange(express(3, { marshal: 2 }), [], false, 1088);
    expect(cars[2]!.rows[1].standing.map(({ who }) => who)).toEqual(["marshal"]);
    expect(cars[2]!.rows[0].standing).toEqual([]);
  });
  it("has bandits in the locomotive's cab", () => {
    const view = express(3);
    view.train[0]!.inside.bandits = ["doc"];
    const [x] = arrange(view, [], false, 0)[0]!.rows[1].standing.map(({ x }) => x);
    expect(x).toBeGreaterThan(SHAPES["locomotive-short"].from);
  });
});
