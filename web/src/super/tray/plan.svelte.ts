/** The user's plan: cards in slots, the rest in hand, one of them selected. */

import { INPUT_DELAY_MS, type Session } from "../../lib/net/session.svelte";
import { sound } from "../../lib/sound/sound";
import type { Action, Bandit, SuperView } from "../../lib/game/views";
import { complete, empty, fits, nextSlot, offeredSelection, placed, PROGRAMME, swapped, type Slots } from "./plan";
import type { Selection } from "../../lib/net/protocol";

const NOTHING: Slots = [];

export class Plan {
  #placed = $state.raw<Slots>(NOTHING);
  #highlighted = $state<Action | null>(null);
  /** The submitted cards, until the server confirms them. */
  #sent = $state<Action[] | null>(null);
  #round = 0;
  /** The slots have just changed: a double click must not complete a plan and submit it at once. */
  #changed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly offered = $derived.by((): Selection | null => offeredSelection(this.session.choices));
  /** The submitted plan: visible until all players are ready. */
  readonly laid = $derived.by((): Action[] | null => {
    const answer = this.view?.answer;
    if (answer?.kind === PROGRAMME) return answer.data.cards;
    return this.session.sending ? this.#sent : null;
  });
  readonly slots = $derived.by((): Slots => this.laid ?? (this.open && this.#placed.length === 0 ? empty(this.offered) : this.#placed));
  readonly rest = $derived.by((): Action[] => (this.view?.cards ?? []).filter((card) => !this.slots.includes(card)));
  readonly programme = $derived(this.open ? complete(this.slots) : null);
  /** The cards in hand that may be placed in the next slot. */
  readonly #placeable = $derived(this.rest.filter((card) => this.open && this.next >= 0 && fits(this.offered, this.slots, card, this.next)));
  /** The card in hand that the primary button would place. */
  readonly pointed = $derived(this.#placeable.find((card) => card === this.#highlighted) ?? this.#placeable[0] ?? null);

  constructor(readonly session: Session) {}

  get view(): SuperView | null {
    const { view } = this.session;
    return view?.game === "super" ? view : null;
  }

  get bandit(): Bandit | null {
    return this.view?.set_up.bandits[this.session.seat]?.[0] ?? null;
  }

  /** Cards can be placed. */
  get open(): boolean {
    return this.offered !== null;
  }

  get count(): number {
    return this.slots.filter((card) => card !== null).length;
  }

  get next(): number {
    return nextSlot(this.slots);
  }

  /** The controls have just appeared: input is ignored. */
  get fresh(): boolean {
    return this.#changed || this.session.fresh;
  }

  /** The move that takes the plan back, if it is available. */
  get takeBack(): string | null {
    return this.session.choices.find(({ kind }) => kind === "take-back")?.move ?? null;
  }

  may(card: Action): boolean {
    return this.#placeable.includes(card);
  }

  point(card: Action): void {
    this.#highlighted = card;
  }

  place(card: Action, slot = this.next): void {
    this.#change(placed(this.offered, this.slots, card, slot));
  }

  takeOut(slot: number): void {
    if (this.open) this.#change(this.slots.with(slot, null));
  }

  /** Remove the card in the last occupied slot. */
  takeOutLast(): void {
    const last = this.slots.findLastIndex((card) => card !== null);
    if (last >= 0) this.takeOut(last);
  }

  swap(one: number, other: number): void {
    this.#change(swapped(this.slots, one, other));
  }

  clear(): void {
    this.#change(empty(this.offered));
  }

  lay(): void {
    const { programme } = this;
    if (!programme || this.fresh) return;
    this.#sent = programme;
    this.session.select(PROGRAMME, programme);
  }

  /** Reset the plan in a new round; restore a plan that was taken back. Call it in an effect. */
  follow(): void {
    const round = this.view?.round?.number ?? 0;
    const { laid } = this;
    if (laid) this.#placed = laid;
    if (round === this.#round) return;
    this.#round = round;
    this.#placed = laid ?? NOTHING;
    this.#highlighted = null;
    this.#sent = null;
  }

  /** Call when the component is destroyed. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #change(slots: Slots): void {
    if (slots === this.slots) return;
    this.#changed = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#changed = false), INPUT_DELAY_MS);
    this.#placed = slots;
    sound.play("slide");
  }
}
