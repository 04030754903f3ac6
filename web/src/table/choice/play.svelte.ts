/** What this person is about to do at a table: the card in the fingers, the choice that is pointed at. */

import type { Choice } from "../../lib/net/protocol";
import type { Session } from "../../lib/net/session.svelte";
import { settings } from "../../lib/settings.svelte";
import { targets, type Target } from "../../lib/game/targets";
import type { ExpressView } from "../../lib/game/views";
import { parsed } from "../../lib/words/words";
import { handCards, type HandCard } from "./hand";
import { banditsOf, question } from "../panels/players";

/** Goes in Schemin', which are never made for anybody. */
const GOES = new Set(["play", "play-down", "draw", "pass"]);
/** How long a choice without alternative is shown before it makes itself. */
const MOMENT = 700;

export class Play {
  /** The key of a card in hand. */
  selected = $state<string | null>(null);
  /** The move that the pointer or the focus is on, in the list or on the train. */
  pointed = $state<string | null>(null);
  /** The card that was played, until the server says so. */
  sent = $state<string | null>(null);
  /** Expert variant: the cards that are to be kept, by their keys. Turning a phone changes nothing of it. */
  kept = $state<Record<string, boolean>>({});

  constructor(readonly session: Session) {}

  get view(): ExpressView | null {
    const { view } = this.session;
    return view?.game === "express" ? view : null;
  }

  get hand(): HandCard[] {
    const { view, session } = this;
    const seat = view?.seats?.[session.seat];
    return seat?.hand ? handCards(seat.hand, banditsOf(view, session.seat), seat.marshal_card) : [];
  }

  get keys(): Set<string> {
    return new Set(this.session.choices.map(({ move }) => parsed(move)?.key ?? ""));
  }

  /** It is our go in Schemin'. */
  get going(): boolean {
    return this.session.choices.some(({ move }) => GOES.has(parsed(move)?.key ?? ""));
  }

  /** What may be done with this card. */
  plays(card: HandCard): { move: string; down: boolean }[] {
    return this.session.choices.flatMap(({ move }) => {
      const { key, found } = parsed(move) ?? { key: "", found: {} as Record<string, string> };
      return (key === "play" || key === "play-down") && found["play"] === card.name ? [{ move, down: key === "play-down" }] : [];
    });
  }

  get card(): HandCard | null {
    return this.hand.find(({ key }) => key === this.selected) ?? null;
  }

  /** Choices that are made on the train or in the list: all but goes, bullets and what to keep. */
  get options(): Target[] {
    const { view, session } = this;
    if (!view || this.going || this.keeping || this.shedding) return [];
    return targets(session.choices, view);
  }

  get keeping(): boolean {
    return this.session.myTurn && question(this.view).kind === "keep";
  }

  get shedding(): boolean {
    return this.session.myTurn && question(this.view).kind === "bullets";
  }

  /** `byItself`: nobody has pressed anything. */
  move(move: string, byItself = false): void {
    this.pointed = null;
    this.session.move(move, byItself);
  }

  /** First tap: take the card up. Second: play it. */
  tap(card: HandCard): void {
    const [play] = this.plays(card);
    if (!play) return;
    if (this.selected === card.key) this.play(card, play.move);
    else this.selected = card.key;
  }

  play(card: HandCard, move: string): void {
    this.sent = card.key;
    this.selected = null;
    this.move(move);
  }

  /**
   * The one choice that there is, if there is nothing to decide; never a go, nor what everybody is asked so that nobody
   * learns from the answer what is in a hand: one that comes at once would tell.
   */
  get forced(): Choice | null {
    const [only, ...others] = this.session.choices;
    if (!only || others.length || this.keeping || this.shedding || this.session.lines[0]?.told.kind === "undone") return null;
    return GOES.has(parsed(only.move)?.key ?? "") ? null : only;
  }

  /** Makes the only choice after a moment; returns how to stop it. */
  force(): (() => void) | undefined {
    const { forced } = this;
    if (!forced || this.session.link !== "open") return undefined; // once there is a line again
    const timer = setTimeout(() => this.move(forced.move, true), settings.pace === "instant" ? 0 : MOMENT);
    return () => clearTimeout(timer);
  }
}
