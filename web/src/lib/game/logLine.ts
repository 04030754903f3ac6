/** A line of the log: an event, as a session stores it. */

import type { EventData } from "../words/words";
import type { Step } from "../net/protocol";

export interface LogLine {
  number: number;
  told: EventData;
  /** The bandit or seat whose symbol is shown before the line. */
  seat: number | null;
  bandit: string | null;
  /** Our time ran out: the move was made for us. */
  byClock?: boolean;
}

export function logLine(number: number, { kind, data = {} }: Step, byClock = false): LogLine {
  return {
    number,
    told: { kind: kind ?? "", data },
    seat: typeof data["seat"] === "number" ? data["seat"] : null,
    bandit: typeof data["bandit"] === "string" ? data["bandit"] : null,
    byClock,
  };
}
