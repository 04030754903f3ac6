/** A table as this device sees it: what the server said, as far as it has been shown. */

import { tick, untrack } from "svelte";
import { shown } from "../game/fair";
import { notHeld } from "../ui/keyRepeat";
import { merge } from "./patch";
import type { Chat, Choice, ClientFrame, Happening, Refused, ServerFrame, TableInfo, Times, Turn, Viewing } from "./protocol";
import { Queue, type Shown } from "./queue";
import { settings, t } from "../settings.svelte";
import { Connection, type Link } from "./socket";
import type { View } from "../game/views";
import { Name, type Told, type Value } from "../words/words";

export interface Line {
  number: number;
  told: Told;
  /** The bandit or seat whose mark stands before it. */
  seat: number | null;
  bandit: string | null;
  /** Our time had run out: we did not choose this. */
  byClock?: boolean;
}

export function lineOf(number: number, { kind, data = {} }: Happening, byClock = false): Line {
  return {
    number,
    told: { kind: kind ?? "", data },
    seat: typeof data["seat"] === "number" ? data["seat"] : null,
    bandit: typeof data["bandit"] === "string" ? data["bandit"] : null,
    byClock,
  };
}

/** Shows how a step came about. It is called after the view has changed; `before` are the boxes of what moves. */
export type Animator = (step: Happening, before: View, speed: number) => Shown;
/** Called before a step changes the view; what it returns shows the step afterwards, null: there is nothing to show. */
export type Prepare = (step: Happening, view: View) => Animator | null;

export const MOST_LINES = 400;
const TAKE_BACK = "take back";
const PACES = { calm: 1, brisk: 2, instant: Infinity } as const;
/** What has just appeared was not what the finger or the key was meant for, for so many ms. */
export const UNSEEN = 300;
/** Refusals of a frame before it was looked at: nothing follows them. */
const UNREAD = new Set(["server-too-many", "server-too-large", "server-frame"]);

/** A move that the server has not answered yet. */
interface Sent {
  move: string;
  /** The question it answers; and the version, that of the last turn that left it as it was. */
  asked: Choice[];
  version: number;
  /** It has been sent a second time. */
  again: boolean;
}

