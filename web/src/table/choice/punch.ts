/** A punch in its steps: whom, what falls, where to. What has been chosen is read off the question and the story. */

import type { Line } from "../../lib/net/session.svelte";
import type { Bandit, View } from "../../lib/game/views";
import { question } from "../panels/players";

const QUESTIONS: Record<string, number> = { punch: 0, drop: 1, snatch: 1, knock: 2 };

export interface PunchStep {
  name: "whom" | "what" | "where";
  state: "done" | "now" | "next";
}

export interface Punch {
  steps: PunchStep[];
  victim: Bandit | null;
  /** What has fallen; null: nothing; "": that is not known, or not yet. */
  fell: string | null;
}

/** Null: something else is asked. */
export function punching(view: View | null, lines: readonly Line[]): Punch | null {
  const { kind, victim } = question(view);
  const at = QUESTIONS[kind];
  if (at === undefined) return null;
  const steps = (["whom", "what", "where"] as const).map((name, index) => ({ name, state: index < at ? "done" : index === at ? "now" : "next" }) as const);
  return { steps: [...steps], victim, fell: kind === "snatch" || kind === "knock" ? fallen(lines) : "" };
}

/** Since the blow; what was taken back has not fallen. "": the story does not go back so far. */
function fallen(lines: readonly Line[]): string | null {
  for (const { told } of lines) {
    if (told.kind === "punched") return null;
    if (told.kind === "undone") return "";
    if (told.kind === "dropped") return String(told.data["loot"]);
  }
  return "";
}
