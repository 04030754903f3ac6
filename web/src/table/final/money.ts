/** Who had how much at the end of each round. Once a game is over, what each seat knew of its own purses may be read. */

import { api } from "../../lib/net/api";
import { merge } from "../../lib/net/patch";
import type { History } from "../../lib/net/protocol";
import type { ExpressView } from "../../lib/game/views";
import { worth } from "./ledger";
import { banditsOf } from "../panels/players";

/** The last round is over with the first of these. */
const ENDS = new Set(["gunslinger", "scored", "game-over"]);

/** One seat's money: when everybody is aboard, and after each round. */
export function course(history: Pick<History, "view" | "turns">, seat: number): number[] {
  let view = history.view as unknown as ExpressView;
  const held = (): number => worth(view, banditsOf(view, seat));
  const points = [held()];
  let over = false;
  for (const { told } of history.turns)
    for (const { kind, patch, data } of told) {
      // a round begins after the one before it is over; the first, when everybody has boarded
      if (kind === "round-began" && Number(data?.["round"]) > 1) points.push(held());
      else if (kind === "round-began") points[0] = held();
      if (kind && ENDS.has(kind) && !over) {
        over = true;
        points.push(held());
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
    lines.push({ seat, points: [...course(history, seat), final.outcome?.money[seat] ?? 0] });
  }
  return lines;
}
