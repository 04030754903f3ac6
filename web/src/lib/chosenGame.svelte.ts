/** Which of the two games is selected on the start page; stored for the next visit. */

import type { GameSlug } from "./net/protocol";
import { readItem, writeItem } from "./localStore";

class Chosen {
  #game = $state<GameSlug>(readItem("game") === "super" ? "super" : "express");

  get game(): GameSlug {
    return this.#game;
  }

  set game(game: GameSlug) {
    this.#game = game;
    writeItem("game", game);
  }
}

export const chosen = new Chosen();
export const GAMES: readonly GameSlug[] = ["express", "super"];
