/** Colt Super Express, as the rest of the page sees it. */

import type { GameUI } from "../lib/game/gameUI";

export const superExpress: GameUI = {
  icon: "ui-facing",
  powers: false,
  teams: () => false,
  table: () => import("./SuperTable.svelte"),
  final: () => import("./final/SuperFinal.svelte"),
};
