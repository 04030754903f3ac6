/** Which of the two games is selected on the start page; stored for the next visit. */

import { GAME_FACTS, type GameSlug } from "./net/protocol";
import { readItem, writeItem } from "./localStore";

export const GAMES = Object.keys(GAME_FACTS) as readonly GameSlug[];

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
