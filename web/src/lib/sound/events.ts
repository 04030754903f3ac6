/** The sound of each kind of event. Everything that can be heard can also be seen and read. */

import type { Sound } from "./recipes";
import { hyphened } from "../words/words";

type Data = Record<string, unknown>;
type EventSound = Sound | null | ((data: Data) => Sound | null);

const WAYS: Record<string, Sound> = {
  walked: "step",
  climbed: "ladder",
  thrown: "thud",
  rode: "gallop",
  knocked: "thud",
  pushed: "thud",
  swept: "thud",
  fled: "step",
};
const LOOT: Record<string, Sound> = { purse: "coin", jewel: "jewel", strongbox: "iron" };
const TURNS: Record<string, Sound> = { tunnel: "tunnel", "speeding-up": "speed", switching: "points" };

const loot: EventSound = ({ loot }) => LOOT[String(loot)] ?? "coin";

/** Every kind of event of the games and the server; null: silent. */
export const EVENT_SOUNDS: Record<string, EventSound> = {
  // both games
  joined: null,
  boarded: null,
  "first-player": null,
  "round-began": "whistle",
  answered: "slide",
  "taken-back": "slide",
  undone: "slide",
  "stealin-began": "flip",
  moved: ({ way }) => WAYS[String(way)] ?? "step",
  shot: "shot",
  // Colt Express
  coupled: null,
  "marshal-card-given": null,
  drew: "slide",
  "hands-returned": "slide",
  discarded: "slide",
  "shed-bullets": "slide",
  shuffled: "slide",
  "round-card-turned": "flip",
  "turn-began": ({ turn }) => TURNS[hyphened(String(turn))] ?? null,
  played: "slide",
  passed: null,
  "card-resolved": "flip",
  "no-effect": "knock",
  "marshal-moved": "marshal",
  wounded: "whizz",
  "neutral-bullets-gone": null,
  punched: "punch",
  took: loot,
  dropped: loot,
  lost: loot,
  "event-began": "stamp",
  "strongbox-brought": "iron",
  declined: null,
  ransomed: "coin",
  gunslinger: "ricochet",
  scored: null,
  "game-over": "fanfare",
  // Colt Super Express
  revealed: "flip",
  turned: "slide",
  missed: "ricochet",
  woke: "step",
  fell: "thud",
  rides: "gallop",
  out: "fall",
  uncoupled: "clank",
  looted: "coin",
  ranked: null,
};

/** The sound of an event; null: none. */
export function soundOf(kind: string, data: Data = {}): Sound | null {
  const decided = EVENT_SOUNDS[kind] ?? null;
  return typeof decided === "function" ? decided(data) : decided;
}
