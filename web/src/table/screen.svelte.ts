/** The layout of the table, selected by the size of the window. */

import { MediaQuery } from "svelte/reactivity";

export type Layout = "desktop" | "phone" | "land";
/** The form of a component, by layout. */
export type Form = "wide" | "phone" | "land";

const wide = new MediaQuery("(min-width: 1024px) and (min-height: 560px)", true);
const flat = new MediaQuery("(orientation: landscape) and (max-height: 620px), (min-width: 640px) and (max-height: 620px)", false);
/** A tablet in portrait format: the train fits in one row. */
const roomy = new MediaQuery("(min-width: 700px)", true);

export const screen = {
  get layout(): Layout {
    if (wide.current) return "desktop";
    return flat.current ? "land" : "phone";
  },
  /** Whether the train is in two rows. */
  get folds(): boolean {
    return this.layout === "phone" && !roomy.current;
  },
};
