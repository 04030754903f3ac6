/** What the host is changing: shown at once, said to the server after a moment, void if it is refused. */

import type { ChangeTable, TableInfo } from "../lib/net/protocol";
import { Wishes } from "../new/options.svelte";

/** Whoever goes through a row of buttons with the keyboard means only the last. */
const PAUSE = 350;

export class Draft {
  readonly #table: () => TableInfo;
  readonly #send: (changes: ChangeTable) => Promise<unknown>;
  #draft = $state.raw<Wishes | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #touches = 0;
  readonly wishes = $derived.by((): Wishes => this.#draft ?? Wishes.of(this.#table()));

  constructor(table: () => TableInfo, send: (changes: ChangeTable) => Promise<unknown>) {
    this.#table = table;
    this.#send = send;
  }

  readonly changed = (): void => {
    this.#draft = this.wishes;
    this.#touches += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), PAUSE);
  };

  /** Say it now: something is about to be done that depends on it. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#draft) return;
    const touches = this.#touches;
    const changes = this.#draft.changes(this.#table());
    if (Object.keys(changes).length) await this.#send(changes);
    if (touches === this.#touches) this.#draft = null; // else there is more to say
  }

  /** Nobody looks any more. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
