/** A WebSocket to one table. It reconnects automatically and tells the server the last seen version. */

import { type ClientFrame, PROTOCOL, type ServerFrame } from "../net/protocol";
import type { TableConnection, TableListener } from "./host";

const FIRST_RECONNECT_MS = 500;
const LAST_RECONNECT_MS = 15_000;
/** Timeout for opening a socket. */
const OPEN_TIMEOUT_MS = 10_000;
/** Ping after this time without a frame. */
const PING_INTERVAL_MS = 25_000;
/** Ping after this time if a frame that the server always answers has been sent. */
const PING_AFTER_FRAME_MS = 4000;
/** Timeout for an answer. */
const ANSWER_TIMEOUT_MS = 8000;
/** Timeout for an answer after the network has changed or the page was hidden. */
const SHORT_ANSWER_TIMEOUT_MS = 3000;
/** Whether a close code is permanent: retrying would not help. */
const isPermanent = (code: number): boolean => code >= 4400 && code < 4500 && code !== 4408 && code !== 4429;

export class TableSocket implements TableConnection {
  #socket: WebSocket | null = null;
  #wait = FIRST_RECONNECT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  /** A frame has been sent, and no answer has arrived yet. */
  #waiting = false;
  #ended = false;

  constructor(
    private readonly url: URL,
    private readonly language: () => string,
    private readonly listener: TableListener,
  ) {
    addEventListener("online", this.#online);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#visible);
    this.#connect();
  }

  send(frame: ClientFrame): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    if (!this.#waiting) this.#watch(PING_AFTER_FRAME_MS, () => this.#ping(ANSWER_TIMEOUT_MS));
    this.#waiting = true;
    return true;
  }

  #reconnect(): void {
    this.#wait = FIRST_RECONNECT_MS;
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
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping(SHORT_ANSWER_TIMEOUT_MS);
    else this.#reconnect();
  };

  /** Report the loss immediately, but ping: the server may still be reachable. */
  #offline = (): void => {
    this.listener.onLink("lost");
    this.#ping(SHORT_ANSWER_TIMEOUT_MS);
  };

  #visible = (): void => {
    if (document.hidden) return;
    if (this.#socket) this.#ping(SHORT_ANSWER_TIMEOUT_MS);
    else this.#reconnect();
  };

  #connect(): void {
    this.#drop();
    clearTimeout(this.#timer);
    this.listener.onLink("connecting");
    const address = new URL(this.url);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("lang", this.language());
    address.searchParams.set("protocol", String(PROTOCOL));
    if (this.listener.lastVersion()) address.searchParams.set("version", String(this.listener.lastVersion()));
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#watch(OPEN_TIMEOUT_MS, () => this.#lost());
    // the answer also contains the server time, even in games without a clock
    socket.onopen = () => this.#ping(ANSWER_TIMEOUT_MS);
    socket.onmessage = ({ data }) => {
      this.#waiting = false;
      this.#watch(PING_INTERVAL_MS, () => this.#ping(ANSWER_TIMEOUT_MS));
      this.#wait = FIRST_RECONNECT_MS;
      this.listener.onLink("open");
      this.listener.onFrame(JSON.parse(String(data)) as ServerFrame);
    };
    socket.onclose = ({ code }) => {
      if (!isPermanent(code)) {
        this.#lost();
        return;
      }
      this.#drop();
      this.#end();
      this.listener.onLink("refused");
    };
  }

  /** Reconnect without waiting for the close event, which a dead connection may never send. */
  #lost(): void {
    this.#drop();
    if (this.#ended) return;
    this.listener.onLink("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LAST_RECONNECT_MS);
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
  #ping(timeout: number): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.send({ type: "ping" });
    this.#watch(timeout, () => this.#lost());
  }

  #watch(after: number, then: () => void): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(then, after);
  }
}
