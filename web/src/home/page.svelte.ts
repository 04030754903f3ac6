/** What the browser's tab says: which page this is, and whether somebody waits for us. */

import { t } from "../lib/settings.svelte";
import { notices } from "../lists/notices.svelte";

class Page {
  /** The page's own name; empty: home. */
  name = $state("");
  /** It is our turn at the table that is shown. */
  turn = $state(false);

  get title(): string {
    const brand = t("web-home-brand");
    const title = this.name && this.name !== brand ? t("web-home-title", { page: this.name }) : brand;
    if (this.turn) return t("web-home-title-turn", { page: title });
    return notices.yours ? t("web-home-title-games", { number: notices.yours, page: title }) : title;
  }
}

export const page = new Page();
