/** A host for tests: it answers requests as the test says, and its connections receive only what the test sends. */

import {
  type Answer, type Channel, type Channels, type Given, type Host, HostError, type NoticeListener, type RequestData, type RequestName,
  type TableConnection, type TableListener,
} from "../lib/host/host";
import type { ClientFrame, ServerFrame } from "../lib/net/protocol";

export class MemoryTable implements TableConnection {
  sent: ClientFrame[] = [];
  closed = false;
  /** Frames can be sent. */
  open = true;

  constructor(
    readonly id: string,
    readonly listener: TableListener,
  ) {
    listener.onLink("connecting");
  }

  send(frame: ClientFrame): boolean {
    if (this.open) this.sent.push(frame);
    return this.open;
  }

  close(): void {
    this.closed = true;
  }

  /** Send a frame to the page; omitted fields are not needed. */
  says(frame: { type: ServerFrame["type"] } & Record<string, unknown>): this {
    this.listener.onLink("open");
    this.listener.onFrame(structuredClone(frame) as unknown as ServerFrame);
    return this;
  }

  breaks(): this {
    this.open = false;
    this.listener.onLink("lost");
    return this;
  }

  /** Connect again after a break. */
  returns(): this {
    this.open = true;
    this.sent = [];
    this.listener.onLink("connecting");
    return this;
  }

  of<Type extends ClientFrame["type"]>(type: Type): ClientFrame[] {
    return this.sent.filter((frame) => frame.type === type);
  }
}

type Answers = { [Name in RequestName]?: (data: RequestData<Name>) => Answer<Name> | Promise<Answer<Name>> };

export class MemoryHost implements Host {
  /** All requests, with their data. */
  readonly asked: [name: RequestName, data: object][] = [];
  readonly tables: MemoryTable[] = [];
  readonly listeners: NoticeListener[] = [];

  /** Requests without an answer are refused. */
  constructor(readonly answers: Answers = {}) {}

  async request<Name extends RequestName>(name: Name, ...given: Given<Name>): Promise<Answer<Name>> {
    const data = (given[0] ?? {}) as RequestData<Name>;
    this.asked.push([name, data]);
    const answer = this.answers[name];
    if (!answer) throw new HostError("offline");
    return answer(data);
  }

  readonly #channels: { [Name in Channel]: (data: Channels[Name]["data"], listener: Channels[Name]["listener"]) => Channels[Name]["connection"] } = {
    table: ({ table_id }, listener) => {
      const table = new MemoryTable(table_id, listener);
      this.tables.push(table);
      return table;
    },
    notices: (_, listener) => {
      this.listeners.push(listener);
      return { close: () => void this.listeners.splice(this.listeners.indexOf(listener), 1) };
    },
  };

  connect<Name extends Channel>(channel: Name, data: Channels[Name]["data"], listener: Channels[Name]["listener"]): Channels[Name]["connection"] {
    return this.#channels[channel](data, listener);
  }

  url(name: RequestName): string {
    return `memory:${name}`;
  }
}
