/** The motion of each kind of event. null: intentionally none; the event appears only in the log. */

import { drew, played, refused, resolved, turnedOver } from "./cards";
import { missed, punched, shot, wounded } from "./guns";
import { dropped, looted, lost, ransomed, strongbox, took } from "./loot";
import { boarded, fell, leaves, marshalMoved, moved, turned, woke } from "./people";
import type { Motion } from "./motionContext";
import { coupled, eventBegan, roundCard, turnBegan, uncoupled } from "./world";

export const MOTIONS: Record<string, Motion | null> = {
  // setup
  joined: null,
  boarded,
  "first-player": null,
  coupled,
  "marshal-card-given": null,
  // round
  "round-began": null,
  "round-card-turned": roundCard,
  "turn-began": turnBegan,
  answered: null,
  "taken-back": null,
  undone: null,
  drew,
  "hands-returned": null,
  discarded: null,
  "shed-bullets": null,
  shuffled: null,
  played,
  passed: null,
  "stealin-began": turnedOver,
  "card-resolved": resolved,
  revealed: resolved,
  "no-effect": refused,
  // bandits
  moved,
  shot,
  missed,
  punched,
  wounded,
  "neutral-bullets-gone": null,
  "marshal-moved": marshalMoved,
  turned,
  fell,
  woke,
  rides: leaves,
  out: leaves,
  // loot
  took,
  dropped,
  lost,
  ransomed,
  looted,
  "strongbox-brought": strongbox,
  declined: null,
  // end of round and game
  "event-began": eventBegan,
  uncoupled,
  gunslinger: null,
  scored: null,
  ranked: null,
  "game-over": null,
};
