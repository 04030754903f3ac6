/** What a player's tag says: how the bandit fares, and whether the player has chosen. */

import type { Session } from "../lib/net/session.svelte";
import { t } from "../lib/settings.svelte";
import type { SuperView } from "../lib/game/views";
import { clockText, left } from "../table/panels/clock.svelte";
import type { Player } from "../table/panels/players";
import type { Plan } from "./tray/plan.svelte";
import { banditOf, resolving } from "./told";

export interface Mark {
  text: string;
  /** Done: nothing more is waited for. */
  ok: boolean;
}

/** On whom all eyes are: oneself while one plans, else whoever turned over the last card. */
export function acts(session: Session, view: SuperView, player: Player, plan: Plan): boolean {
  if (view.phase === "schemin") return player.you && plan.open;
  return view.phase === "stealin" && resolving(session.lines).card?.seat === player.seat;
}

/** Whether this player has chosen; null: nothing is to be chosen. */
export function mark(session: Session, view: SuperView, player: Player, plan: Plan): Mark | null {
  if (view.phase !== "schemin" || banditOf(view, player.seat).state?.out) return null;
  if (player.you && plan.open) return { text: t("web-super-laid", { number: plan.count, slots: plan.slots.length }), ok: false };
  if (!view.to_act.includes(player.seat)) return { text: t("web-super-ready"), ok: true };
  const ms = left(session, player.seat);
  return { text: t("web-super-thinking") + (ms === null ? "" : ` · ${clockText(ms)}`), ok: false };
}

/** Anything but standing on the train. */
export function plight(view: SuperView, seat: number): "stunned" | "riding" | "out" | null {
  const { state } = banditOf(view, seat);
  if (state?.out) return "out";
  if (state?.riding) return "riding";
  return state?.stunned ? "stunned" : null;
}
