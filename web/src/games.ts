/** All games, in the order of the start page. */

import { express } from "./express/game";
import type { GameUI } from "./lib/game/gameUI";
import type { GameSlug } from "./lib/net/protocol";
import { superExpress } from "./super/game";

export const games: Record<GameSlug, GameUI> = { express, super: superExpress };
