/** The user's tables, and notifications of the user's turn while the page is open. */

import { host, type HostError, hostError } from "../lib/host/host";
import type { Notice, TableLine } from "../lib/net/protocol";
import { link, router } from "../lib/router.svelte";
import { readItem, writeItem } from "../lib/localStore";
import { isIdentityError, me } from "./me.svelte";
import { errorText } from "../lib/words/errorText";

const RELOAD_INTERVAL_MS = 60_000;

class Notices {
  games = $state.raw<TableLine[]>([]);
  /** The list has been loaded, or loading has failed. */
  loaded = $state(false);
  /** The browser allows notifications, and the user wants them. */
  wanted = $state(readItem("notices") === "yes" && allowed());
  /** The error of the last attempt to load the list. */
  #error = $state.raw<HostError | null>(null);

  /** The table on the current page, which needs no notification. */
  here = $state("");

  /** Number of requests for the list: only the newest response counts. */
  #asked = 0;

  get trouble(): string {
    return this.#error ? errorText(this.#error) : "";
  }

  /** Number of tables where it is the user's turn, without the table on the current page. */
  get yours(): number {
    return this.games.filter(({ id, yours }) => yours && id !== this.here).length;
  }

  /** Listen for notices with the current identity. Returns a function that stops listening. */
  listen(): () => void {
    if (!me.known) {
      this.games = [];
      this.loaded = true;
      return () => undefined;
    }
    void this.reload();
    const timer = setInterval(() => !document.hidden && void this.reload(), RELOAD_INTERVAL_MS);
    const shown = (): void => void (!document.hidden && this.reload());
    document.addEventListener("visibilitychange", shown);
    const stream = host.connect("notices", {}, (notice, first) => this.#received(notice, first));
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", shown);
      stream.close();
    };
  }

  async reload(): Promise<void> {
    if (!me.known) return;
    const asked = ++this.#asked;
    try {
      const games = await host.request("myTables");
      if (asked !== this.#asked) return; // a newer request has been sent, possibly with another identity
      this.games = games;
      this.#error = null;
    } catch (reason) {
      if (asked !== this.#asked) return;
      if (isIdentityError(reason)) this.games = [];
      else this.#error = hostError(reason);
    }
    this.loaded = true;
  }

  /** Ask the browser for permission, at the user's request. */
  async setNotifications(wanted: boolean): Promise<boolean> {
    if (wanted && "Notification" in window && Notification.permission !== "granted") await Notification.requestPermission();
    this.wanted = wanted && allowed();
    writeItem("notices", this.wanted ? "yes" : null);
    return this.wanted === wanted;
  }

  /** Only one tab shows a system notification (`first`). */
  #received(notice: Notice, first: boolean): void {
    void this.reload();
    if (!first || !this.wanted || !allowed()) return;
    try {
      const shown = new Notification(notice.text, { tag: notice.table, icon: link("/icon.svg") });
      shown.onclick = () => {
        window.focus();
        router.go(`/table/${notice.table}`);
        shown.close();
      };
    } catch {
      // mobile browsers require a service worker; the title of the tab still changes
    }
  }
}

function allowed(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

export const notices = new Notices();
