/** Finds elements of the page by their data attributes. */

import { isBandit } from "../../lib/game/people";
import type { View } from "../../lib/game/views";
import type { LootKind, Who } from "../layout/layout";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const box = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};
export const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

export class PageElements {
  constructor(readonly root: HTMLElement) {}

  one(selector: string): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(selector);
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  person(who: Who | string): HTMLElement | null {
    return this.one(`.st[data-bandit="${who}"]`);
  }

  car(index: number): HTMLElement | null {
    return this.one(`[data-car="${index}"]`);
  }

  place(car: number, roof: boolean): HTMLElement | null {
    return this.one(`[data-car="${car}"] [data-row="${roof ? "roof" : "inside"}"]`);
  }

  /** A token of this kind; for purses the one with this value, if it is known. */
  token(car: number, roof: boolean, kind: LootKind | string, value = 0): HTMLElement | null {
    const there = this.place(car, roof);
    return (
      (value ? there?.querySelector<HTMLElement>(`[data-loot="${kind}-${value}"]`) : null) ??
      there?.querySelector<HTMLElement>(`[data-loot="${kind}"]`) ??
      there?.querySelector<HTMLElement>(`[data-loot^="${kind}"]`) ??
      null
    );
  }

  tag(seat: number | undefined): HTMLElement | null {
    return seat === undefined ? null : this.one(`[data-tag="${seat}"]`);
  }

  get train(): HTMLElement | null {
    return this.one(".train");
  }

  /** The size of a unit of the drawings in pixels. */
  get unit(): number {
    return (this.train && Number.parseFloat(getComputedStyle(this.train).getPropertyValue("--u"))) || 1;
  }

  get stage(): HTMLElement | null {
    return this.one(".stage");
  }

  get pile(): HTMLElement | null {
    return this.one("[data-pile]");
  }

  get hand(): HTMLElement | null {
    return this.one("[data-hand]");
  }

  get now(): HTMLElement | null {
    return this.one("[data-now]");
  }

  /** A layer over the stage, clipped at its edge; and a box in its coordinates. */
  get stageLayer(): HTMLElement {
    return this.one(".fxbox") ?? this.pageLayer;
  }

  onStage(at: Box): Box {
    const frame = this.stageLayer.getBoundingClientRect();
    return { ...at, x: at.x - frame.x, y: at.y - frame.y };
  }

  /** The layer for flying objects, on top of everything. */
  get pageLayer(): HTMLElement {
    const there = this.one(":scope > .flies");
    if (there) return there;
    const made = document.createElement("div");
    made.className = "flies";
    made.setAttribute("aria-hidden", "true");
    this.root.append(made);
    return made;
  }
}

/** The positions of all elements before the view changed. */
export class Boxes {
  readonly people = new Map<string, Box>();
  readonly loot = new Map<string, Box>();
  readonly train: Box | null;
  readonly hand: Box | null;

  constructor(elements: PageElements) {
    for (const each of elements.all(".st[data-bandit]")) this.people.set(each.dataset["bandit"]!, box(each));
    for (const each of elements.all(".lt[data-loot]")) this.loot.set(lootKey(each), box(each));
    const consist = elements.one(".consist");
    this.train = consist ? box(consist) : null;
    this.hand = elements.hand ? box(elements.hand) : null;
  }
}

/** Identifies a token by its place and kind. */
export function lootKey(token: HTMLElement): string {
  const car = token.closest<HTMLElement>("[data-car]")?.dataset["car"];
  const row = token.closest<HTMLElement>("[data-row]")?.dataset["row"];
  return `${car}/${row}/${token.dataset["loot"]}`;
}

/** The position of a bandit in the view. */
export function banditState(view: View, who: string): { seat: number; car?: number; roof?: boolean; facing?: string } | undefined {
  return isBandit(who) ? view.bandits?.[who] : undefined;
}
