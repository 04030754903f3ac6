/** Who plays on this device. Nobody has to say so first: whoever wants to play gets a name, and can change it. */

import { api, Refused } from "../lib/net/api";
import type { Identity, Language } from "../lib/net/protocol";
import { settings, t } from "../lib/settings.svelte";
import { recall, remember } from "../lib/localStore";

/** The server does not know who asks, or no longer. */
const NOBODY = ["server-identity-needed", "server-identity-invalid", "server-identity-expired"];

export const isNobody = (reason: unknown): boolean => reason instanceof Refused && NOBODY.includes(reason.key);

/** Any name of the catalogue's list. */
export function someName(): string {
  const names = t("web-home-names").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

class Me {
  /** Empty: nobody yet. The cookie itself cannot be read, so the name is kept beside it. */
  name = $state(recall("name") ?? "");
  /** Where notices of our turn go besides this page; empty: nowhere. */
  webhook = $state("");
  /** Rises when this device becomes somebody else: what is connected has to connect anew. */
  epoch = $state(0);

  get known(): boolean {
    return this.name !== "";
  }

  /** Ask the server who we are; that keeps the cookie fresh, too. */
  async refresh(): Promise<void> {
    if (!this.known) return;
    try {
      const { name, language, webhook } = await api.me();
      this.#call(name);
      this.webhook = webhook;
      if (language !== settings.language) await api.change({ language: settings.language });
    } catch (reason) {
      if (isNobody(reason)) this.#call("");
    }
  }

  async introduce(name = someName()): Promise<void> {
    this.#become(await api.introduce({ name, language: settings.language }));
  }

  /** Do something that only somebody can do, as whoever we are, or as somebody new. */
  async as<T>(deed: () => Promise<T>): Promise<T> {
    if (!this.known) await this.introduce();
    try {
      return await deed();
    } catch (reason) {
      if (!isNobody(reason)) throw reason;
      await this.introduce(this.name || someName());
      return deed();
    }
  }

  async rename(name: string): Promise<void> {
    if (!this.known) await this.introduce(name);
    else await this.as(async () => this.#call((await api.change({ name })).name));
  }

  async speak(language: Language): Promise<void> {
    try {
      await settings.choose(language);
    } catch {
      return; // the words did not come: the page goes on in those that it has
    }
    if (this.known) await api.change({ language }).catch(() => undefined); // only notices would be in the old one
  }

  async claim(code: string): Promise<void> {
    this.#become(await api.claim({ code }));
  }

  /** Have notices sent there, too. */
  async tellTo(webhook: string): Promise<void> {
    await this.as(async () => void (this.webhook = (await api.change({ webhook })).webhook));
  }

  #become({ name, webhook }: Identity): void {
    this.#call(name);
    this.webhook = webhook;
    this.epoch += 1;
  }

  #call(name: string): void {
    this.name = name;
    remember("name", name || null);
  }
}

export const me = new Me();
