/** One socket to one table, which comes back by itself, and says what it has seen. */

import { at } from "./api";
import type { ClientFrame, ServerFrame } from "./protocol";

export type Link = "connecting" | "open" | "lost" | "refused";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const QUIET = 25_000;
/** Refusals that no new attempt will change. */
const FINAL = (code: number): boolean => code >= 4400 && code < 4500 && code !== 4408 && code !== 4429;

export interface Listener {
  heard(frame: ServerFrame): void;
  linked(link: Link): void;
  /** The version that was seen last; 0: none. */
  seen(): number;
}

export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    private readonly table: string,
    private readonly seat: number | "watch" | null,
    private readonly language: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  send(frame: ClientFrame): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  close(): void {
    this.#ended = true;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    this.#socket?.close();
  }

  /** The network or the person is back: no need to wait. */
  #now = (): void => {
    if (this.#ended || document.hidden || this.#socket) return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    this.listener.linked("connecting");
    const address = new URL(at(`api/tables/${encodeURIComponent(this.table)}/socket`));
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("lang", this.language());
    if (this.seat !== null) address.searchParams.set("seat", String(this.seat));
    if (this.listener.seen()) address.searchParams.set("version", String(this.listener.seen()));
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#alive();
    socket.onmessage = ({ data }) => {
      this.#alive();
      this.#wait = FIRST_WAIT;
      this.listener.linked("open");
      this.listener.heard(JSON.parse(String(data)) as ServerFrame);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      clearTimeout(this.#watchdog);
      if (this.#ended) return;
      if (FINAL(code)) {
        this.listener.linked("refused");
        return;
      }
      this.listener.linked("lost");
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** After a while without a word: ask; after another: it is gone. */
  #alive(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      this.send({ type: "ping" });
      this.#watchdog = setTimeout(() => this.#socket?.close(), QUIET);
    }, QUIET);
  }
}
