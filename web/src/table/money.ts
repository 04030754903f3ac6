/** Who had how much at the end of each round. Once a game is over, what each seat knew of its own purses may be read. */

import { api } from "../lib/api";
import { merge } from "../lib/patch";
import type { History } from "../lib/protocol";
import type { ExpressView } from "../lib/views";
import { worth } from "./ledger";
import { banditsOf } from "./players";

/** The last round is over with the first of these. */
const ENDS = new Set(["gunslinger", "scored", "game-over"]);

/** One seat's money: at the start, and after each round. */
export function course(history: Pick<History, "view" | "turns">, seat: number): number[] {
  let view = history.view as unknown as ExpressView;
  const points: number[] = [];
  let over = false;
  const note = (): void => void points.push(worth(view, banditsOf(view, seat)));
  for (const { told } of history.turns)
    for (const { kind, patch, data } of told) {
      // a round begins after the one before it is over; the first, when everybody has boarded
      if (kind === "round-began" && Number(data?.["round"]) > 1) note();
      if (kind && ENDS.has(kind) && !over) {
        over = true;
        note();
      }
      if (patch) view = merge(view, patch) as ExpressView;
    }
  return points;
}

export interface Line {
  seat: number;
  points: number[];
}

/** For every seat: start, after each round, and in the end. */
export async function moneyOverTime(id: string, final: ExpressView): Promise<Line[]> {
  const lines: Line[] = [];
  for (let seat = 0; seat < final.players; seat++) {
    const history = await api.history(id, seat);
    const begun = worth(history.view as unknown as ExpressView, banditsOf(history.view as unknown as ExpressView, seat));
    lines.push({ seat, points: [begun, ...course(history, seat), final.outcome?.money[seat] ?? 0] });
  }
  return lines;
}
