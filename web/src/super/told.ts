/** Which card is being carried out, and what has come of it: read off what was told. */

import type { Line, Session } from "../lib/net/session.svelte";
import type { Action, Bandit, SuperView } from "../lib/game/views";

export interface Resolving {
  /** The card; null: none yet, or the round is at its end. */
  card: { line: Line; seat: number; bandit: Bandit; action: Action; number: number } | null;
  /** The last car is being cut off. */
  cut: boolean;
  /** What happened since, in order. */
  what: Line[];
}

const BEGINNINGS = new Set(["stealin-began", "round-began"]);

export function resolving(lines: readonly Line[]): Resolving {
  const what: Line[] = [];
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

/** The seats in the order in which they turn over their cards. */
export function order(view: SuperView): number[] {
  return Array.from({ length: view.players }, (_, index) => (view.first + index) % view.players);
}

/** The bandit of a seat, and how it fares. */
export function banditOf(view: SuperView, seat: number): { bandit: Bandit | null; state: NonNullable<SuperView["bandits"]>[Bandit] } {
  const bandit = view.set_up.bandits[seat]?.[0] ?? null;
  return { bandit, state: bandit ? view.bandits?.[bandit] : undefined };
}

/** Stealin', or what follows until the next plan: a time to watch. */
export const watching = (view: SuperView): boolean => view.phase === "stealin" || view.phase === "round-end";

/** The names of those who still have to choose, in one enumeration. */
export function choosing(session: Session, view: SuperView, name: (seat: number) => string, language: string): { names: string; number: number } {
  const seats = view.to_act.filter((seat) => seat >= 0 && seat !== session.seat);
  return { names: new Intl.ListFormat(language, { type: "conjunction" }).format(seats.map(name)), number: seats.length };
}
