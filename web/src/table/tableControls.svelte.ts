/** What the tables of both games have in common: the form of their parts, the players, and keys, taps and focus. */

import { tick } from "svelte";
import { type Bandit, seatsAsked, type View } from "../lib/game/views";
import type { Session } from "../lib/net/session.svelte";
import { isTableKey } from "../lib/ui/keys";
import { banditsOf, playerName, players, type Player } from "./players";
import { screen, type Form } from "./screen.svelte";

interface Controls {
  /** Escape, when nothing is being shown. */
  escape(): void;
  /** Any other key. */
  key?(event: KeyboardEvent): void;
  /** The control to focus when the focused one is gone, or for a new question. */
  next(root: HTMLElement): HTMLElement | null | undefined;
  focus?: FocusOptions;
}

export class TableControls {
  /** The element of the table. */
  root = $state<HTMLElement>();
  readonly players = $derived.by((): Player[] => players(this.session()));
  /** The names of the players, by bandit. */
  readonly names = $derived.by((): Partial<Record<Bandit, string>> => {
    const teams: View["set_up"]["bandits"] = this.session().view?.set_up.bandits ?? [];
    return Object.fromEntries(teams.flatMap((team, seat) => team.map((bandit) => [bandit, playerName(this.session(), seat)])));
  });

  constructor(
    private readonly session: () => Session,
    private readonly controls: Controls,
  ) {}

  get form(): Form {
    return screen.layout === "desktop" ? "wide" : screen.layout;
  }

  /** The user's bandits. */
  get mine(): Bandit[] {
    return banditsOf(this.session().view, this.session().seat);
  }

  /** Attributes of the table's element, for style sheets and tests. */
  get attributes(): Record<string, unknown> {
    const { version, view, busy, fresh } = this.session();
    return { "data-version": version, "data-acting": seatsAsked(view).join(" "), "data-busy": busy, "data-fresh": fresh };
  }

  readonly keyed = (event: KeyboardEvent): void => {
    if (!isTableKey(event)) return;
    if (event.key !== "Escape") this.controls.key?.(event);
    else if (this.session().busy) this.session().skip();
    else this.controls.escape();
  };

  /** A tap on the stage skips to the end of the animations. */
  readonly tapped = (): void => {
    if (this.session().busy) this.session().skip();
  };

  /** Focus the next control, unless the user has focused another one. */
  async refocus(): Promise<void> {
    await tick();
    const now = document.activeElement;
    if (!this.root || document.querySelector("dialog[open]") || (now && now !== document.body && !now.matches("[data-tray]"))) return;
    const next = this.controls.next(this.root);
    if (next !== now) next?.focus(this.controls.focus);
  }
}