const same = (one: Choice[], other: Choice[]): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Session {
  link = $state<Link>("connecting");
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  choices = $state.raw<Choice[]>([]);
  undo = $state(false);
  /** What can be chosen has only just appeared: presses on it are ignored, and the page marks it as disabled. */
  fresh = $state(false);
  times = $state.raw<Times | null>(null);
  lines = $state.raw<Line[]>([]);
  /** How often more was missed than the server tells again: then the story has a hole, which somebody has to fill. */
  holes = $state(0);
  /** Something is being shown. */
  busy = $state(false);
  chats = $state.raw<Chat[]>([]);
  /** The sheet that is open, and what is being said: turning a phone changes nothing of it. */
  sheet = $state<"" | "settings" | "help" | "talk" | "menu" | "discard">("");
  draft = $state("");
  refusal = $state<{ key: string; message: string } | null>(null);
  /** Time ran out here, and somebody else chose. */
  timedOut = $state(false);
  /** A move is on its way. */
  sending = $state(false);
  /** The clock of the server minus ours, in ms. */
  ahead = 0;
  /** The last step that was shown, for whoever tells it to a screen reader. */
  last = $state.raw<Line | null>(null);

  prepare: Prepare | null = null;

  #version = $state(0);
  #number = 0;
  #byClock = new WeakSet<Happening>();
  /** The newest choices, perhaps not shown yet; the same object as long as the question is the same. */
  #asked: Choice[] = [];
  #sent: Sent | null = null;
  #freshness: ReturnType<typeof setTimeout> | undefined;
  /** A move was sent twice. */
  #twice = false;
  /** A new socket has not said yet how far the game is; or it has, but not yet all that leads there. */
  #joining = false;
  #catching = false;
  /** How far the game was when the socket was opened: what leads there was missed, and is not shown any more. */
  #missed = 0;
  #queue = new Queue(this, () => (document.hidden ? Infinity : PACES[settings.pace]));
  #connection: Connection;
  #follow: () => void;

  constructor(id: string) {
    this.#connection = new Connection(id, null, () => untrack(() => settings.language), {
      heard: (frame) => this.#heard(frame),
      linked: (link) => {
        this.link = link;
        if (link === "connecting") this.#joining = true;
      },
      seen: () => this.#version,
    });
    document.addEventListener("visibilitychange", this.#hidden);
    addEventListener("keydown", notHeld, { capture: true });
    // refusals come in the language in which the socket was opened
    let spoken = untrack(() => settings.language);
    this.#follow = $effect.root(() => {
      $effect(() => {
        if (settings.language !== spoken) this.#connection.renew();
        spoken = settings.language;
      });
    });
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#hidden);
    removeEventListener("keydown", notHeld, { capture: true });
    this.#follow();
    clearTimeout(this.#freshness);
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

  runs(running: boolean): void {
    this.busy = running;
  }

  /** Something is to be decided; taking back what was is no turn. */
  get myTurn(): boolean {
    return this.choices.some(({ move }) => move !== TAKE_BACK);
  }

  /** `byItself`: nobody has pressed anything. */
  move(move: string, byItself = false): void {
    if (this.sending || !this.choices.some((choice) => choice.move === move) || (this.fresh && !byItself)) return;
    if (!this.#send({ type: "move", version: this.#version, move })) return;
    this.sending = true;
    this.#twice = false;
    this.#sent = { move, asked: this.#asked, version: this.#version, again: false };
    this.choices = [];
  }

  takeBack(): void {
    // once: the answer says whether there is anything more
    if (this.undo && !this.fresh && this.#send({ type: "undo", version: this.#version })) this.undo = false;
  }

  /** Whether it could be said. */
  say(text: string): boolean {
    return this.link === "open" && this.#connection.send({ type: "say", text });
  }

  emote(emote: string): void {
    this.#send({ type: "gesture", emote });
  }

  vote(seat: number): void {
    this.#send({ type: "vote", seat });
  }

  comeBack(): void {
    this.#send({ type: "return" });
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
        if (this.#joining) this.#missed = frame.table.version;
        if (this.#joining) this.#catching = true;
        this.#joining = false;
        break;
      case "view":
        this.#viewed(frame);
        break;
      case "turn":
        this.#turned(frame);
        break;
      case "refused":
        this.#refused(frame);
        break;
      case "chat":
        if (!this.chats.some(({ number }) => number === frame.number)) this.chats = [...this.chats, frame].slice(-MOST_LINES);
        break;
      case "pong":
        this.ahead = frame.now - Date.now();
        break;
    }
  }

  #viewed(frame: Viewing): void {
    const sent = this.#sent;
    const asked = frame.choices ?? [];
    for (const step of this.#queue.clear()) this.#write(step);
    this.#tell(frame.times);
    this.#asked = same(asked, this.#asked) ? this.#asked : asked;
    if (this.#version && frame.version > this.#version) this.holes += 1;
    this.#version = frame.version;
    this.view = frame.view as unknown as View;
    // after a break, and nothing has happened: not even what was sent
    const unheard = this.#catching && sent?.version === frame.version && sent.asked === this.#asked;
    this.#catching = false;
    if (sent && unheard) this.#sendAgain(sent);
    else this.#answered();
    this.#settle(this.#asked, frame.undo);
  }

  #turned(frame: Turn): void {
    if (frame.version <= this.#version) return;
    if (frame.version !== this.#version + 1) {
      this.#connection.send({ type: "refresh" });
      return;
    }
    const missed = frame.version <= this.#missed;
    const mine = frame.seat === this.seat;
    // while one catches up, only the last turn says what is asked
    const partial = frame.version < this.#missed;
    const asked = frame.choices ?? [];
    const unchanged = !mine && (partial || same(asked, this.#asked));
    if (!partial) this.#tell(frame.times);
    if (!unchanged) this.#asked = asked;
    this.#version = frame.version;
    if (frame.version >= this.#missed) this.#catching = false;
    if (this.choices.length && this.choices !== this.#asked) this.choices = [];
    this.undo &&= frame.undo ?? false;
    const sent = this.#sent;
    if (sent && !unchanged) {
      this.#answered();
      // a bot has sat in for us; that the clock has chosen is said anyway
      if (missed && !(mine && frame.by !== "bot")) this.#complain();
    } else if (sent) {
      sent.version = frame.version;
      if (frame.version === this.#missed) this.#sendAgain(sent);
    }
    if (mine && frame.by === "clock") {
      const first = frame.told.find(({ kind }) => kind);
      if (first) this.#byClock.add(first);
      this.timedOut = true;
    }
    const now = this.#asked;
    const after = (): void => {
      if (now === this.#asked) this.#settle(now, frame.version === this.#version && frame.undo);
    };
    if (missed) this.#queue.addPast(frame.told, after);
    else this.#queue.add(frame.told, after);
  }

  #refused({ error, message }: Refused): void {
    // the first of two has arrived after all
    if (this.#twice && error === "server-stale") this.#twice = false;
    else this.refusal = { key: error, message };
    // after a refused move comes the view; but these were not even read
    if (!UNREAD.has(error) || !this.#sent) return;
    this.#answered();
    this.#settle(this.#asked, this.undo);
  }

  /** What time it is there, and whose is running out: at once, whatever else has still to be shown. */
  #tell(times: Times | null | undefined): void {
    this.times = times ?? null;
    if (times) this.ahead = times.now - Date.now();
  }

  #settle(choices: Choice[], undo: boolean | undefined): void {
    const shown = this.sending ? [] : choices;
    if ((shown.length && shown !== this.choices) || (undo && !this.undo)) this.#refresh();
    this.choices = shown;
    this.undo = undo ?? false;
  }

  #refresh(): void {
    this.fresh = true;
    clearTimeout(this.#freshness);
    this.#freshness = setTimeout(() => (this.fresh = false), UNSEEN);
  }

  #answered(): void {
    this.#sent = null;
    this.sending = false;
  }

  /** After a break: the question is still put, so the answer did not arrive. Should it do so yet, this one is refused. */
  #sendAgain(sent: Sent): void {
    if (!sent.again && this.#connection.send({ type: "move", version: this.#version, move: sent.move })) {
      sent.again = this.#twice = true;
      return;
    }
    this.#answered();
    this.#complain();
  }

  #send(frame: ClientFrame): boolean {
    const sent = !this.#joining && this.#connection.send(frame);
    if (!sent) this.#complain();
    return sent;
  }

  #complain(): void {
    this.refusal = { key: "unsent", message: t("web-table-unsent") };
  }

  /** See Stage. */
  show(step: Happening, speed: number): Shown | null {
    const before = this.view;
    if (!before) {
      this.jump(step);
      return null;
    }
    let animator: Animator | null = null;
    try {
      animator = this.prepare?.(step, before) ?? null;
    } catch (problem) {
      // Whatever a picture lacks, the view must not miss the step.
      console.error(problem);
    }
    this.jump(step);
    if (!animator) return null;
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
    this.#write(step);
  }

  /** Into the log. */
  #write(step: Happening): void {
    if (!step.kind) return;
    const line = lineOf(this.#number++, step, this.#byClock.has(step));
    this.lines = [line, ...this.lines].slice(0, MOST_LINES);
    this.last = line;
  }
}
