/** The instruction line: one sentence for every question, to the user or to others. */

import type { Session } from "../../lib/net/session.svelte";
import { settings, t } from "../../lib/settings.svelte";
import { type ExpressView, seatsAsked } from "../../lib/game/views";
import { listText } from "../../lib/words/listText";
import { Called, Name, type Values } from "../../lib/words/words";
import type { ExpressSelection } from "./selection.svelte";
import { banditsOf, playerName, seatNames, seatOf } from "../../table/players";
import { question, turnNow } from "./question";

/** Sentences with a shorter form. */
const BRIEF = new Set(["go", "go-first", "go-second", "go-tunnel", "go-ghost", "go-team", "go-team-tunnel", "fire-roof", "fire-inside", "move-roof", "move-inside", "marshal", "robbery", "punch", "keep", "bullets"]);

const name = (bandit: string | null): Name => new Name(`bandit-${bandit ?? "belle"}`);

/** Another player's bandit, with the name that the log uses. */
function called(session: Session, bandit: string | null): Name {
  const seat = bandit ? seatOf(session.view, bandit) : -1;
  const player = seatNames(session)[seat];
  return session.teams || seat === session.seat || typeof player !== "string" ? name(bandit) : new Called(`bandit-${bandit ?? ""}`, player);
}

/** The names of the players who have to choose, as a list in a sentence. */
function choosing(session: Session, view: ExpressView): string {
  return listText(seatsAsked(view).filter((seat) => seat !== session.seat).map((seat) => playerName(session, seat)));
}

/** The second move of a Speeding-Up turn: the latest move in it, ignoring moves taken back, was the user's. */
export function isSecondMove(session: Session): boolean {
  let undone = 0;
  for (const { told } of session.lines) {
    if (told.kind === "turn-began") return false;
    if (told.kind === "undone") undone += 1;
    if (!["played", "drew", "passed"].includes(told.kind)) continue;
    if (!undone) return told.data["seat"] === session.seat;
    undone -= 1;
  }
  return false;
}

function go(selection: ExpressSelection, view: ExpressView): { key: string; values: Values } {
  const { session } = selection;
  const [lead, mate] = banditsOf(view, session.seat);
  const values: Values = { bandit: name(lead ?? null) };
  const { up, down } = selection.playable;
  if (!down && !up) return { key: "draw-only", values };
  if (turnNow(view) === "speeding up") return { key: isSecondMove(session) ? "go-second" : "go-first", values };
  if (down && up) return { key: "go-ghost", values: { bandit: name("ghost") } };
  if (mate) return { key: down ? "go-team-tunnel" : "go-team", values: { ...values, target: name(mate) } };
  return { key: down ? "go-tunnel" : "go", values };
}

/** The key after `web-table-say-`, and its values. */
function asked(selection: ExpressSelection, view: ExpressView): { key: string; values: Values } {
  const { session } = selection;
  const { kind, bandit, victim } = question(view);
  const values: Values = { bandit: name(bandit) };
  const stands = bandit ? view.bandits?.[bandit] : undefined;
  switch (kind) {
    case "go":
      return go(selection, view);
    case "bullets":
    case "keep":
    case "pick":
    case "place":
      return { key: kind, values: {} };
    case "move":
      return { key: stands?.roof ? "move-roof" : "move-inside", values };
    case "fire":
      return { key: stands?.roof ? "fire-roof" : "fire-inside", values };
    case "marshal":
    case "robbery":
    case "punch":
    case "pickpocket":
      return { key: kind, values };
    case "drop":
    case "snatch":
    case "knock":
      return { key: kind, values: { ...values, victim: called(session, victim) } };
    default:
      return session.choices.length ? { key: "choose", values: {} } : { key: "wait", values: {} };
  }
}

/** `brief`: the shorter form for phones, if there is one. */
export function saying(selection: ExpressSelection, view: ExpressView, brief: boolean): string {
  const { session } = selection;
  const say = (key: string, values: Values = {}): string => {
    const line = brief && BRIEF.has(key) ? `web-table-brief-${key}` : `web-table-say-${key}`;
    // with two bandits the sentence names the bandit, otherwise it says "you"
    return t(!session.teams && settings.words.has(`${line}.you`) ? `${line}.you` : line, values);
  };
  if (view.phase === "over") return t("question-over");
  if (session.sending) return say("sending");
  if (session.myTurn && !selection.forced) {
    const { key, values } = asked(selection, view);
    return say(key, values);
  }
  const others = choosing(session, view);
  if (seatsAsked(view).length > 1 || (view.answer !== undefined && others)) return say("wait-several", { players: others });
  if (others) return say(view.phase === "stealin" ? "wait-choice" : "wait-go", { player: others });
  return say(view.phase === "stealin" ? "resolving" : view.phase === "round-end" ? "event" : "going-on");
}
