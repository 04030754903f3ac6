/** The current time and the remaining time of a move. */

import { createSubscriber } from "svelte/reactivity";
import type { Session } from "../../lib/net/session.svelte";
import { t } from "../../lib/settings.svelte";

const ticks = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** The current time in ms. Components that use it are updated several times per second. */
export function now(): number {
  ticks();
  return Date.now();
}

/** The remaining time of a seat in ms; null: no clock, or nothing to choose. */
export function left(session: Session, seat: number): number | null {
  const due = session.times?.due?.[String(seat)];
  return due === undefined ? null : Math.max(0, due - (now() + session.clockOffset));
}

const two = (number: number): string => String(number).padStart(2, "0");

/** "0:42", "12:05", "3 h 20 min", "2 days". */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  if (hours < 24) return t("web-table-clock-hours", { hours, minutes: Math.floor((seconds % 3600) / 60) });
  return t("web-table-clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
}
