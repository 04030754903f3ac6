/** The host's changes of the options: shown immediately, sent after a delay, discarded if the server refuses them. */

import type { ChangeTable, TableInfo } from "../lib/net/protocol";
import { TableSettings } from "../new/options.svelte";

/** Delay before changes are sent: moving through radio buttons with the keyboard sends only the last value. */
const SEND_DELAY_MS = 350;

export class OptionsDraft {
  readonly #table: () => TableInfo;
  readonly #send: (changes: ChangeTable) => Promise<unknown>;
  #draft = $state.raw<TableSettings | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #touches = 0;
  readonly tableSettings = $derived.by((): TableSettings => this.#draft ?? TableSettings.of(this.#table()));

  constructor(table: () => TableInfo, send: (changes: ChangeTable) => Promise<unknown>) {
    this.#table = table;
    this.#send = send;
  }

  readonly changed = (): void => {
    this.#draft = this.tableSettings;
    this.#touches += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), SEND_DELAY_MS);
  };

  /** Send the changes immediately, before an action that depends on them. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#draft) return;
    const touches = this.#touches;
    const changes = this.#draft.changes(this.#table());
    if (Object.keys(changes).length) await this.#send(changes);
    if (touches === this.#touches) this.#draft = null; // otherwise there are newer changes
  }

  /** Call when the component is destroyed. */
  end(): void {
    clearTimeout(this.#timer);
  }
}
