/** Example trains for the pages outside of a game. */

import type { Bandit, ExpressView, Place } from "../lib/game/views";

interface CarContent {
  roof?: Bandit[];
  inside?: Bandit[];
  purses?: number;
  jewels?: number;
  strongboxes?: number;
}

const place = (bandits: Bandit[] = [], purses = 0, jewels = 0, strongboxes = 0): Place => ({
  bandits,
  purses: Array.from({ length: purses }, () => 0),
  jewels,
  strongboxes,
});

function drawn(cars: [string, CarContent][], marshal?: number): ExpressView {
  return {
    game: "express",
    players: 6,
    phase: "schemin",
    first: 0,
    set_up: { bandits: [] },
    expert: false,
    train: cars.map(([car, { roof, inside, purses, jewels, strongboxes }]) => ({
      car,
      roof: place(roof),
      inside: place(inside, purses, jewels, strongboxes),
    })),
    ...(marshal === undefined ? {} : { marshal }),
  };
}

/** The train of the start page, with all bandits. */
export const ABOARD: ExpressView = drawn(
  [
    ["locomotive", { strongboxes: 1 }],
    ["mail", { roof: ["belle", "tuco"], purses: 4 }],
    ["saloon", { roof: ["ghost"], inside: ["doc"], purses: 3, jewels: 1 }],
    ["dining", { roof: ["cheyenne"], inside: ["mei"], purses: 3 }],
    ["first class", { roof: ["django"], jewels: 3 }],
    ["second class", { purses: 1, jewels: 1 }],
  ],
  0,
);

/** The part of it that fits on a phone. */
export const AHEAD: ExpressView = { ...ABOARD, train: ABOARD.train.slice(0, 2) };

const CARS: [string, CarContent][] = [
  ["mail", { purses: 4, jewels: 1 }],
  ["dining", { purses: 3 }],
  ["second class", { purses: 1, jewels: 1 }],
  ["first class", { jewels: 3 }],
];

/** The train of a waiting table: bandits that are already chosen stand on the roofs. */
export function boarding(bandits: Bandit[]): ExpressView {
  const roofs = CARS.map((_, car) => bandits.filter((_, index) => index % CARS.length === car));
  return drawn([["locomotive", {}], ...CARS.map(([car, content], index): [string, CarContent] => [car, { ...content, roof: roofs[index]! }])]);
}
