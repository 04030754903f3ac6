/** The steps of a punch: target, loot, direction. Earlier answers are derived from the question and the log. */

import type { LogLine } from "../../lib/game/logLine";
import type { Bandit, View } from "../../lib/game/views";
import { question } from "./question";

/** The step of each question. */
const QUESTIONS: Record<string, number> = { punch: 0, drop: 1, snatch: 1, knock: 2 };

/** Whether the question follows an earlier answer about the same punch. */
export const isPunchFollowUp = (kind: string): boolean => (QUESTIONS[kind] ?? 0) > 0;

export interface PunchStep {
  name: "whom" | "what" | "where";
  state: "done" | "now" | "next";
}

export interface Punch {
  steps: PunchStep[];
  victim: Bandit | null;
  /** The dropped loot; null: none; "": unknown, or not chosen yet. */
  fell: string | null;
}

/** Null: the current question is not about a punch. */
export function punching(view: View | null, lines: readonly LogLine[]): Punch | null {
  const { kind, victim } = question(view);
  const at = QUESTIONS[kind];
  if (at === undefined) return null;
  const steps = (["whom", "what", "where"] as const).map((name, index) => ({ name, state: index < at ? "done" : index === at ? "now" : "next" }) as const);
  return { steps: [...steps], victim, fell: kind === "snatch" || kind === "knock" ? fallen(lines) : "" };
}

/** The loot dropped since the punch, ignoring moves that were taken back. "": the log does not go back far enough. */
function fallen(lines: readonly LogLine[]): string | null {
  for (const { told } of lines) {
    if (told.kind === "punched") return null;
    if (told.kind === "undone") return "";
    if (told.kind === "dropped") return String(told.data["loot"]);
  }
  return "";
}
