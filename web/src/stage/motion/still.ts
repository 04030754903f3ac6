/** Reduced motion: nothing moves. Changed elements get a gold outline for a short time. */

import type { Step } from "../../lib/net/protocol";
import type { EventAnimation } from "./eventAnimation";
import type { PageElements } from "./pageElements";

const FRAMES: Keyframe[] = [
  { outline: "4px solid #ffcf4d", outlineOffset: "4px" },
  { outline: "4px solid transparent", outlineOffset: "4px" },
];
/** Duration after which the next event starts, even if the outline is still visible. */
const DURATION_MS = 500;

export function changed(elements: PageElements, { kind, data = {} }: Step): HTMLElement[] {
  const found: (HTMLElement | null)[] = [];
  for (const field of ["bandit", "target", "victim"]) if (typeof data[field] === "string") found.push(elements.person(data[field]));
  if (kind === "marshal-moved") found.push(elements.person("marshal"));
  if (typeof data["seat"] === "number") found.push(elements.tag(data["seat"]));
  if (kind === "strongbox-brought" && typeof data["car"] === "number") found.push(elements.car(data["car"]));
  if (kind === "card-resolved" || kind === "revealed" || kind === "no-effect") found.push(elements.now);
  if (kind === "played" || kind === "stealin-began") found.push(elements.pile);
  if (kind === "round-card-turned" || kind === "event-began") found.push(elements.one("[data-round]"));
  // the order of play is reversed
  if (kind === "turn-began" && data["turn"] === "switching") found.push(...elements.all("[data-tag]"));
  return found.filter((each) => each !== null);
}

export function outline(animation: EventAnimation, elements: PageElements, step: Step): void {
  for (const element of changed(elements, step)) element.animate(FRAMES, { duration: 1200, easing: "ease-out" });
  animation.hold(DURATION_MS);
}
