/** The consequences of a choice, as the server predicts them. */

import type { Step } from "../net/protocol";
import { isBandit } from "./people";
import type { Bandit } from "./views";

type Event = Step & { kind: string };

/** Events that end the consequences of the choice. */
const ENDS = new Set([
  "card-resolved", "hands-returned", "first-player", "no-effect", "drew", "shuffled",
  "round-began", "round-card-turned", "turn-began", "stealin-began", "event-began", "game-over", "uncoupled",
]);

/** The events that the choice causes directly. */
export function directEvents(preview: readonly Step[] | undefined): Event[] {
  const events = (preview ?? []).filter((step): step is Event => Boolean(step.kind));
  const end = events.findIndex(({ kind }) => ENDS.has(kind));
  return end < 0 ? events : events.slice(0, end);
}

/** The final position of a bandit or the Marshal, and whether it costs a bullet. */
export interface Landing {
  who: Bandit | "marshal";
  car: number;
  roof: boolean;
  hurt: boolean;
}

/** The final position of everybody who would move. */
export function landings(preview: readonly Step[] | undefined): Landing[] {
  const found = new Map<string, Landing>();
  const hurt = new Set<string>();
  for (const { kind, data = {} } of directEvents(preview)) {
    const bandit = data["bandit"];
    if (kind === "moved" && typeof data["car"] === "number" && isBandit(bandit))
      found.set(bandit, { who: bandit, car: data["car"], roof: data["roof"] === true, hurt: false });
    else if (kind === "marshal-moved" && typeof data["car"] === "number") found.set("marshal", { who: "marshal", car: data["car"], roof: false, hurt: false });
    else if (kind === "wounded") hurt.add(String(bandit));
    else if (kind === "shot") hurt.add(String(data["target"]));
  }
  return [...found.values()].map((each) => ({ ...each, hurt: hurt.has(each.who) }));
}
