/** Which of the games is selected on the start page; stored for the next visit. */

import { games } from "../games";
import { readItem, writeItem } from "./localStore";
import type { GameSlug } from "./net/protocol";

export const GAMES = Object.keys(games) as GameSlug[];

class Chosen {
  #game = $state<GameSlug>(GAMES.find((game) => game === readItem("game")) ?? GAMES[0]!);

  get game(): GameSlug {
    return this.#game;
  }

  set game(game: GameSlug) {
    this.#game = game;
    writeItem("game", game);
  }
}

export const chosen = new Chosen();
