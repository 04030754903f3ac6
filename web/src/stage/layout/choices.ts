/** Which choices are in which place of the train, and where they are drawn, in units of the drawings. */

import { landings, type Landing } from "../../lib/game/preview";
import type { Target } from "../../lib/game/targets";
import type { Bandit } from "../../lib/game/views";
import { abreast, type Car, type Level, type Lying, type Standing, type Who } from "./layout";

/** Width of a bubble, and of the margin at both ends of a row of bubbles, in px. */
const BUBBLE_WIDTH = 54;
const BUBBLE_MARGIN = 4;
/** Width of an arrow. */
const ARROW_WIDTH = 42;

const isAt = ({ car, roof }: { car?: number; roof?: boolean }, index: number, level: Level): boolean => car === index && roof === (level === "roof");

const standeesOf = (car: Car, level: Level): Standing[] => car.rows[level === "roof" ? 0 : 1].standing;

/** The bandits that can be shot or punched. */
export function aimsOf(targets: readonly Target[]): Map<Who, Target> {
  return new Map(targets.flatMap((each) => (each.bandit && (each.kind === "shoot" || each.kind === "punch") ? [[each.bandit, each] as const] : [])));
}

/** The choice of a whole place. */
export function placeChoice(targets: readonly Target[], car: number, level: Level): Target | undefined {
  return targets.find((each) => (each.kind === "go-to" || each.way) && isAt(each, car, level));
}

/** The choice of a token. A purse with a known value is its own choice. */
export function tokenChoice(targets: readonly Target[], car: number, level: Level, { kind, value }: Pick<Lying, "kind" | "value">): Target | undefined {
  return targets.find((each) => each.loot === kind && isAt(each, car, level) && (each.value ?? 0) === value);
}

/** The consequences of the highlighted choice. `goer`: a place that can be chosen already shows its silhouette. */
export function foreseenLandings(targets: readonly Target[], pointed: string | null, goer: Bandit | null): Landing[] {
  const target = targets.find(({ move }) => move === pointed);
  return target ? landings(target.preview).filter(({ who, car, roof }) => who !== goer || car !== target.car || roof !== target.roof) : [];
}

/** The landings in this place, side by side. */
export function landingsAt(all: readonly Landing[], car: Car, level: Level): { landing: Landing; x: number }[] {
  const here = all.filter((each) => isAt(each, car.index, level));
  const across = abreast(here.length, car.shape.room, 0);
  return here.map((landing, index) => ({ landing, x: Math.round(car.shape.from + across[index]!) }));
}

/**
 * The middle of the bubbles above the victim, limited to the length of the row; null: the victim is elsewhere.
 * `unit`: px per unit.
 */
export function bubblesAt(car: Car, level: Level, victim: Bandit | null, bubbles: number, unit: number, rowLength: number): number | null {
  const there = bubbles ? standeesOf(car, level).find(({ who }) => who === victim) : undefined;
  if (!there) return null;
  const half = ((bubbles * BUBBLE_WIDTH) / 2 + BUBBLE_MARGIN) / unit;
  return Math.min(rowLength - half, Math.max(half, car.at + there.x)) - car.at;
}

export interface Arrow {
  target: Target;
  forward: boolean;
  x: number;
}

/** Arrows at the walls of the car: where the Marshal can be sent, and the directions of a knock without a known destination. */
export function arrowsAt(targets: readonly Target[], car: Car, level: Level, victim: Bandit | null, screenEnd: number): Arrow[] {
  const standing = standeesOf(car, level);
  const found = [
    ...(standing.some(({ who }) => who === "marshal") ? targets.filter(({ kind }) => kind === "send-marshal") : []),
    ...(standing.some(({ who }) => who === victim) ? targets.filter(({ way, car: there }) => way && there === undefined) : []),
  ];
  // may overlap the next car by half, but not the edge of the screen
  const last = Math.min(car.shape.width, screenEnd - car.at - ARROW_WIDTH);
  return found.map((target) => {
    const forward = target.way ? target.way === "forward" : (target.car ?? 0) < car.index;
    return { target, forward, x: forward ? Math.max(car.shape.from, ARROW_WIDTH - car.at) : last };
  });
}
