/** Durations and points in time as text. */

import { settings, t } from "../settings.svelte";

const DAY_SECONDS = 86_400;

/** "60 seconds", "2 minutes", "1 day". */
export function durationText(seconds: number): string {
  if (seconds >= DAY_SECONDS && seconds % DAY_SECONDS === 0) return t("web-home-days", { number: seconds / DAY_SECONDS });
  if (seconds >= 3600 && seconds % 3600 === 0) return t("web-home-hours", { number: seconds / 3600 });
  if (seconds > 60 && seconds % 60 === 0) return t("web-home-minutes", { number: seconds / 60 });
  return t("web-home-seconds", { number: seconds });
}

/** The remaining time: "5 minutes", "2 days". */
export function remainingText(due: number, now: number): string {
  const minutes = Math.max(1, Math.round((due - now) / 60_000));
  if (minutes < 60) return t("web-home-minutes", { number: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t("web-home-hours", { number: hours }) : t("web-home-days", { number: Math.round(hours / 24) });
}

/** "now", "5 minutes ago", "2 days ago". */
export function agoText(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return format.format(0, "second");
  const exactly = new Intl.RelativeTimeFormat(settings.language);
  if (minutes < 60) return exactly.format(-minutes, "minute");
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return exactly.format(-hours, "hour");
  const days = Math.floor(hours / 24);
  return days < 60 ? exactly.format(-days, "day") : exactly.format(-Math.floor(days / 30), "month");
}
