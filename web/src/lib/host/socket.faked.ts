/** Fake sockets for tests: they receive only what the test sends. */

import { vi } from "vitest";
import type { ServerFrame } from "../net/protocol";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  static get last(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (!found) throw new Error("there is no socket");
    return found;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  /** Closing has started; like a dead connection, it does not finish. */
  closing = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(): void {
    this.closing = true;
    this.readyState = 2;
  }

  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  /** Receive a frame from the server; omitted fields are not needed. */
  says(frame: { type: ServerFrame["type"] } & Record<string, unknown>): this {
    this.onmessage?.({ data: JSON.stringify(frame) });
    return this;
  }

  /** Close the connection from the other side. */
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((frame) => frame["type"] === type);
  }
}

/** Replace WebSocket until `vi.unstubAllGlobals`. */
export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}
