/** The user's current selection at a table: the selected card, the highlighted choice. */

import type { Choice } from "../../lib/net/protocol";
import type { Session } from "../../lib/net/session.svelte";
import { settings } from "../../lib/settings.svelte";
import { targets, type Target } from "../../lib/game/targets";
import type { ExpressView } from "../../lib/game/views";
import { parsed } from "../../lib/words/words";
import { handCards, type HandCard } from "./hand";
import { banditsOf } from "../../table/players";
import { question } from "./question";

/** Moves of Schemin', which are never made automatically. */
const GOES = new Set(["play", "play-down", "draw", "pass"]);
/** Delay before the only choice is made automatically. */
const AUTOMATIC_MOVE_DELAY_MS = 700;

export class ExpressSelection {
  /** The key of the selected card. */
  selected = $state<string | null>(null);
  /** The highlighted move, in the list or on the train. */
  pointed = $state<string | null>(null);
  /** The played card, until the server confirms it. */
  sent = $state<string | null>(null);
  /** Expert variant: the cards to keep, by key. Stored here so that a change of the layout does not reset them. */
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

  /** It is the user's turn in Schemin'. */
  get going(): boolean {
    return this.session.choices.some(({ move }) => GOES.has(parsed(move)?.key ?? ""));
  }

  /** The moves with this card. */
  plays(card: HandCard): { move: string; down: boolean }[] {
    return this.session.choices.flatMap(({ move }) => {
      const { key, found } = parsed(move) ?? { key: "", found: {} as Record<string, string> };
      return (key === "play" || key === "play-down") && found["play"] === card.name ? [{ move, down: key === "play-down" }] : [];
    });
  }

  get card(): HandCard | null {
    return this.hand.find(({ key }) => key === this.selected) ?? null;
  }

  /** Choices on the train or in the list: all except Schemin' moves, bullets and cards to keep. */
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

  /** `byItself`: made automatically, without a click. */
  move(move: string, byItself = false): void {
    this.pointed = null;
    this.session.move(move, byItself);
  }

  /** The first tap selects the card, the second plays it. */
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
   * The only choice, if it can be made automatically. Never in Schemin', nor for questions that all players are asked
   * to hide the content of hands: an immediate answer would reveal it.
   */
  get forced(): Choice | null {
    const [only, ...others] = this.session.choices;
    if (!only || others.length || this.keeping || this.shedding || this.session.lines[0]?.told.kind === "undone") return null;
    return GOES.has(parsed(only.move)?.key ?? "") ? null : only;
  }

  /** Make the only choice after a delay. Returns a function that cancels it. */
  force(): (() => void) | undefined {
    const { forced } = this;
    if (!forced || this.session.link !== "open") return undefined; // only while connected
    const timer = setTimeout(() => this.move(forced.move, true), settings.pace === "instant" ? 0 : AUTOMATIC_MOVE_DELAY_MS);
    return () => clearTimeout(timer);
  }
}
