/** The page's host: its server, or anything else that answers the same requests and sends the same frames. */

import type { ClientFrame, Endpoints, Notice, ServerFrame } from "../net/protocol";

/** The requests of the page, with their endpoints. The types of an endpoint are generated from the server's routes. */
export const REQUESTS = {
  identity: "GET /identity",
  createIdentity: "POST /identity",
  changeIdentity: "PATCH /identity",
  linkDevice: "POST /identity/link",
  claimIdentity: "POST /identity/claim",
  publicTables: "GET /tables",
  myTables: "GET /tables/mine",
  createTable: "POST /tables",
  findCode: "GET /codes/{code}",
  table: "GET /tables/{table_id}",
  qr: "GET /tables/{table_id}/qr",
  sit: "POST /tables/{table_id}/sit",
  bandit: "POST /tables/{table_id}/bandit",
  ready: "POST /tables/{table_id}/ready",
  options: "POST /tables/{table_id}/options",
  bot: "POST /tables/{table_id}/bot",
  remove: "POST /tables/{table_id}/remove",
  start: "POST /tables/{table_id}/start",
  leave: "POST /tables/{table_id}/leave",
  rematch: "POST /tables/{table_id}/rematch",
  record: "GET /tables/{table_id}/record",
  history: "GET /tables/{table_id}/history",
} as const satisfies Record<string, keyof Endpoints>;

export type RequestName = keyof typeof REQUESTS;
/** The parameters of a request and the fields of its body, in one object. */
export type RequestData<Name extends RequestName> = Endpoints[(typeof REQUESTS)[Name]]["request"];
export type Answer<Name extends RequestName> = Endpoints[(typeof REQUESTS)[Name]]["response"];
/** The data can be omitted if no field is required. */
export type Given<Name extends RequestName> = {} extends RequestData<Name> ? [data?: RequestData<Name>] : [data: RequestData<Name>];

/** `refused`: the host will not accept the connection; it does not reconnect. */
export type Link = "connecting" | "open" | "lost" | "refused";

export interface Connection {
  close(): void;
}

/** A connection to one table. It reconnects by itself. */
export interface TableConnection extends Connection {
  /** Returns whether the frame could be sent. */
  send(frame: ClientFrame): boolean;
}

export interface TableListener {
  onFrame(frame: ServerFrame): void;
  /** Called with "connecting" before each attempt to connect. */
  onLink(link: Link): void;
  /** The last seen version; 0: none. */
  lastVersion(): number;
}

/** `first`: no other tab of this browser gets the notice with this flag. */
export type NoticeListener = (notice: Notice, first: boolean) => void;

export interface Channels {
  /** The frames of a table. */
  table: { data: { table_id: string }; listener: TableListener; connection: TableConnection };
  /** Notices that it is the user's turn, for the current identity. */
  notices: { data: {}; listener: NoticeListener; connection: Connection };
}
export type Channel = keyof Channels;

export interface Host {
  /** Rejects with a `HostError`. */
  request<Name extends RequestName>(name: Name, ...given: Given<Name>): Promise<Answer<Name>>;
  connect<Name extends Channel>(channel: Name, data: Channels[Name]["data"], listener: Channels[Name]["listener"]): Channels[Name]["connection"];
  /** The URL of a picture or file, for an element of the page that loads it. */
  url<Name extends "qr" | "record">(name: Name, data: RequestData<Name>): string;
}

/** A failed request, or a refused frame or connection. */
export class HostError extends Error {
  /**
   * `key`: the host's error key; `offline`: there was no answer; `unknown`: it could not be read. `details`: the values of
   * the message. `message`: shown if the page has no text for the key.
   */
  constructor(
    readonly key: string,
    readonly details: Readonly<Record<string, unknown>> = {},
    message = key,
  ) {
    super(message);
  }
}

/** The reason of a rejected promise as an error of the host. */
export const hostError = (reason: unknown): HostError => (reason instanceof HostError ? reason : new HostError("unknown"));

export let host: Host;

/** Set the host of the page. Call it before anything else of the page runs. */
export function useHost(given: Host): void {
  host = given;
}
