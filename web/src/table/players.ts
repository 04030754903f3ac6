/** The players at the table: names, bandits and absence. */

import type { Session } from "../lib/net/session.svelte";
import { settings, t } from "../lib/settings.svelte";
import { type Bandit, seatsAsked, type View } from "../lib/game/views";
import { Name, type Value } from "../lib/words/words";

export interface Player {
  seat: number;
  you: boolean;
  /** "You", the player's name, or a bot's bandit. */
  name: string;
  bandits: Bandit[];
  bot: boolean;
  level: string;
  here: boolean;
  standIn: boolean;
  votes: number;
  acting: boolean;
  first: boolean;
}

export const banditName = (bandit: string): string => t(`bandit-${bandit}`);

/** The bandits of a seat, as far as they are chosen. */
export const banditsOf = (view: View | null, seat: number): Bandit[] => view?.set_up.bandits[seat] ?? [];

export function player(session: Session, seat: number): Player {
  const { table, view } = session;
  const chair = table?.chairs[seat];
  const bandits = banditsOf(view, seat);
  const you = session.seat === seat;
  return {
    seat,
    you,
    name: you ? t("web-table-you") : playerName(session, seat),
    bandits,
    bot: chair?.kind === "bot",
    level: chair?.level ?? "",
    here: chair?.here ?? false,
    standIn: chair?.stand_in ?? false,
    votes: chair?.votes ?? 0,
    acting: seatsAsked(view).includes(seat),
    first: view?.first === seat && view.phase !== "over",
  };
}

/** The name of each seat in sentences: its player's name, or the bandit of a bot. */
export function seatNames({ table, view }: Session): Value[] {
  return (table?.chairs ?? []).map((chair, seat) => {
    if (chair.name) return chair.name;
    const [own] = banditsOf(view, seat);
    return own ? new Name(`bandit-${own}`) : t("web-seat", { number: seat + 1 });
  });
}

/** The name of a seat, also of the user's own. */
export function playerName(session: Session, seat: number): string {
  const called = seatNames(session)[seat];
  return called instanceof Name ? settings.words.say(called.key) : String(called ?? t("web-seat", { number: seat + 1 }));
}

/** All players, starting with the user, then clockwise. */
export function players(session: Session): Player[] {
  const count = session.view?.players ?? session.table?.chairs.length ?? 0;
  const from = Math.max(session.seat, 0);
  return Array.from({ length: count }, (_, index) => player(session, (from + index) % count));
}

/** The seat that plays this bandit. */
export function seatOf(view: View | null, bandit: string): number {
  return view?.set_up.bandits.findIndex((team) => (team as string[]).includes(bandit)) ?? -1;
}
