/** Lines of fire: from the shooter to every target, in units of the drawings. */

import type { Car, Who } from "./layout";

/** The position of a standee's hand: from the left of its row, and from the top of its car. */
export interface HandPosition {
  fold: number;
  x: number;
  y: number;
}

/** A piece of a line. In a folded train, a line leaves at one edge and continues at the other. */
export interface FireLine {
  fold: number;
  path: string;
}

export function handPosition(cars: readonly Car[], who: Who): HandPosition | null {
  for (const car of cars)
    for (const { level, standing } of car.rows)
      for (const { who: each, x, rank } of standing)
        if (each === who) return { fold: car.fold, x: car.at + x, y: (level === "roof" ? 62 : 168) - (rank === "back" ? 24 : 0) };
  return null;
}

const REACH = 32;

/** `ends`: the length of each row. */
export function fireLines(from: HandPosition, to: readonly HandPosition[], ends: readonly number[]): FireLine[] {
  const upper = ends[0] ?? 0;
  const away = (each: HandPosition): number => each.x + (each.fold ? upper : 0) - from.x - (from.fold ? upper : 0);
  const edge = (fold: number): number => (fold ? 0 : upper);
  const found: FireLine[] = [];
  for (const side of [-1, 1]) {
    const there = to
      .filter((each) => Math.abs(away(each)) > REACH && Math.sign(away(each)) === side)
      .sort((one, other) => Math.abs(away(one)) - Math.abs(away(other)));
    // lines to farther targets pass above the heads of the nearer ones
    there.forEach((each, index) => {
      const [start, end] = [from.x + side * REACH, each.x - side * REACH];
      if (each.fold === from.fold) {
        const high = Math.min(from.y, each.y) - 36 - Math.min(index, 2) * 60;
        found.push({ fold: from.fold, path: `M${start} ${from.y}Q${(start + end) / 2} ${high} ${end} ${each.y}` });
      } else {
        found.push({ fold: from.fold, path: `M${start} ${from.y}L${edge(from.fold)} ${from.y - 8}` });
        found.push({ fold: each.fold, path: `M${edge(each.fold)} ${each.y - 8}L${end} ${each.y}` });
      }
    });
  }
  // straight up or down through the roof
  for (const each of to)
    if (Math.abs(away(each)) <= REACH) {
      const down = Math.sign(each.y - from.y) || 1;
      found.push({ fold: from.fold, path: `M${from.x} ${from.y + down * REACH}L${each.x} ${each.y - down * REACH}` });
    }
  // in a folded train all lines start with the same piece: remove duplicates, because each needs a unique key
  return [...new Map(found.map((line) => [`${line.fold} ${line.path}`, line])).values()];
}
