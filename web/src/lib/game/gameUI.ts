/** What the page needs to know about a game. Everything else of a game is in its own folder. */

import type { Component } from "svelte";
import type { SheetState } from "../../table/sheets/sheetState.svelte";
import type { Session } from "../net/session.svelte";

/** Loads a screen on demand, so that the start page does not load it. */
export type LoadScreen = () => Promise<{ default: Component<{ session: Session; sheets: SheetState }> }>;

export interface GameUI {
  /** The symbol in lists of tables. */
  icon: string;
  /** The bandits have powers, with a line for each in the waiting room: `web-home-power-<bandit>`. */
  powers: boolean;
  /** Whether each of this number of players has two bandits. */
  teams(players: number): boolean;
  /** The table during the game. */
  table: LoadScreen;
  /** The result. */
  final: LoadScreen;
}
