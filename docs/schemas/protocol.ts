// Made of src/coltexpress/server/messages.py by `make schemas`; do not edit.

export const PROTOCOL = 1;

export type Level = "greenhorn" | "rustler" | "outlaw" | "legend";

export type Pace = "instant" | "brisk" | "calm";

export type GameSlug = "express" | "super";

export type Language = "en" | "nl" | "fr" | "sv" | "ru" | "de";

export type ChairKind = "open" | "kept" | "person" | "bot";

export type Status = "waiting" | "playing" | "over" | "closed";

export type Emote = "laugh" | "angry" | "wow" | "greedy" | "hat-off" | "hurry";

/** Time for each choice, and a reserve for the whole game, in seconds. Days make it a game by correspondence. */
export interface ClockRules {
  move?: number;
  reserve?: number;
  /**
   * When time is out: a bot (the table's stand-in) chooses, or the first of the legal moves is made; in Schemin',
   * cards are drawn where that may be done.
   */
  out?: "bot" | "default";
}

/** How a table is to be. `options` are the game's own (docs/notation.md), with `players`. */
export interface NewTable {
  game: GameSlug;
  options: Record<string, unknown>;
  public?: boolean;
  clock?: ClockRules | null;
  pace?: Pace;
  /** Who plays for people who are away. */
  stand_in?: Level;
  /** Levels by seat number; the other seats are for people. */
  bots?: Record<string, Level>;
}

/** A seat as everybody sees it. */
export interface Chair {
  /** `kept`: for somebody of the game before, who has not sat down yet. */
  kind: ChairKind;
  name: string;
  /** A bot's. */
  level: string;
  /** Chosen before the start; empty: left to chance. */
  bandit: string;
  /** A bot plays for its owner, until the owner is back. */
  stand_in: boolean;
  /** The owner's device is connected. */
  here: boolean;
  /** How many want a bot to take over. */
  votes: number;
  /** Said before the start, while the game is as it was then; bots always are. */
  ready: boolean;
}

/** A table as everybody sees it. `you` are the seats of whoever asks. */
export interface TableInfo {
  id: string;
  game: GameSlug;
  options: Record<string, unknown>;
  status: Status;
  public: boolean;
  clock: ClockRules | null;
  pace: Pace;
  stand_in: Level;
  chairs: Chair[];
  /** The host's seat; -1: the host watches. */
  host: number;
  /** Whoever asks is the host. */
  hosting: boolean;
  you: number[];
  watchers: number;
  /** What the house shows before any salt arrives. */
  seed_hash: string;
  created: number;
  rules_version: number;
  /** Rises with every change of this. */
  rev: number;
  /** Of the game: how many turns have been made. */
  version: number;
  /** Finds the table while it is waiting. */
  code: string;
  /** The house's secret, once the game is over. */
  seed: string;
  /** The id of the next game of the same people. */
  rematch: string;
  /** The host has sent whoever asks away. */
  removed: boolean;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: GameSlug;
  players: number;
  taken: number;
  names: string[];
  status: Status;
  created: number;
  clock: ClockRules | null;
  /** Your seats. In a game, seats are places in `names`. */
  you: number[];
  /** It is your turn there. */
  yours: boolean;
  /** When time is out for whoever has to choose; 0: never. */
  due: number;
  /** When something last happened there. */
  changed: number;
  /** The round that is played, or was the last; 0: none yet. */
  round: number;
  /** The seats that have to choose. */
  acting: number[];
  /** The seats that have won, once the game is over. */
  winners: number[];
}

/** `salt`: at least 16 characters that this device threw; part of every shuffle. */
export interface SitDown {
  salt: string;
  seat?: number | null;
  bandit?: string;
}

/** Who plays whom: for oneself, or as the host for a bot. */
export interface ChooseBandit {
  seat: number;
  /** Empty: left to chance. */
  bandit?: string;
}

/** A bot in a seat, or with no level an open seat again. */
export interface SeatBot {
  seat: number;
  level?: Level | null;
}

/** Whether one wants the game to begin as it is. It may begin all the same. */
export interface SayReady {
  ready: boolean;
}

/**
 * How a waiting table is to be from now on: the words of a NewTable; what is left out stays. Another game needs
 * options of its own.
 */
export interface ChangeTable {
  game?: GameSlug;
  /** All of the game's own: what is left out of these has its default. */
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: ClockRules | null;
  pace?: Pace;
  stand_in?: Level;
  /** A bot for each of these seats, where no person sits. */
  bots?: Record<string, Level>;
}

/** The seat that is meant. */
export interface OneSeat {
  seat: number;
}

/** The name that somebody picks, and the language of their notices. */
export interface NewIdentity {
  name: string;
  language?: Language;
}

/** What is left out stays. `webhook`: where turn notices go; empty: nowhere. */
export interface ChangedIdentity {
  name?: string;
  language?: Language;
  webhook?: string;
}

