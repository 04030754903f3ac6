/** Colt Express, as the rest of the page sees it. */

import type { GameUI } from "../lib/game/gameUI";

export const express: GameUI = {
  icon: "symbol-star",
  bandits: ["belle", "cheyenne", "django", "doc", "ghost", "tuco"],
  powers: true,
  teams: (players) => players === 2,
  table: () => import("./ExpressTable.svelte"),
  final: () => import("./final/ExpressFinal.svelte"),
};
