/** A WebSocket to one table. It reconnects automatically and tells the server the last seen version. */

import { at } from "./api";
import { type ClientFrame, PROTOCOL, type ServerFrame } from "./protocol";

export type Link = "connecting" | "open" | "lost" | "refused";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Timeout for opening a socket. */
const OPENING = 10_000;
/** Ping after this time without a frame, */
const QUIET = 25_000;
/** or after this time, if a frame that the server always answers has been sent. */
const UNANSWERED = 4000;
/** Timeout for an answer, */
const PATIENCE = 8000;
/** and the shorter timeout after the network has changed or the page was hidden. */
const DOUBT = 3000;
/** Whether a close code is permanent: retrying would not help. */
const FINAL = (code: number): boolean => code >= 4400 && code < 4500 && code !== 4408 && code !== 4429;

export interface Listener {
  heard(frame: ServerFrame): void;
  /** Called with "connecting" once for each new socket. */
  linked(link: Link): void;
  /** The last seen version; 0: none. */
  seen(): number;
}

export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  /** A frame has been sent, and no answer has arrived yet. */
  #waiting = false;
  #ended = false;

  constructor(
    private readonly table: string,
    private readonly seat: number | "watch" | null,
    private readonly language: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#online);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#visible);
    this.#connect();
  }

  send(frame: ClientFrame): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    if (!this.#waiting) this.#watch(UNANSWERED, () => this.#ask(PATIENCE));
    this.#waiting = true;
    return true;
  }

  /** Reconnect, because a parameter of the connection has changed. */
  renew(): void {
    if (this.#ended) return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  close(): void {
    this.#end();
    this.#drop();
  }

  #end(): void {
    this.#ended = true;
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#visible);
    clearTimeout(this.#timer);
  }

  /** The network has changed: a pending connection attempt might never finish. */
  #online = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask(DOUBT);
    else this.renew();
  };

  /** Report the loss immediately, but ping: the server may still be reachable. */
  #offline = (): void => {
    this.listener.linked("lost");
    this.#ask(DOUBT);
  };

  #visible = (): void => {
    if (document.hidden) return;
    if (this.#socket) this.#ask(DOUBT);
    else this.renew();
  };

  #connect(): void {
    this.#drop();
    clearTimeout(this.#timer);
    this.listener.linked("connecting");
    const address = new URL(at(`api/tables/${encodeURIComponent(this.table)}/socket`));
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("lang", this.language());
    address.searchParams.set("protocol", String(PROTOCOL));
    if (this.seat !== null) address.searchParams.set("seat", String(this.seat));
    if (this.listener.seen()) address.searchParams.set("version", String(this.listener.seen()));
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#watch(OPENING, () => this.#lost());
    // the answer also contains the server time, even in games without a clock
    socket.onopen = () => this.#ask(PATIENCE);
    socket.onmessage = ({ data }) => {
      this.#waiting = false;
      this.#watch(QUIET, () => this.#ask(PATIENCE));
      this.#wait = FIRST_WAIT;
      this.listener.linked("open");
      this.listener.heard(JSON.parse(String(data)) as ServerFrame);
    };
    socket.onclose = ({ code }) => {
      if (!FINAL(code)) {
        this.#lost();
        return;
      }
      this.#drop();
      this.#end();
      this.listener.linked("refused");
    };
  }

  /** Reconnect without waiting for the close event, which a dead connection may never send. */
  #lost(): void {
    this.#drop();
    if (this.#ended) return;
    this.listener.linked("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #drop(): void {
    clearTimeout(this.#watchdog);
    this.#waiting = false;
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Ping the server. */
  #ask(patience: number): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.send({ type: "ping" });
    this.#watch(patience, () => this.#lost());
  }

  #watch(after: number, then: () => void): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(then, after);
  }
}
