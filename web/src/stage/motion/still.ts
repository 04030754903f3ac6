/** Reduced motion: nothing moves. Changed elements get a gold outline for a short time. */

import type { Happening } from "../../lib/net/protocol";
import type { Act } from "./eventAnimation";
import type { Finding } from "./pageElements";

const FRAMES: Keyframe[] = [
  { outline: "4px solid #ffcf4d", outlineOffset: "4px" },
  { outline: "4px solid transparent", outlineOffset: "4px" },
];
/** Duration in ms after which the next event starts, even if the outline is still visible. */
const WAIT = 500;

export function changed(find: Finding, { kind, data = {} }: Happening): HTMLElement[] {
  const found: (HTMLElement | null)[] = [];
  for (const field of ["bandit", "target", "victim"]) if (typeof data[field] === "string") found.push(find.person(data[field]));
  if (kind === "marshal-moved") found.push(find.person("marshal"));
  if (typeof data["seat"] === "number") found.push(find.tag(data["seat"]));
  if (kind === "strongbox-brought" && typeof data["car"] === "number") found.push(find.car(data["car"]));
  if (kind === "card-resolved" || kind === "revealed" || kind === "no-effect") found.push(find.now);
  if (kind === "played" || kind === "stealin-began") found.push(find.pile);
  if (kind === "round-card-turned" || kind === "event-began") found.push(find.one("[data-round]"));
  // the order of play is reversed
  if (kind === "turn-began" && data["turn"] === "switching") found.push(...find.all("[data-tag]"));
  return found.filter((each) => each !== null);
}

export function outline(act: Act, find: Finding, step: Happening): void {
  for (const element of changed(find, step)) element.animate(FRAMES, { duration: 1200, easing: "ease-out" });
  act.hold(WAIT);
}
