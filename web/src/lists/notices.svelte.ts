/** Our own tables, and word of our turn as long as the page is open. */

import { api, at, why } from "../lib/net/api";
import { type Notice, PROTOCOL, type TableLine } from "../lib/net/protocol";
import { router } from "../lib/router.svelte";
import { recall, remember } from "../lib/localStore";
import { isNobody, me } from "../home/me.svelte";
import { oneStream } from "../lib/net/stream";

const OFTEN = 60_000;

class Notices {
  games = $state.raw<TableLine[]>([]);
  /** The list has been asked for. */
  loaded = $state(false);
  /** The browser may show notices, and the person wants them. */
  wanted = $state(recall("notices") === "yes" && allowed());
  /** Why the list did not come, the last time it was asked for. */
  trouble = $state("");

  /** The table that is shown: what goes on there we see, and the list need not say. */
  here = $state("");

  /** How often the list has been asked for: only the last answer counts. */
  #asked = 0;

  /** At how many tables it is our turn, besides the one we look at. */
  get yours(): number {
    return this.games.filter(({ id, yours }) => yours && id !== this.here).length;
  }

  /** Listen as whoever we are now; what it returns ends that. */
  listen(): () => void {
    if (!me.known) {
      this.games = [];
      this.loaded = true;
      return () => undefined;
    }
    void this.look();
    const often = setInterval(() => !document.hidden && void this.look(), OFTEN);
    const shown = (): void => void (!document.hidden && this.look());
    document.addEventListener("visibilitychange", shown);
    const deaf = oneStream(at(`api/notices?protocol=${PROTOCOL}`), (data, first) => this.#told(JSON.parse(data) as Notice, first));
    return () => {
      clearInterval(often);
      document.removeEventListener("visibilitychange", shown);
      deaf();
    };
  }

  async look(): Promise<void> {
    if (!me.known) return;
    const asked = ++this.#asked;
    try {
      const games = await api.myTables();
      if (asked !== this.#asked) return; // it was asked for again, perhaps as somebody else
      this.games = games;
      this.trouble = "";
    } catch (reason) {
      if (asked !== this.#asked) return;
      if (isNobody(reason)) this.games = [];
      else this.trouble = why(reason);
    }
    this.loaded = true;
  }

  /** Ask the browser, at the person's wish. */
  async want(wanted: boolean): Promise<boolean> {
    if (wanted && "Notification" in window && Notification.permission !== "granted") await Notification.requestPermission();
    this.wanted = wanted && allowed();
    remember("notices", this.wanted ? "yes" : null);
    return this.wanted === wanted;
  }

  /** Of all tabs only the first shows it outside the page. */
  #told(notice: Notice, first: boolean): void {
    void this.look();
    if (!first || !this.wanted || !allowed()) return;
    try {
      const shown = new Notification(notice.text, { tag: notice.table, icon: at("icon.svg") });
      shown.onclick = () => {
        window.focus();
        router.go(`/table/${notice.table}`);
        shown.close();
      };
    } catch {
      // phones show notices only through a service worker; the tab's title still tells
    }
  }
}

function allowed(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

export const notices = new Notices();
