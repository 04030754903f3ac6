/** Whether the player is ready. The button reacts immediately; quick changes are sent one after the other. */

import { untrack } from "svelte";
import type { TableInfo } from "../lib/net/protocol";

export class Readiness {
  readonly #table: () => TableInfo;
  readonly #send: (ready: boolean) => Promise<unknown>;
  /** The latest choice, until the table shows it. */
  #chosen = $state<boolean | null>(null);
  #sending = false;
  /** The options have changed since the player was ready. */
  looksAgain = $state(false);
  readonly #shown = $derived.by((): boolean => {
    const { you, chairs } = this.#table();
    return you.length > 0 && you.every((seat) => chairs[seat]?.ready);
  });
  readonly ready = $derived(this.#chosen ?? this.#shown);
  /** The player has taken the readiness back: this needs no notice. */
  #takenBack = false;

  /** Create it during component initialisation. */
  constructor(table: () => TableInfo, send: (ready: boolean) => Promise<unknown>) {
    this.#table = table;
    this.#send = send;
    let before = false;
    $effect(() => {
      if (this.#shown) this.looksAgain = false;
      else if (before && !this.#takenBack && !untrack(table).hosting) this.looksAgain = true;
      before = this.#shown;
      this.#takenBack = false;
    });
    $effect(() => {
      table();
      if (!this.#sending) this.#chosen = null;
    });
  }

  /** `run` runs a sequence of requests and returns whether it succeeded. */
  async toggle(run: (requests: () => Promise<void>) => Promise<boolean>): Promise<void> {
    this.#chosen = !this.ready;
    this.#takenBack = !this.#chosen;
    this.looksAgain = false;
    if (this.#sending) return;
    this.#sending = true;
    let sent: boolean | null = null;
    let before = this.#table();
    const succeeded = await run(async () => {
      while (sent !== this.#chosen) {
        before = this.#table();
        await this.#send((sent = this.#chosen ?? false));
      }
    });
    this.#sending = false;
    if (!succeeded || this.#table() !== before) this.#chosen = null; // otherwise the next update of the table resets it
  }
}
