/** A table as this device sees it: what the server said, as far as it has been shown. */

import { tick } from "svelte";
import { shown } from "./fair";
import { merge } from "./patch";
import type { Chat, Choice, Happening, ServerFrame, TableInfo, Times } from "./protocol";
import { Queue, type Shown } from "./queue";
import { settings } from "./settings.svelte";
import { Connection, type Link } from "./socket";
import type { View } from "./views";
import { Name, type Told, type Value } from "./words";

export interface Line {
  number: number;
  told: Told;
  /** The bandit or seat whose mark stands before it. */
  seat: number | null;
  bandit: string | null;
}

/** Shows how a step came about. It is called after the view has changed; `before` are the boxes of what moves. */
export type Animator = (step: Happening, before: View, speed: number) => Shown;

const MOST_LINES = 400;
const PACES = { calm: 1, brisk: 2, instant: Infinity } as const;
const still: Shown = { done: Promise.resolve(), cut: () => undefined };

export class Session {
  link = $state<Link>("connecting");
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  choices = $state.raw<Choice[]>([]);
  undo = $state(false);
  times = $state.raw<Times | null>(null);
  lines = $state.raw<Line[]>([]);
  chats = $state.raw<Chat[]>([]);
  refusal = $state<{ key: string; message: string } | null>(null);
  /** A move is on its way. */
  sending = $state(false);
  /** The clock of the server minus ours, in ms. */
  ahead = 0;
  /** The last step that was shown, for whoever tells it to a screen reader. */
  last = $state.raw<Line | null>(null);

  /** Called before a step changes the view; what it returns shows the step afterwards. */
  prepare: ((step: Happening, view: View) => Animator | null) | null = null;

  #version = 0;
  #number = 0;
  #queue = new Queue(this, () => (document.hidden ? Infinity : PACES[settings.pace]));
  #connection: Connection;

  constructor(id: string, seat: number | "watch" | null = null) {
    this.#connection = new Connection(id, seat, () => settings.language, {
      heard: (frame) => this.#heard(frame),
      linked: (link) => (this.link = link),
      seen: () => this.#version,
    });
    document.addEventListener("visibilitychange", this.#hidden);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#hidden);
    this.#connection.close();
  }

  /** The seat from which we look; -1: watching. */
  get seat(): number {
    return this.table?.you[0] ?? -1;
  }

  /** Everybody plays two bandits. */
  get teams(): boolean {
    return this.view?.game === "express" && this.view.players === 2;
  }

  get version(): number {
    return this.#version;
  }

  get busy(): boolean {
    return !this.#queue.idle;
  }

  get myTurn(): boolean {
    return this.choices.length > 0;
  }

  move(move: string): void {
    if (this.sending) return;
    this.sending = this.#connection.send({ type: "move", version: this.#version, move });
    if (this.sending) this.choices = [];
  }

  takeBack(): void {
    this.#connection.send({ type: "undo", version: this.#version });
  }

  say(text: string): void {
    this.#connection.send({ type: "say", text });
  }

  emote(emote: string): void {
    this.#connection.send({ type: "gesture", emote });
  }

  vote(seat: number): void {
    this.#connection.send({ type: "vote", seat });
  }

  comeBack(): void {
    this.#connection.send({ type: "return" });
  }

  skip(): void {
    this.#queue.skip();
  }

  /** What each seat is called in sentences: its player's name, or where all play alone against bots, its bandit. */
  names(): Value[] {
    const bandits = this.view?.set_up.bandits ?? [];
    return (this.table?.chairs ?? []).map((chair, seat) => {
      if (chair.name) return chair.name;
      const own = bandits[seat]?.[0];
      return own ? new Name(`bandit-${own}`) : settings.words.say("web-seat", { number: seat + 1 });
    });
  }

  /** The cars behind the locomotive, by name. */
  train(): string[] {
    return (this.view?.train ?? []).slice(1).map(({ car }) => car);
  }

  /** What is told, as it is said to us: with <b> around what stands out. */
  sentence(told: Told): string {
    const { view, seat, teams } = this;
    return settings.words.event(told, this.names(), this.train(), { seat, bandits: view?.set_up.bandits ?? [], teams });
  }

  #hidden = (): void => {
    if (document.hidden) this.#queue.skip();
  };

  #heard(frame: ServerFrame): void {
    switch (frame.type) {
      case "table":
        this.table = frame.table;
        shown(frame.table);
        break;
      case "view":
        this.#queue.clear();
        this.#version = frame.version;
        this.sending = false;
        this.view = frame.view as unknown as View;
        this.#settle(frame.choices, frame.undo, frame.times);
        break;
      case "turn":
        if (frame.version <= this.#version) break;
        if (frame.version !== this.#version + 1) {
          this.#connection.send({ type: "refresh" });
          break;
        }
        this.#version = frame.version;
        this.sending = false;
        this.choices = [];
        this.undo = false;
        this.#queue.add(frame.told, () => {
          if (this.#version === frame.version) this.#settle(frame.choices, frame.undo, frame.times);
        });
        break;
      case "refused":
        this.sending = false;
        this.refusal = { key: frame.error, message: frame.message };
        break;
      case "chat":
        if (!this.chats.some(({ number }) => number === frame.number)) this.chats = [...this.chats, frame];
        break;
    }
  }

  #settle(choices: Choice[] | undefined, undo: boolean | undefined, times: Times | null | undefined): void {
    this.choices = choices ?? [];
    this.undo = undo ?? false;
    this.times = times ?? null;
    if (times) this.ahead = times.now - Date.now();
  }

  /** See Stage. */
  show(step: Happening, speed: number): Shown {
    const before = this.view;
    if (!before) {
      this.jump(step);
      return still;
    }
    let animator: Animator | null = null;
    try {
      animator = this.prepare?.(step, before) ?? null;
    } catch (problem) {
      // Whatever a picture lacks, the view must not miss the step.
      console.error(problem);
    }
    this.jump(step);
    if (!animator) return still;
    let cut = false;
    let shown: Shown | null = null;
    return {
      done: tick().then(() => {
        shown = animator(step, before, speed);
        if (cut) shown.cut();
        return shown.done;
      }),
      cut: () => {
        cut = true;
        shown?.cut();
      },
    };
  }

  jump(step: Happening): void {
    if (step.patch) this.view = merge(this.view, step.patch) as View;
    if (!step.kind) return;
    const data = step.data ?? {};
    const line: Line = {
      number: this.#number++,
      told: { kind: step.kind, data },
      seat: typeof data["seat"] === "number" ? data["seat"] : null,
      bandit: typeof data["bandit"] === "string" ? data["bandit"] : null,
    };
    this.lines = [line, ...this.lines].slice(0, MOST_LINES);
    this.last = line;
  }
}
