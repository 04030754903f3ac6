/** The document title: the name of the page, and whether it is the user's turn. */

import { t } from "../lib/settings.svelte";
import { notices } from "./notices.svelte";

class Page {
  /** The name of the page; empty: start page. */
  name = $state("");
  /** It is the user's turn at the table on this page. */
  turn = $state(false);

  get title(): string {
    const brand = t("web-home-brand");
    const title = this.name && this.name !== brand ? t("web-home-title", { page: this.name }) : brand;
    if (this.turn) return t("web-home-title-turn", { page: title });
    return notices.yours ? t("web-home-title-games", { number: notices.yours, page: title }) : title;
  }
}

export const page = new Page();
