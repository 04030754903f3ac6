/** The server as host: requests over HTTP, tables over WebSockets, notices over an event stream. */

import { untrack } from "svelte";
import type { Language, Notice, Problem } from "../net/protocol";
import { PROTOCOL } from "../net/protocol";
import { type Answer, type Channel, type Channels, type Given, type Host, HostError, type RequestData, type RequestName, REQUESTS } from "./host";
import { sharedEventStream } from "./stream";
import { TableSocket } from "./socket";

/** The URL of a path of the API. The server may have a sub-path. */
const apiUrl = (path: string): URL => new URL(`api${path}`, document.baseURI);

/** The method and the URL of a request, and the data that are not part of the path. */
function addressed(name: RequestName, data: object): { method: string; url: URL; rest: [string, unknown][] } {
  const [method = "", path = ""] = REQUESTS[name].split(" ");
  const values = new Map<string, unknown>(Object.entries(data));
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = values.get(field);
    values.delete(field);
    return encodeURIComponent(String(value));
  });
  return { method, url: apiUrl(filled), rest: [...values] };
}

export class HttpHost implements Host {
  readonly #language: () => Language;

  /** `language`: of the server's messages, which are shown only if the page has none. */
  constructor(language: () => Language) {
    // an effect that sends a request must not run again when the language changes
    this.#language = () => untrack(language);
  }

  async request<Name extends RequestName>(name: Name, ...given: Given<Name>): Promise<Answer<Name>> {
    const { method, url, rest } = addressed(name, given[0] ?? {});
    const body = method === "GET" ? [] : rest;
    if (method === "GET") for (const [field, value] of rest) url.searchParams.set(field, String(value));
    url.searchParams.set("lang", this.#language());
    url.searchParams.set("protocol", String(PROTOCOL));
    let answer: Response;
    try {
      answer = await fetch(url, {
        method,
        credentials: "same-origin",
        ...(body.length ? { body: JSON.stringify(Object.fromEntries(body)), headers: { "Content-Type": "application/json" } } : {}),
      });
    } catch {
      throw new HostError("offline");
    }
    if (answer.ok) return (await answer.json()) as Answer<Name>;
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw problem ? new HostError(problem.error, problem.details, problem.message) : new HostError("unknown");
  }

  url<Name extends "qr" | "record">(name: Name, data: RequestData<Name>): string {
    return addressed(name, data).url.href;
  }

  readonly #channels: { [Name in Channel]: (data: Channels[Name]["data"], listener: Channels[Name]["listener"]) => Channels[Name]["connection"] } = {
    table: ({ table_id }, listener) => new TableSocket(apiUrl(`/tables/${encodeURIComponent(table_id)}/socket`), this.#language, listener),
    notices: (_, listener) => {
      const stop = sharedEventStream(`${apiUrl("/notices").href}?protocol=${PROTOCOL}`, (data, first) => listener(JSON.parse(data) as Notice, first));
      return { close: stop };
    },
  };

  connect<Name extends Channel>(channel: Name, data: Channels[Name]["data"], listener: Channels[Name]["listener"]): Channels[Name]["connection"] {
    return this.#channels[channel](data, listener);
  }
}
