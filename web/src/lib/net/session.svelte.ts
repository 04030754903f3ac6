/** The client state of one table: what the server sent, as far as it has been shown. */

import { games } from "../../games";
import { type Host, HostError, type Link, type TableConnection } from "../host/host";
import type { CardData } from "../game/cards";
import { storeSeedHash } from "../game/fair";
import { logLine, type LogLine } from "../game/logLine";
import { merge } from "./patch";
import type { Chat, Choice, ClientFrame, Move, Refused, ServerFrame, Step, TableInfo, Times, Turn, Viewing } from "./protocol";
import { Queue, type Shown } from "../playback/queue";
import { showStep, type Prepare } from "../playback/showStep";
import { settings } from "../settings.svelte";
import type { View } from "../game/views";

/** Older lines of the log and of the chat are dropped. */
export const MAX_LINES = 400;
const TAKE_BACK = "take-back";
const PACES = { calm: 1, brisk: 2, instant: Infinity } as const;
/** Delay before new choices accept input: an earlier click or key press was meant for something else. */
export const INPUT_DELAY_MS = 300;
/** Errors for frames that the server did not process: no view follows them. */
const UNPROCESSED = new Set(["server-too-many", "server-too-large", "server-frame"]);

/** A move as it is sent: one of the listed choices, or one as data. */
type Answer = Pick<Move, "move" | "kind" | "data">;

/** A move without an answer from the server yet. */
interface Sent {
  answer: Answer;
  /** The choices it answers, and the latest version with the same choices. */
  asked: Choice[];
  version: number;
  /** It has been sent twice. */
  again: boolean;
}

