/** Colt Express, as the rest of the page sees it. */

import type { GameUI } from "../lib/game/gameUI";

export const express: GameUI = {
  icon: "symbol-star",
  powers: true,
  teams: (players) => players === 2,
  table: () => import("./ExpressTable.svelte"),
  final: () => import("./final/ExpressFinal.svelte"),
};
