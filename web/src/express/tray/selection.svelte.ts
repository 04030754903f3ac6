/** The user's current selection at a table: the selected card, the highlighted choice. */

import type { Choice } from "../../lib/net/protocol";
import type { Session } from "../../lib/net/session.svelte";
import { settings } from "../../lib/settings.svelte";
import { targets, type Target } from "../../lib/game/targets";
import { cardName } from "../../lib/game/cards";
import type { ExpressView, MoveData } from "../../lib/game/views";
import { handCards, type HandCard } from "./hand";
import { banditsOf } from "../../table/players";
import { question } from "./question";

/** Moves of Schemin', which are never made automatically. */
const GOES = new Set(["play", "draw", "pass"]);
/** Delay before the only choice is made automatically. */
const AUTOMATIC_MOVE_DELAY_MS = 700;

interface Play {
  move: string;
  down: boolean;
}

export class ExpressSelection {
  /** The key of the selected card. */
  selected = $state<string | null>(null);
  /** The highlighted move, in the list or on the train. */
  pointed = $state<string | null>(null);
  #played = $state<string | null>(null);
  /** Expert variant: the cards to keep, by key. Stored here so that a change of the layout does not reset them. */
  kept = $state<Record<string, boolean>>({});

  readonly hand = $derived.by((): HandCard[] => {
    const seat = this.view?.seats?.[this.session.seat];
    return seat?.hand ? handCards(seat.hand, banditsOf(this.view, this.session.seat), seat.marshal_card) : [];
  });
  readonly #plays = $derived.by((): Map<string, Play[]> => {
    const plays = new Map<string, Play[]>();
    for (const { move = "", kind, data } of this.session.choices) {
      if (kind !== "play") continue;
      const { down, ...card } = data as MoveData["play"];
      plays.set(cardName(card), [...(plays.get(cardName(card)) ?? []), { move, down }]);
    }
    return plays;
  });
  /** Cards can be played face up, face down, or both. */
  readonly playable = $derived.by((): { up: boolean; down: boolean } => {
    const all = [...this.#plays.values()].flat();
    return { up: all.some(({ down }) => !down), down: all.some(({ down }) => down) };
  });
  /** It is the user's turn in Schemin'. */
  readonly going = $derived.by((): boolean => this.session.choices.some(({ kind }) => GOES.has(kind)));
  readonly card = $derived(this.hand.find(({ key }) => key === this.selected) ?? null);
  /** Choices on the train or in the list: all except Schemin' moves, bullets and cards to keep. */
  readonly options = $derived.by((): Target[] =>
    !this.view || this.going || this.keeping || this.shedding ? [] : targets(this.session.choices, this.view),
  );
  /**
   * The only choice, if it can be made automatically. Never in Schemin', nor for questions that all players are asked
   * to hide the content of hands: an immediate answer would reveal it.
   */
  readonly forced = $derived.by((): Choice | null => {
    const [only, ...others] = this.session.choices;
    if (!only || others.length || this.keeping || this.shedding || this.session.lines[0]?.told.kind === "undone") return null;
    return this.going || !only.move ? null : only;
  });

  constructor(readonly session: Session) {}

  get view(): ExpressView | null {
    const { view } = this.session;
    return view?.game === "express" ? view : null;
  }

  /** The key of the played card, until the server confirms it. */
  get sent(): string | null {
    return this.session.sending ? this.#played : null;
  }

  get keeping(): boolean {
    return this.session.myTurn && question(this.view).kind === "keep";
  }

  get shedding(): boolean {
    return this.session.myTurn && question(this.view).kind === "bullets";
  }

  /** The moves with this card. */
  plays(card: HandCard): Play[] {
    return this.#plays.get(card.name) ?? [];
  }

  /** `byItself`: made automatically, without a click. */
  move(move: string, byItself = false): void {
    this.pointed = null;
    this.#played = null;
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
    this.selected = null;
    this.move(move);
    this.#played = card.key;
  }

  /** Reset the selection of a card that is gone, and the cards to keep after the question. Call it in an effect. */
  follow(): void {
    if (this.selected && !this.card) this.selected = null;
    if (!this.keeping) this.kept = {};
  }

  /** Make the only choice after a delay. Returns a function that cancels it. */
  force(): (() => void) | undefined {
    const { forced } = this;
    if (!forced || this.session.link !== "open") return undefined; // only while connected
    const timer = setTimeout(() => this.move(forced.move ?? "", true), settings.pace === "instant" ? 0 : AUTOMATIC_MOVE_DELAY_MS);
    return () => clearTimeout(timer);
  }
}