const same = (one: Choice[], other: Choice[]): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Session {
  link = $state<Link>("connecting");
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  choices = $state.raw<Choice[]>([]);
  canUndo = $state(false);
  /** The choices have just appeared: input is ignored, and the page marks them as disabled. */
  fresh = $state(false);
  times = $state.raw<Times | null>(null);
  lines = $state.raw<LogLine[]>([]);
  /** Number of times that the server skipped turns: the log then has a hole, which `restoreLog` fills. */
  holes = $state(0);
  /** A step is being shown. */
  busy = $state(false);
  chats = $state.raw<Chat[]>([]);
  refusal = $state.raw<HostError | null>(null);
  /** Our time ran out, and the move was made for us. */
  timedOut = $state(false);
  /** A move is in flight. */
  sending = $state(false);
  /** The server's clock minus the local clock, in ms. */
  clockOffset = 0;

  prepare: Prepare | null = null;

  #version = $state(0);
  #number = 0;
  #byClock = new WeakSet<Step>();
  /** The newest choices, possibly not shown yet; the same object while the question is the same. */
  #asked: Choice[] = [];
  #sent: Sent | null = null;
  #freshness: ReturnType<typeof setTimeout> | undefined;
  /** The last move was sent twice. */
  #resent = false;
  /** `#joining`: the new socket has not sent its `table` frame yet. `#catching`: missed turns are still to come. */
  #joining = false;
  #catching = false;
  /** The version when the socket was opened: turns up to this one were missed and are not shown. */
  #missed = 0;
  #queue = new Queue(this, () => (document.hidden ? Infinity : PACES[settings.pace]));
  #connection: TableConnection;

  constructor(host: Host, id: string) {
    this.#connection = host.connect("table", { table_id: id }, {
      onFrame: (frame) => this.#received(frame),
      onLink: (link) => {
        this.link = link;
        if (link === "connecting") this.#joining = true;
      },
      lastVersion: () => this.#version,
    });
    document.addEventListener("visibilitychange", this.#hidden);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#hidden);
    clearTimeout(this.#freshness);
    this.#connection.close();
  }

  /** The seat of this client; -1: spectator. */
  get seat(): number {
    return this.table?.you[0] ?? -1;
  }

  /** Each player has two bandits. */
  get teams(): boolean {
    return this.view !== null && games[this.view.game].teams(this.view.players);
  }

  get version(): number {
    return this.#version;
  }

  setBusy(running: boolean): void {
    this.busy = running;
  }

  /** A decision is due; the option to take back the last one does not count. */
  get myTurn(): boolean {
    return this.choices.some(({ kind }) => kind !== TAKE_BACK);
  }

  /** Make one of the listed moves. `byItself`: made automatically, without a click. */
  move(move: string, byItself = false): void {
    if (this.choices.some((choice) => choice.move === move)) this.#answer({ move }, byItself);
  }

  /** Make a move with selected cards; the choice of this kind says which cards. */
  select(kind: string, cards: readonly (CardData | string)[]): void {
    if (this.choices.some((choice) => choice.kind === kind && choice.select)) this.#answer({ kind, data: { cards } }, false);
  }

  #answer(answer: Answer, byItself: boolean): void {
    if (this.sending || (this.fresh && !byItself)) return;
    if (!this.#send({ type: "move", version: this.#version, ...answer })) return;
    this.sending = true;
    this.#resent = false;
    this.#sent = { answer, asked: this.#asked, version: this.#version, again: false };
    this.choices = [];
  }

  undo(): void {
    // only once: the response says whether more can be taken back
    if (this.canUndo && !this.fresh && this.#send({ type: "undo", version: this.#version })) this.canUndo = false;
  }

  /** Returns whether the message could be sent. */
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

  #hidden = (): void => {
    if (document.hidden) this.#queue.skip();
  };

  #received(frame: ServerFrame): void {
    switch (frame.type) {
      case "table":
        this.table = frame.table;
        storeSeedHash(frame.table);
        if (this.#joining) this.#missed = frame.table.version;
        if (this.#joining) this.#catching = true;
        this.#joining = false;
        break;
      case "view":
        this.#viewReceived(frame);
        break;
      case "turn":
        this.#turnReceived(frame);
        break;
      case "refused":
        this.#refusalReceived(frame);
        break;
      case "chat":
        if (!this.chats.some(({ number }) => number === frame.number)) this.chats = [...this.chats, frame].slice(-MAX_LINES);
        break;
      case "pong":
        this.clockOffset = frame.now - Date.now();
        break;
    }
  }

  #viewReceived(frame: Viewing): void {
    const sent = this.#sent;
    const asked = frame.choices ?? [];
    for (const step of this.#queue.clear()) this.#write(step);
    this.#updateClocks(frame.times);
    this.#asked = same(asked, this.#asked) ? this.#asked : asked;
    if (this.#version && frame.version > this.#version) this.holes += 1;
    this.#version = frame.version;
    this.view = frame.view as unknown as View;
    // after a reconnect without any new turn, the sent move was lost
    const unheard = this.#catching && sent?.version === frame.version && sent.asked === this.#asked;
    this.#catching = false;
    if (sent && unheard) this.#sendAgain(sent);
    else this.#confirmed();
    this.#settle(this.#asked, frame.undo);
  }

  #turnReceived(frame: Turn): void {
    if (frame.version <= this.#version) return;
    if (frame.version !== this.#version + 1) {
      this.#connection.send({ type: "refresh" });
      return;
    }
    const missed = frame.version <= this.#missed;
    const mine = frame.seat === this.seat;
    // while catching up, only the last turn has the current choices
    const partial = frame.version < this.#missed;
    const asked = frame.choices ?? [];
    const unchanged = !mine && (partial || same(asked, this.#asked));
    if (!partial) this.#updateClocks(frame.times);
    if (!unchanged) this.#asked = asked;
    this.#version = frame.version;
    if (frame.version >= this.#missed) this.#catching = false;
    if (this.choices.length && this.choices !== this.#asked) this.choices = [];
    this.canUndo &&= frame.undo ?? false;
    const sent = this.#sent;
    if (sent && !unchanged) {
      this.#confirmed();
      // a stand-in bot has moved for us; timeouts are reported elsewhere
      if (missed && !(mine && frame.by !== "bot")) this.#reportUnsent();
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

  #refusalReceived({ error, details, message }: Refused): void {
    // the first of the two moves has arrived after all
    if (this.#resent && error === "server-stale") this.#resent = false;
    else this.refusal = new HostError(error, details, message);
    // a view follows a refused move, but not an unprocessed one
    if (!UNPROCESSED.has(error) || !this.#sent) return;
    this.#confirmed();
    this.#settle(this.#asked, this.canUndo);
  }

  /** Update the server time and the clocks: immediately, even if steps are still waiting to be shown. */
  #updateClocks(times: Times | null | undefined): void {
    this.times = times ?? null;
    if (times) this.clockOffset = times.now - Date.now();
  }

  #settle(choices: Choice[], undo: boolean | undefined): void {
    const shown = this.sending ? [] : choices;
    if ((shown.length && shown !== this.choices) || (undo && !this.canUndo)) this.#ignoreInputBriefly();
    this.choices = shown;
    this.canUndo = undo ?? false;
  }

  #ignoreInputBriefly(): void {
    this.fresh = true;
    clearTimeout(this.#freshness);
    this.#freshness = setTimeout(() => (this.fresh = false), INPUT_DELAY_MS);
  }

  #confirmed(): void {
    this.#sent = null;
    this.sending = false;
  }

  /** Resend a lost move after a reconnect; the question is still open. If both arrive, the server refuses one. */
  #sendAgain(sent: Sent): void {
    if (!sent.again && this.#connection.send({ type: "move", version: this.#version, ...sent.answer })) {
      sent.again = this.#resent = true;
      return;
    }
    this.#confirmed();
    this.#reportUnsent();
  }

  #send(frame: ClientFrame): boolean {
    const sent = !this.#joining && this.#connection.send(frame);
    if (!sent) this.#reportUnsent();
    return sent;
  }

  #reportUnsent(): void {
    this.refusal = new HostError("unsent");
  }

  /** See `StepPlayer`. */
  show(step: Step, speed: number): Shown | null {
    return showStep(step, this.view, speed, this.prepare, () => this.jump(step));
  }

  jump(step: Step): void {
    if (step.patch) this.view = merge(this.view, step.patch) as View;
    this.#write(step);
  }

  /** Add a line to the log. */
  #write(step: Step): void {
    if (!step.kind) return;
    const line = logLine(this.#number++, step, this.#byClock.has(step));
    this.lines = [line, ...this.lines].slice(0, MAX_LINES);
  }
}
