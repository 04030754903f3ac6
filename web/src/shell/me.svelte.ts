/** The user's identity on this device. There is no sign-up: an identity with a random name is created when needed. */

import { host, HostError } from "../lib/host/host";
import type { Identity, Language } from "../lib/net/protocol";
import { settings, t } from "../lib/settings.svelte";
import { readItem, writeItem } from "../lib/localStore";

/** Errors that mean: the server does not know this identity, or not any more. */
export const UNKNOWN_IDENTITY: readonly string[] = ["server-identity-invalid", "server-identity-expired"];
/** Errors that mean: the request has no valid identity. */
const IDENTITY_ERRORS: readonly string[] = ["server-identity-needed", ...UNKNOWN_IDENTITY];

export const isIdentityError = (reason: unknown): boolean => reason instanceof HostError && IDENTITY_ERRORS.includes(reason.key);

/** A random name from the catalogue's list. */
export function randomName(): string {
  const names = t("web-home-names").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

class Me {
  /** Empty: anonymous. The cookie is not readable from scripts, so the name is also stored here. */
  name = $state(readItem("name") ?? "");
  /** Web address that also receives turn notices; empty: none. */
  webhook = $state("");
  /** Incremented when the identity changes: open connections must reconnect. */
  identityVersion = $state(0);

  get known(): boolean {
    return this.name !== "";
  }

  /** Load the identity from the server; this also renews the cookie. */
  async refresh(): Promise<void> {
    if (!this.known) return;
    try {
      const { name, language, webhook } = await host.request("identity");
      this.#setName(name);
      this.webhook = webhook;
      if (language !== settings.language) await host.request("changeIdentity", { language: settings.language });
    } catch (reason) {
      if (isIdentityError(reason)) this.#setName("");
    }
  }

  async introduce(name = randomName()): Promise<void> {
    this.#setIdentity(await host.request("createIdentity", { name, language: settings.language }));
  }

  /** Run a request that needs an identity; create one if there is none or it has expired. */
  async withIdentity<T>(request: () => Promise<T>): Promise<T> {
    if (!this.known) await this.introduce();
    try {
      return await request();
    } catch (reason) {
      if (!isIdentityError(reason)) throw reason;
      await this.introduce(this.name || randomName());
      return request();
    }
  }

  async rename(name: string): Promise<void> {
    if (!this.known) await this.introduce(name);
    else await this.withIdentity(async () => this.#setName((await host.request("changeIdentity", { name })).name));
  }

  async chooseLanguage(language: Language): Promise<void> {
    try {
      await settings.chooseLanguage(language);
    } catch {
      return; // the catalogue could not be loaded: keep the current language
    }
    if (this.known) await host.request("changeIdentity", { language }).catch(() => undefined); // if this fails, only notices stay in the old language
  }

  async claim(code: string): Promise<void> {
    this.#setIdentity(await host.request("claimIdentity", { code }));
  }

  /** Also send notices to this web address. */
  async setWebhook(webhook: string): Promise<void> {
    await this.withIdentity(async () => void (this.webhook = (await host.request("changeIdentity", { webhook })).webhook));
  }

  #setIdentity({ name, webhook }: Identity): void {
    this.#setName(name);
    this.webhook = webhook;
    this.identityVersion += 1;
  }

  #setName(name: string): void {
    this.name = name;
    writeItem("name", name || null);
  }
}

export const me = new Me();
