/** Where choices are shown on the train, derived from their data. The server decides which are legal. */

import { landings } from "./preview";
import type { Choice, Step } from "../net/protocol";
import type { Bandit, MoveData, View } from "./views";
import { moveForm } from "../words/words";

export interface Target {
  move: string;
  /** The kind of move: "shoot", "go-to", "send-marshal", "take"... */
  kind: string;
  /** The kind with the form of its message, as in the keys `move-<form>`: "snatch-take". */
  form: string;
  data: Record<string, unknown>;
  preview: Step[];
  /** The target: a bandit, a place, a kind of loot where the acting bandit stands, or the direction of a knock. */
  bandit?: Bandit;
  car?: number;
  roof?: boolean;
  loot?: "purse" | "jewel" | "strongbox";
  /** The value of a known purse. */
  value?: number;
  way?: "forward" | "back";
  /** The bandit whose loot or direction it is; the target is shown next to this bandit. */
  beside?: Bandit;
}

/** All fields that the data of a move can have. */
type AnyData = Partial<MoveData["go-to"] & MoveData["shoot"] & MoveData["drop"] & MoveData["knock"] & MoveData["take-known"]>;

/** Moves that take loot from the floor; other loot targets are shown next to the punched bandit. */
const LYING = new Set(["take", "take-known", "take-unknown"]);
const BESIDE = new Set(["drop", "snatch", "knock"]);

export function targets(choices: readonly Choice[], view: View): Target[] {
  const asked = (view.asks?.data ?? {}) as { bandit?: Bandit; victim?: Bandit };
  // between cards no bandit acts, but one is asked
  const actor = view.game === "express" ? (view.acting?.bandit ?? asked.bandit) : undefined;
  const stands = actor && view.game === "express" ? view.bandits?.[actor] : undefined;
  return choices.flatMap(({ move, kind, data = {}, preview = [] }) => {
    if (!move) return [];
    const target: Target = { move, kind, form: moveForm({ kind, data }), data, preview };
    const { bandit, car, loot, value, way } = data as AnyData;
    if (bandit) target.bandit = bandit;
    if (car !== undefined) {
      target.car = car;
      target.roof = kind === "go-to" && (stands?.roof ?? false);
    }
    if (LYING.has(kind) && stands) {
      target.loot = loot ?? "purse";
      if (value) target.value = value;
      target.car = stands.car;
      target.roof = stands.roof;
    }
    if (kind === "drop" && loot) target.loot = loot;
    if (kind === "snatch") target.loot = "purse";
    if (way) target.way = way;
    if (BESIDE.has(kind) && asked.victim) target.beside = asked.victim;
    const landing = way && landings(preview).find(({ who }) => who === asked.victim);
    if (landing) [target.car, target.roof] = [landing.car, landing.roof];
    return [target];
  });
}
