/** Colt Super Express, as the rest of the page sees it. */

import type { GameUI } from "../lib/game/gameUI";

export const superExpress: GameUI = {
  icon: "ui-facing",
  bandits: ["belle", "cheyenne", "django", "doc", "ghost", "tuco", "mei"],
  powers: false,
  teams: () => false,
  table: () => import("./SuperTable.svelte"),
  final: () => import("./final/SuperFinal.svelte"),
};
