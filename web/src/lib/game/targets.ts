/** Where choices are shown on the train, derived from the notation of the moves. The server decides which are legal. */

import { isBandit } from "./people";
import { landings } from "./preview";
import type { Choice, Step } from "../net/protocol";
import type { Bandit, View } from "./views";
import { parsed } from "../words/words";

export interface Target {
  move: string;
  /** The kind of move: "shoot", "go-to", "send-marshal", "take"... as in the keys `move-<key>` of the catalogues. */
  key: string;
  preview: Step[];
  /** The target: a bandit, a place, a kind of loot where the acting bandit stands, or the direction of a knock. */
  bandit?: Bandit;
  car?: number;
  roof?: boolean;
  loot?: "purse" | "jewel" | "strongbox";
  way?: "forward" | "back";
  /** The bandit whose loot or direction it is; the target is shown next to this bandit. */
  beside?: Bandit;
  /** The card played: "fire", in a team "tuco fire". */
  card?: string;
}

/** Moves that take loot from the floor; other loot targets are shown next to the punched bandit. */
const LYING = new Set(["take", "take-known", "take-known-open", "take-unknown"]);
const BESIDE = new Set(["drop", "snatch-take", "snatch-leave", "knock-forward", "knock-back"]);

const bandit = (name: string | undefined): Bandit | undefined => (isBandit(name) ? name : undefined);

export function targets(choices: readonly Choice[], view: View): Target[] {
  // between cards no bandit acts, but one is asked
  const asked = (view.asks ?? "").split(" ");
  const actor = view.game === "express" ? (view.acting?.bandit ?? bandit(asked[0])) : undefined;
  const stands = actor && view.game === "express" ? view.bandits?.[actor] : undefined;
  return choices.map(({ move, preview }) => {
    const { key, found } = parsed(move) ?? { key: "other", found: {} };
    const target: Target = { move, key, preview: preview ?? [] };
    if (isBandit(found["bandit"])) target.bandit = found["bandit"];
    if (found["play"]) target.card = found["play"];
    if (found["car"]) {
      target.car = Number(found["car"]);
      target.roof = key === "go-to" && (stands?.roof ?? false);
    }
    if (LYING.has(key) && stands) {
      target.loot = (found["loot"] as Target["loot"]) ?? "purse";
      target.car = stands.car;
      target.roof = stands.roof;
    }
    const victim = bandit(asked[2]);
    if (key === "drop") target.loot = found["loot"] as Target["loot"];
    if (key === "snatch-take" || key === "snatch-leave") target.loot = "purse";
    if (key === "knock-forward") target.way = "forward";
    if (key === "knock-back") target.way = "back";
    if (BESIDE.has(key) && victim) target.beside = victim;
    const landing = target.way && landings(target.preview).find(({ who }) => who === victim);
    if (landing) [target.car, target.roof] = [landing.car, landing.roof];
    return target;
  });
}
