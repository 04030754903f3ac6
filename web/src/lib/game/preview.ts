/** What a choice would lead to, as the server foresees it. */

import type { Happening } from "../net/protocol";
import type { Bandit } from "./views";

type Event = Happening & { kind: string };

/** With these something else begins: it is no longer the choice's doing. */
const ENDS = new Set([
  "card-resolved", "hands-returned", "first-player", "no-effect", "drew", "shuffled",
  "round-began", "round-card-turned", "turn-began", "stealin-began", "event-began", "game-over", "uncoupled",
]);

/** The events that are the choice's own doing. */
export function doing(preview: readonly Happening[] | undefined): Event[] {
  const events = (preview ?? []).filter((step): step is Event => Boolean(step.kind));
  const end = events.findIndex(({ kind }) => ENDS.has(kind));
  return end < 0 ? events : events.slice(0, end);
}

/** Where somebody would stand afterwards, and whether it costs blood. */
export interface Landing {
  who: Bandit | "marshal";
  car: number;
  roof: boolean;
  hurt: boolean;
}

/** Everybody who would be moved, each where they come to stand. */
export function landings(preview: readonly Happening[] | undefined): Landing[] {
  const found = new Map<string, Landing>();
  const hurt = new Set<string>();
  for (const { kind, data = {} } of doing(preview)) {
    if (kind === "moved" && typeof data["car"] === "number")
      found.set(String(data["bandit"]), { who: data["bandit"] as Bandit, car: data["car"], roof: data["roof"] === true, hurt: false });
    else if (kind === "marshal-moved" && typeof data["car"] === "number") found.set("marshal", { who: "marshal", car: data["car"], roof: false, hurt: false });
    else if (kind === "wounded") hurt.add(String(data["bandit"]));
    else if (kind === "shot") hurt.add(String(data["target"]));
  }
  return [...found.values()].map((each) => ({ ...each, hurt: hurt.has(each.who) }));
}
