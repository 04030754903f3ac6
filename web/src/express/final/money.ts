/** Everybody's money at the end of each round. After a game, what each seat knew about its purses is public. */

import { host } from "../../lib/host/host";
import { merge } from "../../lib/net/patch";
import type { History } from "../../lib/net/protocol";
import type { ExpressView } from "../../lib/game/views";
import { lootValue } from "./ledger";
import { banditsOf } from "../../table/players";

/** The first of these events ends the last round. */
const ENDS = new Set(["gunslinger", "scored", "game-over"]);

/** The money of one seat: at the start, and after each round. */
export function moneyByRound(history: Pick<History, "view" | "turns">, seat: number): number[] {
  let view = history.view as unknown as ExpressView;
  const held = (): number => lootValue(view, banditsOf(view, seat));
  const points = [held()];
  let over = false;
  for (const { told } of history.turns)
    for (const { kind, patch, data } of told) {
      // a round starts after the previous one has ended; the first one starts after setup
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

export interface MoneySeries {
  seat: number;
  points: number[];
}

/** For every seat: at the start, after each round, and at the end. */
export async function moneyOverTime(id: string, final: ExpressView): Promise<MoneySeries[]> {
  const lines: MoneySeries[] = [];
  for (let seat = 0; seat < final.players; seat++) {
    const history = await host.request("history", { table_id: id, seat });
    lines.push({ seat, points: [...moneyByRound(history, seat), final.outcome?.money[seat] ?? 0] });
  }
  return lines;
}
