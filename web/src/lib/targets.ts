/** Where a choice lights up. It is read off the move's notation; whether it may be made, the server has said. */

import type { Choice, Happening } from "./protocol";
import type { Bandit, View } from "./views";
import { parsed } from "./words";

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
  /** The card played: "fire", in a team "tuco fire". */
  card?: string;
}

export function targets(choices: readonly Choice[], view: View): Target[] {
  const actor = view.game === "express" ? view.acting?.bandit : undefined;
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
    if (key.startsWith("take") && key !== "take-nothing" && key !== "take-back" && stands) {
      target.loot = (found["loot"] as Target["loot"]) ?? "purse";
      target.car = stands.car;
      target.roof = stands.roof;
    }
    if (key === "drop") target.loot = found["loot"] as Target["loot"];
    if (key === "knock-forward") target.way = "forward";
    if (key === "knock-back") target.way = "back";
    return target;
  });
}