/** Who somebody is. */
export interface Identity {
  name: string;
  language: Language;
  webhook: string;
  /** Only when it is new: for programs, which send it as a bearer token. Browsers keep it in a cookie. */
  token: string;
}

/** Opens this identity on another device, once, within minutes. */
export interface DeviceLink {
  code: string;
  url: string;
  /** An SVG picture of the URL. */
  qr: string;
  expires: number;
}

/** The code of a device link. */
export interface ClaimLink {
  code: string;
}

/** The table that a short code stands for. */
export interface Found {
  id: string;
}

/** A refusal: a stable key, the sentence in the reader's language, and what fills it. */
export interface Problem {
  error: string;
  message: string;
  details: Record<string, unknown>;
}

/** Make a move, in notation. `version`: that of the view it was chosen in. */
export interface Move {
  type: "move";
  version: number;
  move: string;
}

/** Take back the last choice: as long as it is the last, and nothing came to light by it. */
export interface Undo {
  type: "undo";
  version: number;
}

/** Talk, to everybody at the table. */
export interface Say {
  type: "say";
  text: string;
}

/** Say it without words: one of the type Emote. */
export interface Gesture {
  type: "gesture";
  emote: string;
}

/** Let a bot play for this seat, whose owner is away or does not choose. */
export interface Vote {
  type: "vote";
  seat: number;
}

/** Take the seat back from the bot that plays for it. */
export interface Return {
  type: "return";
}

/** Ask for a position that may be the real one, for all this seat knows: for bots that search. */
export interface Sample {
  type: "sample";
}

/** Ask for the view anew. */
export interface Refresh {
  type: "refresh";
}

/** Ask whether anybody is there. */
export interface Ping {
  type: "ping";
}

/** An event as this viewer sees it, and the merge patch (RFC 7396) that it makes to the view. */
export interface Happening {
  /** Empty: only the patch, which says whose turn it is. */
  kind?: string;
  data?: Record<string, unknown>;
  patch?: Record<string, unknown>;
}

/** A legal move, and as far as its seat can know what it would do: events, up to the first that is uncertain. */
export interface Choice {
  move: string;
  preview?: Happening[];
}

/** A table's clocks. `due` says for each seat that has to choose when its time is out, reserve included. */
export interface Times {
  now: number;
  /** Milliseconds left in reserve, by seat. */
  reserve: number[];
  due?: Record<string, number>;
}

/** Everything, at one version. What comes before it is void. */
export interface Viewing {
  type: "view";
  version: number;
  view: Record<string, unknown>;
  choices?: Choice[];
  undo?: boolean;
  times?: Times | null;
}

/** What happened in one turn: it makes version `version` of the one before. */
export interface Turn {
  type: "turn";
  version: number;
  seat: number;
  /** `person`, `bot`, `clock`: who chose. */
  by: string;
  told: Happening[];
  choices?: Choice[];
  undo?: boolean;
  times?: Times | null;
}

/** The table besides its game, whole, whenever anything of it changes. */
export interface TableFrame {
  type: "table";
  table: TableInfo;
}

/** What somebody said or did; `number` rises. `seat` -1: a watcher. */
export interface Chat {
  type: "chat";
  number: number;
  name: string;
  at: number;
  seat?: number;
  text?: string;
  emote?: string;
}

/** A position in notation, in which everything this seat may not know is thrown anew. */
export interface Sampled {
  type: "sampled";
  version: number;
  position: string;
}

/** Nothing has changed. For a move or undo, the current view follows. */
export interface Refused {
  type: "refused";
  error: string;
  message: string;
  details?: Record<string, unknown>;
}

/** Somebody is, and this is the time there. */
export interface Pong {
  type: "pong";
  now: number;
}

/** It is your turn: in the stream of notices, and to a webhook. */
export interface Notice {
  table: string;
  url: string;
  game: GameSlug;
  text: string;
  due: number;
}

/** A game as one viewer was told it: the view at `start`, then every turn since. */
export interface History {
  table: string;
  /** The seat; -1: a watcher. */
  perspective: number;
  start: number;
  view: Record<string, unknown>;
  turns: Turn[];
  version: number;
}

/** A finished game (docs/notation.md, "Records"). The key of every shuffle is made of `seed` and `salts`. */
export interface GameRecord {
  format: number;
  game: GameSlug;
  rules_version: number;
  options: Record<string, unknown>;
  seed_hash: string;
  salts: string[];
  /** The seat that chose, or `nature`, and the move. */
  moves: ([number | "nature", string])[];
  seed?: string;
  outcome?: Record<string, number[]>;
  /** Levels by seat, empty for people; none at all where only people played. */
  bots?: string[];
}

export type ClientFrame =
  | Move
  | Undo
  | Say
  | Gesture
  | Vote
  | Return
  | Sample
  | Refresh
  | Ping;

export type ServerFrame =
  | Viewing
  | Turn
  | TableFrame
  | Chat
  | Sampled
  | Refused
  | Pong;
