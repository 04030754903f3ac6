/** The state on a player's tag: the condition of the bandit, and whether the player has chosen. */

import type { Session } from "../../lib/net/session.svelte";
import { t } from "../../lib/settings.svelte";
import { seatsAsked, type SuperView } from "../../lib/game/views";
import { clockText, left } from "../../table/panels/clock.svelte";
import type { Player } from "../../table/players";
import type { Plan } from "../tray/plan.svelte";
import { banditOf, resolving } from "../round/resolution";

export interface PlanStatus {
  text: string;
  /** The player is done. */
  ok: boolean;
}

/** Whether to highlight this player: the user while planning, otherwise the player who revealed the last card. */
export function isHighlighted(session: Session, view: SuperView, player: Player, plan: Plan): boolean {
  if (view.phase === "schemin") return player.you && plan.open;
  return view.phase === "stealin" && resolving(session.lines).card?.seat === player.seat;
}

/** Whether this player has chosen; null: there is nothing to choose. */
export function planStatus(session: Session, view: SuperView, player: Player, plan: Plan): PlanStatus | null {
  if (view.phase !== "schemin" || banditOf(view, player.seat).state?.out) return null;
  if (player.you && plan.open) return { text: t("web-super-laid", { number: plan.count, slots: plan.slots.length }), ok: false };
  if (!seatsAsked(view).includes(player.seat)) return { text: t("web-super-ready"), ok: true };
  const ms = left(session, player.seat);
  return { text: t("web-super-thinking") + (ms === null ? "" : ` · ${clockText(ms)}`), ok: false };
}

/** Any condition other than standing on the train. */
export function banditCondition(view: SuperView, seat: number): "stunned" | "riding" | "out" | null {
  const { state } = banditOf(view, seat);
  if (state?.out) return "out";
  if (state?.riding) return "riding";
  return state?.stunned ? "stunned" : null;
}
