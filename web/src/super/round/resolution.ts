/** The card that is being carried out and its consequences, derived from the log. */

import type { LogLine } from "../../lib/game/logLine";
import type { Session } from "../../lib/net/session.svelte";
import { listText } from "../../lib/words/listText";
import { type Action, type Bandit, seatsAsked, type SuperView } from "../../lib/game/views";

export interface Resolving {
  /** The card; null: none yet, or the round has ended. */
  card: { line: LogLine; seat: number; bandit: Bandit; action: Action; number: number } | null;
  /** The last car is being uncoupled. */
  cut: boolean;
  /** The consequences so far, in order. */
  what: LogLine[];
}

const BEGINNINGS = new Set(["stealin-began", "round-began"]);

export function resolving(lines: readonly LogLine[]): Resolving {
  const what: LogLine[] = [];
  for (const line of lines) {
    const { kind, data } = line.told;
    if (kind === "revealed") {
      const { seat, bandit, action, number } = data as { seat: number; bandit: Bandit; action: Action; number: number };
      return { card: { line, seat, bandit, action, number }, cut: false, what: what.reverse() };
    }
    if (BEGINNINGS.has(kind)) break;
    what.push(line);
    if (kind === "uncoupled") return { card: null, cut: true, what: what.reverse() };
  }
  return { card: null, cut: false, what: what.reverse() };
}

/** The seats in the order in which they reveal their cards. */
export function order(view: SuperView): number[] {
  return Array.from({ length: view.players }, (_, index) => (view.first + index) % view.players);
}

/** The bandit of a seat and its condition. */
export function banditOf(view: SuperView, seat: number): { bandit: Bandit | null; state: NonNullable<SuperView["bandits"]>[Bandit] } {
  const bandit = view.set_up.bandits[seat]?.[0] ?? null;
  return { bandit, state: bandit ? view.bandits?.[bandit] : undefined };
}

/** Stealin' and the end of the round: there is nothing to choose. */
export const isResolving = (view: SuperView): boolean => view.phase === "stealin" || view.phase === "round-end";

/** The names of the others who still have to choose, as a list in a sentence. */
export function choosing(session: Session, view: SuperView, name: (seat: number) => string): { names: string; number: number } {
  const seats = seatsAsked(view).filter((seat) => seat >= 0 && seat !== session.seat);
  return { names: listText(seats.map(name)), number: seats.length };
}
