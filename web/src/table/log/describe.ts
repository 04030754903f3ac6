/** Events as sentences: the lines of the log, and the consequences of a choice. */

import { isBandit } from "../../lib/game/people";
import { directEvents } from "../../lib/game/preview";
import type { Choice } from "../../lib/net/protocol";
import type { LogLine } from "../../lib/game/logLine";
import type { Session } from "../../lib/net/session.svelte";
import { settings } from "../../lib/settings.svelte";
import { carNames, type Bandit } from "../../lib/game/views";
import { banditsOf, playerName, seatNames, seatOf } from "../players";
import type { EventData } from "../../lib/words/words";
import { type Piece, pieces, plain, withNames } from "./rich";

/** Events that are headings in the log. */
const HEADINGS = new Set(["round-began", "round-card-turned", "turn-began", "stealin-began", "event-began", "game-over", "uncoupled"]);

export const isHeading = (line: LogLine): boolean => HEADINGS.has(line.told.kind);

/** The sentence for an event, addressed to the user, with <b> around emphasised words; empty: there is none. */
function eventSentence(session: Session, event: EventData): string {
  const { view, seat, teams } = session;
  return settings.words.event(event, seatNames(session), carNames(view), { seat, bandits: view?.set_up.bandits ?? [], teams });
}

/** The sentence of a line, addressed to the user, as plain text; empty: there is none. */
export const sentence = (session: Session, line: LogLine): string => plain(eventSentence(session, line.told));

/** The sentence with emphasised names and "you". */
export function sentencePieces(session: Session, line: LogLine): Piece[] {
  const people = ["bandit", "target", "victim"].map((field) => line.told.data[field]).filter((name) => typeof name === "string");
  const seats = [line.seat ?? -1, ...people.map((bandit) => seatOf(session.view, bandit))].filter((seat) => seat >= 0);
  const names = [...people.flatMap((bandit) => settings.words.forms(`bandit-${bandit}`)), ...seats.map((seat) => playerName(session, seat))];
  return pieces(eventSentence(session, line.told)).flatMap((piece) => (piece.bold ? [piece] : withNames(piece.text, names)));
}

/** The symbol before a line. */
export function markOf(session: Session, line: LogLine): Bandit | "marshal" | null {
  if (isBandit(line.bandit)) return line.bandit;
  if (line.told.kind === "marshal-moved") return "marshal";
  if (line.seat !== null) return banditsOf(session.view, line.seat)[0] ?? null;
  return null;
}

/** Events that say no more than the choice itself. */
const SAID: Record<string, string[]> = {
  "go-to": ["moved"],
  "send-marshal": ["marshal-moved"],
  shoot: ["shot"],
  punch: ["punched"],
  drop: ["dropped"],
  take: ["took"],
  "snatch-take": ["took"],
  "take-known": ["took"],
  "take-known-open": ["took"],
  "take-unknown": ["took"],
  "take-nothing": ["declined"],
  "snatch-leave": ["declined"],
  pick: ["joined"],
};

/** The consequences of a choice beyond the choice itself, as sentences. */
export function consequences(session: Session, key: string, preview: Choice["preview"]): string {
  const events = directEvents(preview);
  const own = SAID[key] ?? [];
  const rest = events[0] && own.includes(events[0].kind) ? events.slice(1) : events;
  const lines = rest
    .slice(0, 4)
    .map((step) => plain(eventSentence(session, { kind: step.kind, data: step.data ?? {} })));
  return lines.filter(Boolean).join(" ");
}
