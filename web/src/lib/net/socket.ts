/** One socket to one table, which comes back by itself, and says what it has seen. */

import { at } from "./api";
import { type ClientFrame, PROTOCOL, type ServerFrame } from "./protocol";

export type Link = "connecting" | "open" | "lost" | "refused";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** So long a socket may take to open. */
const OPENING = 10_000;
/** After so long without a word we ask whether anybody is there; */
const QUIET = 25_000;
/** earlier, if we have said something that is always answered. */
const UNANSWERED = 4000;
/** So long the answer may take, */
const PATIENCE = 8000;
/** and so long when there is reason to doubt: the network has gone or come back, or the page was not looked at. */
const DOUBT = 3000;
/** Refusals that no new attempt will change. */
const FINAL = (code: number): boolean => code >= 4400 && code < 4500 && code !== 4408 && code !== 4429;

export interface Listener {
  heard(frame: ServerFrame): void;
  /** "connecting" is said once for each new socket. */
  linked(link: Link): void;
  /** The version that was seen last; 0: none. */
  seen(): number;
}

export class Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  /** We have said something, and wait for a word. */
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

  /** Begin anew: what the server was told when the socket was opened has changed. */
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

  /** A new network: what was begun on the old one may never end. */
  #online = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask(DOUBT);
    else this.renew();
  };

  /** It is said at once; but the server may be on this side of what has gone, so we ask. */
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
    // the answer tells what time it is there, also where no clock runs
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

  /** A socket whose other end is gone may never say so: it is not waited for. */
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

  /** Is anybody there? */
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
