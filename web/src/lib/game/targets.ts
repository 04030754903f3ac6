/** Where a choice lights up. It is read off the move's notation; whether it may be made, the server has said. */

import { landings } from "./preview";
import type { Choice, Happening } from "../net/protocol";
import type { Bandit, View } from "./views";
import { parsed } from "../words/words";

export interface Target {
  move: string;
  /** A move of its own kind: "shoot", "go-to", "send-marshal", "take"... as in the catalogues, `move-<key>`. */
  key: string;
  preview: Happening[];
  /** What is pointed at: a bandit, a place, a kind of loot lying where the actor stands, or a way to be knocked. */
  bandit?: Bandit;
  car?: number;
  roof?: boolean;
  loot?: "purse" | "jewel" | "strongbox";
  way?: "forward" | "back";
  /** Whose loot or way it is: it is shown beside them. */
  beside?: Bandit;
  /** The card played: "fire", in a team "tuco fire". */
  card?: string;
}

/** What lies on the boards; and what is shown beside whoever is punched. */
const LYING = new Set(["take", "take-known", "take-open", "take-unknown"]);
const BESIDE = new Set(["drop", "take-it", "leave-it", "knock-forward", "knock-back"]);

export function targets(choices: readonly Choice[], view: View): Target[] {
  // between cards nobody acts, but somebody is asked
  const asked = (view.asks ?? "").split(" ");
  const actor = view.game === "express" ? (view.acting?.bandit ?? (asked[0] as Bandit)) : undefined;
  const stands = actor && view.game === "express" ? view.bandits?.[actor] : undefined;
  return choices.map(({ move, preview }) => {
    const { key, found } = parsed(move) ?? { key: "other", found: {} };
    const target: Target = { move, key, preview: preview ?? [] };
    if (found["bandit"]) target.bandit = found["bandit"] as Bandit;
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
    const victim = asked[2] as Bandit | undefined;
    if (key === "drop") target.loot = found["loot"] as Target["loot"];
    if (key === "take-it" || key === "leave-it") target.loot = "purse";
    if (key === "knock-forward") target.way = "forward";
    if (key === "knock-back") target.way = "back";
    if (BESIDE.has(key) && victim) target.beside = victim;
    const landing = target.way && landings(target.preview).find(({ who }) => who === victim);
    if (landing) [target.car, target.roof] = [landing.car, landing.roof];
    return target;
  });
}
