/** The types of views, generated from those of the server, and what is often read from a view. */

import type { ExpressAction, ExpressView, SuperAction, SuperView } from "../../../../docs/schemas/games";

export type {
  Bandit,
  ExpressBanditView as ExpressBandit,
  ExpressPileCardView as PileCard,
  ExpressPlaceView as Place,
  ExpressSeatView as ExpressSeat,
  ExpressView,
  MoveData,
  Phase,
  SuperBanditView as SuperBandit,
  SuperView,
} from "../../../../docs/schemas/games";

export type Action = ExpressAction | SuperAction | "bullet";
/** Numbers of cards by name: "fire", in a team "tuco fire". */
export type Cards = Record<string, number>;
export type View = ExpressView | SuperView;

/** The names of the cars behind the locomotive. */
export const carNames = (view: View | null): string[] => (view?.train ?? []).slice(1).map(({ car }) => car);

/** The seats that have to answer the pending question; -1: chance. */
export const seatsAsked = (view: View | null): readonly number[] => view?.asks?.seats ?? [];
