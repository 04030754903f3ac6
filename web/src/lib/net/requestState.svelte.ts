/** The state of the requests of a form or page: whether one is in flight, and the error of the last one. */

import { untrack } from "svelte";
import { type HostError, hostError } from "../host/host";
import { errorText } from "../words/errorText";

export class RequestState {
  /** Requests can overlap. */
  #pending = $state(0);
  error = $state.raw<HostError | null>(null);

  get busy(): boolean {
    return this.#pending > 0;
  }

  /** The error message; empty: none. */
  get problem(): string {
    return this.error ? errorText(this.error) : "";
  }

  /** Returns whether the request succeeded. */
  async run(request: () => Promise<unknown>): Promise<boolean> {
    this.#pending = untrack(() => this.#pending) + 1; // an effect that sends a request must not depend on it
    this.error = null;
    try {
      await request();
      return true;
    } catch (reason) {
      this.error = hostError(reason);
      return false;
    } finally {
      this.#pending -= 1;
    }
  }
}
